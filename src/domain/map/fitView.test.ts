import fc from 'fast-check'
import { fitView, type Room } from './fitView'
import type { Edges } from './viewArea'

const NEAREST = 13
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 }
const BELGIUM: Edges = { west: 2.54, south: 49.5, east: 6.41, north: 51.5 }

/** Where a point stands in the room, px. */
function pixel(lat: number, lon: number, edges: Edges, room: Room) {
  const view = fitView(edges, room, NEAREST)
  const size = 256 * 2 ** view.zoom
  const y = (degrees: number) => -Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)
  return {
    x: room.width / 2 + ((lon - view.lon) / 360) * size,
    y: room.height / 2 + (y(lat) - y(view.lat)) * size,
  }
}

test('the country fills the map beside a list from edge to edge, not for half of it', () => {
  const room = { width: 530, height: 700, padding: NO_PADDING }
  expect(pixel(50.5, BELGIUM.west, BELGIUM, room).x).toBeCloseTo(0)
  expect(pixel(50.5, BELGIUM.east, BELGIUM, room).x).toBeCloseTo(530)
})

test('one home is shown with what lies around it', () => {
  const home = { west: 3.72, east: 3.72, south: 51.05, north: 51.05 }
  const view = fitView(home, { width: 500, height: 500, padding: NO_PADDING }, NEAREST)
  expect(view.zoom).toBe(NEAREST)
  expect(view.lat).toBeCloseTo(51.05)
  expect(view.lon).toBeCloseTo(3.72)
})

test('whatever was found is in the room, clear of its edges, and touches one pair of them', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const padding = { top: 40, right: 24, bottom: 24, left: 20 }
  const room = fc.record({
    width: fc.integer({ min: 200, max: 900 }),
    height: fc.integer({ min: 200, max: 900 }),
  })
  fc.assert(
    fc.property(
      degrees(2.5, 6.4),
      degrees(0.2, 3),
      degrees(49.5, 51.5),
      degrees(0.2, 2),
      room,
      (west, wide, south, high, size) => {
        const edges = { west, east: west + wide, south, north: south + high }
        const full = { ...size, padding }
        const topLeft = pixel(edges.north, edges.west, edges, full)
        const bottomRight = pixel(edges.south, edges.east, edges, full)
        const free = [
          topLeft.x - padding.left,
          topLeft.y - padding.top,
          size.width - padding.right - bottomRight.x,
          size.height - padding.bottom - bottomRight.y,
        ]
        for (const px of free) expect(px).toBeGreaterThan(-0.01)
        expect(Math.min(...free)).toBeLessThan(0.01)
      },
    ),
  )
})
