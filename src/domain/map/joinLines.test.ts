import fc from 'fast-check'
import { joinLines, straightened } from './joinLines'

const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))
const ends = (lines: { x: number; y: number }[][]) =>
  lines.map((each) =>
    [each[0], each.at(-1)]
      .map((point) => `${point?.x},${point?.y}`)
      .sort()
      .join(' '),
  )

test('a street from crossing to crossing becomes one, whichever way its parts were drawn', () => {
  const street = [line([0, 0], [10, 0]), line([30, 0], [20, 0]), line([10, 0], [20, 0])]
  expect(ends(joinLines(street))).toEqual(['0,0 30,0'])
  expect(joinLines(street)[0]).toHaveLength(4)
})

test('at a fork it goes straight on', () => {
  const street = [line([0, 0], [10, 0]), line([10, 0], [16, 8]), line([10, 0], [20, 1])]
  expect(ends(joinLines(street))).toEqual(['0,0 20,1', '10,0 16,8'])
})

test('it does not turn back upon itself, and a lone point is no line', () => {
  const street = [line([0, 0], [10, 0]), line([10, 0], [1, 1]), line([5, 5])]
  expect(ends(joinLines(street))).toEqual(['0,0 10,0', '1,1 10,0'])
})

test('a square closes once', () => {
  const ring = line([0, 0], [10, 5], [0, 10], [-10, 5], [0, 0])
  expect(joinLines([ring])).toHaveLength(1)
})

test('every piece of every line is in the result, once', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) })
  const steps = (lines: { x: number; y: number }[][]) =>
    lines
      .flatMap((each) =>
        each.slice(1).map((to, at) =>
          [each[at], to]
            .map((one) => `${one?.x},${one?.y}`)
            .sort()
            .join(' '),
        ),
      )
      .sort()
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 2, maxLength: 4 }), { maxLength: 12 }), (lines) =>
      expect(steps(joinLines(lines))).toEqual(steps(lines)),
    ),
  )
})

test('a street that is nearly straight becomes straight, a bend stays', () => {
  const street = line([0, 0], [10, 0.5], [20, -0.5], [30, 0], [30, 20])
  expect(straightened(street, 1)).toEqual(line([0, 0], [30, 0], [30, 20]))
  expect(straightened(street, 0.1)).toEqual(street)
  expect(straightened(line([0, 0], [5, 9], [0, 0]), 1)).toHaveLength(3)
})
