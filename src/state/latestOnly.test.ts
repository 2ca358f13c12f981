import fc from 'fast-check'
import { latestOnly, type Latest } from './latestOnly'

/** Work whose answers come when the test says so. */
function answering() {
  const asked: {
    question: string
    signal: AbortSignal
    answer: (text: string) => void
    fail: (why: Error) => void
  }[] = []
  const work = (signal: AbortSignal, question: string) =>
    new Promise<string>((answer, fail) => asked.push({ question, signal, answer, fail }))
  return { asked, ask: latestOnly(work) }
}

describe('only the latest answer counts (spec §4)', () => {
  test('an answer that nothing overtook', async () => {
    const { asked, ask } = answering()
    const run = ask.run('Gent')
    asked[0]?.answer('3 houses')
    expect(await run).toEqual({ latest: true, value: '3 houses' })
    expect(asked[0]?.signal.aborted).toBe(false)
  })

  test('an older answer that comes after a newer one is nobody’s', async () => {
    const { asked, ask } = answering()
    const older = ask.run('Gent')
    const newer = ask.run('Brugge')
    asked[1]?.answer('1 house')
    expect(await newer).toEqual({ latest: true, value: '1 house' })
    asked[0]?.answer('3 houses')
    expect(await older).toEqual({ latest: false })
  })

  test('a newer question aborts the older, whose failure is then no failure', async () => {
    const { asked, ask } = answering()
    const older = ask.run('Gent')
    const newer = ask.run('Brugge')
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[0]?.fail(new DOMException('aborted', 'AbortError'))
    expect(await older).toEqual({ latest: false })
    asked[1]?.fail(new Error('500'))
    await expect(newer).rejects.toThrow('500')
  })

  test('after a failure the next question is answered', async () => {
    const { asked, ask } = answering()
    const failed = ask.run('Gent')
    asked[0]?.fail(new Error('500'))
    await expect(failed).rejects.toThrow('500')
    const retry = ask.run('Gent')
    asked[1]?.answer('3 houses')
    expect(await retry).toEqual({ latest: true, value: '3 houses' })
  })

  test('work that throws before it starts fails like any other', async () => {
    const ask = latestOnly(() => {
      throw new Error('no address')
    })
    await expect(ask.run()).rejects.toThrow('no address')
  })

  test('given up: neither answer nor failure', async () => {
    const { asked, ask } = answering()
    const answered = ask.run('Gent')
    ask.cancel()
    asked[0]?.answer('3 houses')
    expect(await answered).toEqual({ latest: false })
    const failed = ask.run('Brugge')
    ask.cancel()
    asked[1]?.fail(new Error('500'))
    expect(await failed).toEqual({ latest: false })
  })

  test('in whatever order answers and failures come, the last question alone is shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        async (scheduler, outcomes) => {
          const ask = latestOnly((_signal, place: number, ok: boolean) =>
            scheduler.schedule(ok ? Promise.resolve(place) : Promise.reject(new Error(String(place)))),
          )
          const shown: (Latest<number> | Error)[] = []
          const runs = outcomes.map((ok, place) =>
            ask.run(place, ok).then(
              (result) => void (result.latest && shown.push(result)),
              (error: Error) => void shown.push(error),
            ),
          )
          await scheduler.waitFor(Promise.all(runs))
          const last = outcomes.length - 1
          expect(shown).toEqual([outcomes[last] ? { latest: true, value: last } : new Error(String(last))])
        },
      ),
    )
  })
})
