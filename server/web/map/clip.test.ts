import fc from 'fast-check'
import { clipRing, piecesIn } from './clip'

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }

/** Twice the area, by the shoelace rule; turned rings count negative. */
const area = (ring: readonly number[]) => {
  let sum = 0
  for (let i = 0; i < ring.length; i += 2) {
    const [ax = 0, ay = 0] = ring.slice(i, i + 2)
    const [bx = 0, by = 0] = i + 2 < ring.length ? ring.slice(i + 2, i + 4) : ring.slice(0, 2)
    sum += ax * by - bx * ay
  }
  return Math.abs(sum) / 2
}

test('a ring around the box leaves the box, one beside it nothing, one within it itself', () => {
  expect(area(clipRing([-5, -5, 15, -5, 15, 15, -5, 15], BOX))).toBe(100)
  expect(clipRing([20, 20, 30, 20, 30, 30], BOX)).toEqual([])
  expect(clipRing([1, 1, 2, 1, 2, 2], BOX)).toEqual([1, 1, 2, 1, 2, 2])
})

test('whatever a ring is, nothing of it stands outside the box afterwards', () => {
  const ring = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 6, maxLength: 40 })
  fc.assert(
    fc.property(ring, (points) => {
      const even = points.slice(0, points.length - (points.length % 2))
      for (const value of clipRing(even, BOX)) {
        expect(value).toBeGreaterThanOrEqual(-1e-9)
        expect(value).toBeLessThanOrEqual(10 + 1e-9)
      }
    }),
  )
})

test('a line that leaves and comes back is two pieces, each with the point beyond the edge', () => {
  expect(piecesIn([5, 5, 15, 5, 15, 40, -5, 40, -5, 5, 5, 5], BOX)).toEqual([
    [5, 5, 15, 5],
    [-5, 5, 5, 5],
  ])
})
