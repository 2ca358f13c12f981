import { throttled } from './throttled'

describe('a throttled function (spec §9: 10 ms for scroll, 50 ms for resize)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('runs at once, then at most once an interval, and does not lose the last call', () => {
    const run = jest.fn()
    const call = throttled(run, 50)
    for (let ms = 0; ms < 200; ms++) {
      call()
      jest.advanceTimersByTime(1)
    }
    expect(run).toHaveBeenCalledTimes(5)
    jest.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledTimes(5)
  })

  test('a single call runs once', () => {
    const run = jest.fn()
    throttled(run, 10)()
    jest.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('a call to come is dropped when it is cancelled', () => {
    const run = jest.fn()
    const call = throttled(run, 10)
    call()
    call()
    call.cancel()
    jest.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
