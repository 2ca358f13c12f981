import { NOWHERE, type Places } from '../estates/inMemory/columns'
import { tally, tallyUpTo } from './tally'

/** Two listings of their own, and a project with three units and one with two. */
const had = {
  alone: Int32Array.of(1, 2),
  units: Int32Array.of(11, 12, 13, 21, 22),
  projects: Int32Array.of(10, 10, 10, 20, 20),
}
const placed = (places: Record<number, number>): Places => ({
  keys: Int32Array.from({ length: 30 }, (_, row) => row),
  placeOf: Uint8Array.from({ length: 30 }, (_, row) => places[row] ?? NOWHERE),
})

test('a listing counts once for each value that what can be had in it has', () => {
  const counts = tally(placed({ 1: 0, 11: 0, 12: 2, 13: 0, 21: 2, 22: 2 }), had)
  expect([...counts.subarray(0, 3)]).toEqual([2, 0, 2])
})

test('a value that is not known counts nowhere', () => {
  expect(tally(placed({}), had).some((count) => count > 0)).toBe(false)
  expect(tallyUpTo(placed({}), had).some((count) => count > 0)).toBe(false)
})

test('a listing counts for the best value in it and for all that come after that', () => {
  const counts = tallyUpTo(placed({ 2: 1, 11: 3, 12: 0, 13: 2, 21: 2 }), had)
  expect([...counts.subarray(0, 4)]).toEqual([1, 2, 3, 3])
})
