import fc from 'fast-check'
import { leafWays } from './leafWays'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 13, [1, 2, 3, undefined, 13]],
  [5, 13, [1, 2, 3, 4, 5, 6, 7, undefined, 13]],
  [6, 13, [1, undefined, 4, 5, 6, 7, 8, undefined, 13]],
  [13, 13, [1, undefined, 11, 12, 13]],
])('from page %i of %i', (leaf, leaves, ways) => {
  expect(leafWays(leaf, leaves)).toEqual(ways)
})

test('every page is reached from the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (leaves) => {
      const met = new Set([1])
      for (const leaf of met) for (const other of leafWays(leaf, leaves)) if (other) met.add(other)
      expect(met.size).toBe(leaves)
    }),
  )
})
