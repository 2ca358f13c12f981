import { answerCache } from './answerCache'

const setUp = (maxSize: number) => {
  const cache = answerCache<string>(maxSize, (answer) => answer.length)
  const made: string[] = []
  const ask = (version: string, question: string, answer = `${question}@${version}`) =>
    cache.get(version, question, async () => {
      made.push(question)
      return answer
    })
  return { cache, made, ask }
}

describe('answers that are kept', () => {
  it('are made once as long as the data are the same', async () => {
    const { ask, made } = setUp(100)
    expect(await ask('1', 'a')).toBe('a@1')
    expect(await ask('1', 'a')).toBe('a@1')
    expect(made).toEqual(['a'])
    expect(await ask('2', 'a')).toBe('a@2')
    expect(made).toEqual(['a', 'a'])
  })

  it('are made once when many ask at once', async () => {
    const { ask, made } = setUp(100)
    expect(await Promise.all([ask('1', 'a'), ask('1', 'a'), ask('1', 'b')])).toEqual(['a@1', 'a@1', 'b@1'])
    expect(made).toEqual(['a', 'b'])
  })

  it('give way when they are too many, those not asked for longest first', async () => {
    const { ask, made } = setUp(10)
    await ask('1', 'a', 'four')
    await ask('1', 'b', 'four')
    await ask('1', 'a')
    await ask('1', 'c', 'four')
    await ask('1', 'a')
    expect(made).toEqual(['a', 'b', 'c'])
    await ask('1', 'b', 'four')
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('take the room of their question too', async () => {
    const { ask, made } = setUp(100)
    const long = 'q'.repeat(90)
    await ask('1', long, '')
    await ask('1', 'another that is long', '')
    await ask('1', long, '')
    expect(made).toEqual([long, 'another that is long', long])
  })

  it('are never kept when larger than everything that may be', async () => {
    const { ask, made } = setUp(3)
    await ask('1', 'a', 'four')
    await ask('1', 'a', 'four')
    expect(made).toEqual(['a', 'a'])
  })

  it('are not failures', async () => {
    const { cache, ask, made } = setUp(100)
    const failing = () => cache.get('1', 'a', () => Promise.reject(new Error('down')))
    await expect(failing()).rejects.toThrow('down')
    expect(await ask('1', 'a')).toBe('a@1')
    expect(made).toEqual(['a'])
  })
})
