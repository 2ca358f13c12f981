import { Abandoned, fairTurns } from './fairTurns'

/** Once all that is due was done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Things that are done when they are told to be, and the names of those that began, in order. */
function workshop(places: Parameters<typeof fairTurns>[0]) {
  const turns = fairTurns(places)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const offer = (name: string, kind: Parameters<typeof turns.offer>[1] = {}) =>
    turns.offer(() => {
      begun.push(name)
      return new Promise<string>((end) => ends.set(name, () => end(name)))
    }, kind)
  const finish = async () => {
    const [name, end] = [...ends][0] ?? []
    if (name === undefined || !end) throw new Error('Nothing is being done')
    ends.delete(name)
    end()
    await settled()
  }
  return { turns, begun, offer, finish, underWay: () => ends.size }
}

describe('things that are done by turns', () => {
  it('are done a few at once, by visitor in turn, and those of one in their order', async () => {
    const { begun, offer, finish, underWay, turns } = workshop({ all: 2 })
    const many = [1, 2, 3, 4, 5].map((n) => offer(`a${n}`).for({ key: 'a' }))
    const one = offer('b1').for({ key: 'b' })
    const two = [1, 2].map((n) => offer(`c${n}`).for({ key: 'c' }))
    expect(underWay()).toBe(2)
    for (let n = 0; n < 8; n++) await finish()
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'c2', 'a5'])
    expect(await Promise.all([...many, one, ...two])).toEqual([
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'b1',
      'c1',
      'c2',
    ])
    expect(turns.lines()).toBe(0)
  })

  it('are not begun when whoever asked has gone', async () => {
    const { begun, offer, finish, turns } = workshop({ all: 1 })
    const leaving = new AbortController()
    const first = offer('first').for({ key: 'a', gone: leaving.signal })
    const waiting = offer('waiting').for({ key: 'a', gone: leaving.signal })
    const other = offer('other').for({ key: 'b' })
    leaving.abort()
    await expect(first).rejects.toThrow(Abandoned)
    await expect(waiting).rejects.toThrow(Abandoned)
    await finish()
    await finish()
    expect(await other).toBe('other')
    expect(begun).toEqual(['first', 'other'])
    expect(turns.lines()).toBe(0)
    const never = offer('never')
    await expect(never.for({ key: 'a', gone: leaving.signal })).rejects.toThrow(Abandoned)
    await expect(never.done).rejects.toThrow(Abandoned)
  })

  it('are begun as long as one of many waits for them, in the first of their lines', async () => {
    const { begun, offer, finish } = workshop({ all: 1 })
    const leaving = new AbortController()
    void offer('a0').for({ key: 'a' })
    for (const n of [1, 2, 3]) void offer(`a${n}`).for({ key: 'a' })
    const shared = offer('shared')
    const gone = shared.for({ key: 'a', gone: leaving.signal })
    const twice = shared.for({ key: 'a', gone: leaving.signal })
    const stays = shared.for({ key: 'b' })
    leaving.abort()
    await expect(Promise.all([gone, twice])).rejects.toThrow(Abandoned)
    await expect(twice).rejects.toThrow(Abandoned)
    for (let n = 0; n < 5; n++) await finish()
    expect(await stays).toBe('shared')
    expect(begun).toEqual(['a0', 'a1', 'shared', 'a2', 'a3'])
    expect(await shared.for({ key: 'c' })).toBe('shared')
  })

  it('that are large leave a place to the others', async () => {
    const { begun, offer, finish } = workshop({ all: 2, large: 1 })
    for (const n of [1, 2]) void offer(`large${n}`, { isLarge: true }).for({ key: 'a' })
    void offer('small').for({ key: 'a' })
    await settled()
    expect(begun).toEqual(['large1', 'small'])
    await finish()
    expect(begun).toEqual(['large1', 'small', 'large2'])
  })

  it('are refused to whom has too many waiting, and to nobody else', async () => {
    const { offer } = workshop({ all: 1 })
    const few = { mostWaiting: 2 }
    for (const n of [1, 2, 3]) void offer(`a${n}`, few).for({ key: 'a' })
    const refused = offer('a4', few)
    await expect(refused.for({ key: 'a' })).rejects.toMatchObject({
      statusCode: 503,
      members: { retryAfter: expect.any(Number) },
    })
    await expect(refused.done).rejects.toThrow(Abandoned)
    void offer('b1', few).for({ key: 'b' })
  })

  it('go on after one that failed', async () => {
    const turns = fairTurns({ all: 1 })
    const broken = turns.offer(() => Promise.reject(new Error('broken'))).for({ key: 'a' })
    const fine = turns.offer(async () => 'fine').for({ key: 'a' })
    await expect(broken).rejects.toThrow('broken')
    expect(await fine).toBe('fine')
  })
})
