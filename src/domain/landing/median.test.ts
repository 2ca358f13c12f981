import { median } from './median'

test.each([
  [[], undefined],
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 1, 2, 3], 3],
  [[1, 2], 2],
  [[100_000, 9, 1_000_000], 100_000],
])('of %j it is %s', (amounts, expected) => expect(median(amounts)).toBe(expected))

test('what it is asked of stays in its order', () => {
  const amounts = [3, 1, 2]
  median(amounts)
  expect(amounts).toEqual([3, 1, 2])
})
