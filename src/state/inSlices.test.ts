import { inSlices } from './inSlices'

function* counting(to: number, busyMs: number, done: number[]): Generator<void, string> {
  for (let step = 1; step <= to; step++) {
    const until = performance.now() + busyMs
    while (performance.now() < until) continue
    done.push(step)
    yield
  }
  return 'whole'
}

test('a long work lets others in between its pieces', async () => {
  const done: number[] = []
  const seen: number[] = []
  const watch = setInterval(() => seen.push(done.length))
  expect(await inSlices(counting(10, 4, done))).toBe('whole')
  clearInterval(watch)
  expect(seen.some((count) => count > 0 && count < 10)).toBe(true)
})

test('a work that is given up stops and says so', async () => {
  const done: number[] = []
  const controller = new AbortController()
  const work = inSlices(counting(1000, 4, done), controller.signal)
  controller.abort(new Error('moved on'))
  await expect(work).rejects.toThrow('moved on')
  expect(done.length).toBeLessThan(10)
})

test('what the work throws is thrown', async () => {
  function* broken(): Generator<void, string> {
    yield
    throw new Error('broken feed')
  }
  await expect(inSlices(broken())).rejects.toThrow('broken feed')
})
