/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { useLoad } from './useLoad'

/** A load under the test's hand: every call waits until it is answered. */
function calls() {
  const made: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      made.push({ signal, answer, fail })
    })
  return { made, load }
}

const start = (key: string | undefined) => {
  const { made, load } = calls()
  const hook = renderHook(({ of }) => useLoad(of, load), { initialProps: { of: key } })
  return { made, ...hook, now: () => hook.result.current.result }
}

test('loads when the page opens, then has the value', async () => {
  const { made, now } = start('7')
  expect(now()).toEqual({ state: 'loading' })
  await act(async () => made[0]?.answer('villa'))
  expect(now()).toEqual({ state: 'ready', value: 'villa' })
  expect(made).toHaveLength(1)
})

test('asks nothing while there is no key', () => {
  const { made, now } = start(undefined)
  expect(made).toHaveLength(0)
  expect(now()).toEqual({ state: 'loading' })
})

test('another key gives up the old call, shows loading, and drops an answer that comes late', async () => {
  const { made, rerender, now } = start('7')
  await act(async () => made[0]?.answer('villa'))
  rerender({ of: '8' })
  expect(now()).toEqual({ state: 'loading' })
  rerender({ of: '9' })
  expect(made[1]?.signal.aborted).toBe(true)
  await act(async () => made[2]?.answer('castle'))
  await act(async () => made[1]?.answer('late'))
  expect(now()).toEqual({ state: 'ready', value: 'castle' })
})

test('a failure is kept, and trying again loads anew', async () => {
  const { made, result, now } = start('7')
  const error = new Error('down')
  await act(async () => made[0]?.fail(error))
  expect(now()).toEqual({ state: 'failed', error })
  act(() => result.current.retry())
  expect(now()).toEqual({ state: 'loading' })
  await act(async () => made[1]?.answer('villa'))
  await waitFor(() => expect(now()).toEqual({ state: 'ready', value: 'villa' }))
})

test('leaving the page gives up the call', () => {
  const { made, unmount } = start('7')
  unmount()
  expect(made[0]?.signal.aborted).toBe(true)
})
