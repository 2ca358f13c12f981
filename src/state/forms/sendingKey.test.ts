import { sendingKeys } from './sendingKey'

test('the same sent again has the same key, anything else another', () => {
  let count = 0
  const keyOf = sendingKeys(() => `key ${++count}`)
  expect(keyOf({ name: 'Jo' })).toBe('key 1')
  expect(keyOf({ name: 'Jo' })).toBe('key 1')
  expect(keyOf({ name: 'Jo', persons: 2 })).toBe('key 2')
  expect(keyOf({ name: 'Jo' })).toBe('key 3')
})

test('keys cannot be guessed', () => {
  const keys = new Set(Array.from({ length: 50 }, () => sendingKeys()({})))
  expect(keys.size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})
