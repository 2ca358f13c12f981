import fc from 'fast-check'
import { cleanArea } from '../search/area'
import { drawnArea, type ScreenPoint } from './drawnArea'
import { edgesOf, isViewArea, showsSame, viewArea } from './viewArea'

const toDegrees = ({ x, y }: ScreenPoint) => [x / 100, y / 100] as const
const circle = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    x: 200 + 100 * Math.cos((2 * Math.PI * i) / count),
    y: 200 + 100 * Math.sin((2 * Math.PI * i) / count),
  }))

test('a circle of a thousand points becomes an area the search takes', () => {
  const area = drawnArea(circle(1000), toDegrees) ?? []
  expect(area.length).toBeGreaterThan(8)
  expect(cleanArea(area)).toHaveLength(area.length)
})

test('whatever a hand scribbles, it never has too many points', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 400 }), (stroke) => {
      expect(drawnArea(stroke, toDegrees)?.length ?? 0).toBeLessThan(60)
    }),
  )
})

test('a tap and a straight line are no area', () => {
  expect(drawnArea([{ x: 1, y: 1 }], toDegrees)).toBeUndefined()
  expect(
    drawnArea(
      circle(1000).map(({ x }) => ({ x, y: 5 })),
      toDegrees,
    ),
  ).toBeUndefined()
})

test.each([[0], [0.7], [Math.PI / 2], [2.5]])(
  'a line that a hand draws as straight as it can is none either, at %f',
  (angle) => {
    const stroke = Array.from({ length: 200 }, (_, i) => {
      const [along, aside] = [2 * i, 3 * Math.sin(i / 9)]
      return {
        x: 400 + along * Math.cos(angle) - aside * Math.sin(angle),
        y: 400 + along * Math.sin(angle) + aside * Math.cos(angle),
      }
    })
    expect(drawnArea(stroke, toDegrees)).toBeUndefined()
    // Nor the same line there and back.
    expect(drawnArea([...stroke, ...[...stroke].reverse()], toDegrees)).toBeUndefined()
  },
)

test('a window is told from what was drawn', () => {
  const edges = { west: 3.5, south: 50.9, east: 3.9, north: 51.2 }
  expect(isViewArea(viewArea(edges))).toBe(true)
  expect(edgesOf(viewArea(edges))).toEqual(edges)
  expect(
    isViewArea([
      [3, 50],
      [4, 50],
      [4, 51],
      [3.1, 51],
    ]),
  ).toBe(false)
  expect(
    isViewArea([
      [3, 50],
      [4, 50],
      [4, 51],
    ]),
  ).toBe(false)
})

test('two windows show the same but for rounding and room, not when one was moved or zoomed', () => {
  const edges = { west: 3.5, south: 50.9, east: 3.9, north: 51.2 }
  expect(showsSame(edges, { ...edges, west: 3.500004, north: 51.199996 })).toBe(true)
  expect(showsSame(edges, { ...edges, south: 50.89, north: 51.21 })).toBe(true)
  expect(showsSame(edges, { ...edges, west: 3.52, east: 3.92 })).toBe(false)
  expect(showsSame(edges, { west: 3.6, south: 50.95, east: 3.8, north: 51.15 })).toBe(false)
})
