import fc from 'fast-check'
import type { Stroke } from './geography'
import { areaPath } from './outline'

function ringOf(points: readonly (readonly [number, number])[]): Stroke {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    points: new Float64Array(points.flat()),
    box: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
  }
}

/** Whether a point of the tile lies in a path's rings, by the rule evenodd. */
function isFilled(path: string, x: number, y: number) {
  const rings = path.split('Z').filter(Boolean)
  const crossings = rings.flatMap((ring) => {
    const figures = (ring.match(/-?[\d.]+/g) ?? []).map(Number)
    const count = figures.length / 2
    return Array.from({ length: count }, (_, i) => {
      const [ax = 0, ay = 0] = figures.slice(2 * i, 2 * i + 2)
      const [bx = 0, by = 0] = i + 1 < count ? figures.slice(2 * i + 2, 2 * i + 4) : figures.slice(0, 2)
      return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)
    })
  })
  return crossings.filter(Boolean).length % 2 === 1
}

/** A ring around the middle of the tile 9/256/256, by how far it reaches in each direction, in tiles. */
const around = (reaches: readonly number[]) =>
  ringOf(
    reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length
      const tiles = (by: number) => (256.5 + reach * by) / 512
      return [tiles(Math.cos(angle)), tiles(Math.sin(angle))] as const
    }),
  )

test('an area that reaches around the tile fills its middle, however far and wild its outline', () => {
  const reach = fc.double({ min: 0.05, max: 60, noNaN: true })
  fc.assert(
    fc.property(fc.array(reach, { minLength: 12, maxLength: 200 }), (reaches) => {
      const path = areaPath([around(reaches)], { z: 9, x: 256, y: 256 })
      expect(isFilled(path, 128.27, 128.31)).toBe(true)
    }),
  )
})

test('an area elsewhere leaves nothing', () => {
  expect(areaPath([around([1, 1, 1, 1, 1, 1])], { z: 9, x: 100, y: 100 })).toBe('')
})
