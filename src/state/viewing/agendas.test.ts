import type { ApiClient } from '../../siteApi/http'
import { forgetFreeTimes, freeTimes, GOOD_FOR_MS } from './agendas'

let asked: string[] = []
let fails = false
const client = {
  options: { siteId: 'demo' },
  get: (path: string) => {
    asked.push(path)
    return fails ? Promise.reject(new Error('away')) : Promise.resolve({ slots: [] })
  },
} as unknown as ApiClient

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  fails = false
  for (const id of [1, 2]) forgetFreeTimes(client, id)
})
afterEach(() => jest.useRealTimers())

test('free times are asked once a listing, also at the same time', async () => {
  await Promise.all([freeTimes(client, 1), freeTimes(client, 1), freeTimes(client, 2)])
  await freeTimes(client, 1)
  expect(asked).toHaveLength(2)
})

test('and anew when they are old, or one was booked', async () => {
  await freeTimes(client, 1)
  jest.advanceTimersByTime(GOOD_FOR_MS - 1)
  await freeTimes(client, 1)
  expect(asked).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await freeTimes(client, 1)
  expect(asked).toHaveLength(2)
  forgetFreeTimes(client, 1)
  await freeTimes(client, 1)
  expect(asked).toHaveLength(3)
})

test('what failed is not kept', async () => {
  fails = true
  await expect(freeTimes(client, 1)).rejects.toThrow('away')
  fails = false
  expect(await freeTimes(client, 1)).toEqual({ slots: [] })
})
