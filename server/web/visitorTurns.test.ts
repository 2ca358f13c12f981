import { visitorTurns } from './visitorTurns'

/** Whether something has come about once all that is due was done. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await new Promise((resolve) => setImmediate(resolve))
  return done
}

describe('calls of one visitor', () => {
  it('are answered a few at once, the others in the order they came', async () => {
    const turns = visitorTurns(2)
    const [first, second] = [await turns.take('a'), await turns.take('a')]
    const [third, fourth] = [turns.take('a'), turns.take('a')]
    expect([await isDone(third), await isDone(fourth)]).toEqual([false, false])
    first?.()
    first?.()
    expect([await isDone(third), await isDone(fourth)]).toEqual([true, false])
    second?.()
    expect(await isDone(fourth)).toBe(true)
    for (const turn of [await third, await fourth]) turn?.()
    await new Promise((resolve) => setImmediate(resolve))
    expect(turns.size()).toBe(0)
  })

  it('take as many turns as they cost, in the order they came', async () => {
    const turns = visitorTurns(6)
    const [cheap, costly, later] = [turns.take('a'), turns.take('a', 9), turns.take('a')]
    expect([await isDone(cheap), await isDone(costly), await isDone(later)]).toEqual([true, false, false])
    ;(await cheap)?.()
    expect([await isDone(costly), await isDone(later)]).toEqual([true, false])
    ;(await costly)?.()
    expect(await isDone(later)).toBe(true)
    ;(await later)?.()
    expect(turns.size()).toBe(0)
  })

  it('keep nobody else waiting', async () => {
    const turns = visitorTurns(1)
    await turns.take('a')
    void turns.take('a')
    expect(await isDone(turns.take('b'))).toBe(true)
  })

  it('are refused when too many wait', async () => {
    const turns = visitorTurns(1, 1)
    const first = await turns.take('a')
    const second = turns.take('a')
    expect(await turns.take('a')).toBeUndefined()
    first?.()
    expect(await second).toBeDefined()
  })
})
