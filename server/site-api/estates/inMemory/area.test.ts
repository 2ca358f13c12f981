import { createRng } from 'aanbod-demo/rng'
import { isNear, isNearAny } from './area'
import { NumberColumn } from './numberColumn'

const ROWS = 400

test('within any of many circles is within one of them, also by the middle of a town', () => {
  const rng = createRng(14)
  const [lat, lon, townLat, townLon] = [0, 1, 2, 3].map(() => new NumberColumn())
  const columns = { lat, lon, town_lat: townLat, town_lon: townLon } as Parameters<typeof isNear>[0]
  const degrees = (from: number, to: number) => from + rng.next() * (to - from)
  for (let row = 0; row < ROWS; row++) {
    const isPlaced = rng.chance(0.6)
    columns.lat.set(row, isPlaced ? degrees(49.5, 51.5) : null)
    columns.lon.set(row, isPlaced ? degrees(2.5, 6.4) : null)
    columns.town_lat.set(row, rng.chance(0.8) ? degrees(49.5, 51.5) : null)
    columns.town_lon.set(row, degrees(2.5, 6.4))
  }
  for (const km of [1, 5, 40]) {
    const circles = Array.from({ length: 30 }, () => ({
      km,
      lat: degrees(49.5, 51.5),
      lon: degrees(2.5, 6.4),
    }))
    const rows = Array.from({ length: ROWS }, (_, row) => row)
    const each = circles.map((circle) => isNear(columns, circle))
    const found = rows.filter(isNearAny(columns, circles))
    expect(found).toEqual(rows.filter((row) => each.some((isIn) => isIn(row))))
    expect(found.length).toBeGreaterThan(0)
  }
  expect([0, 1].filter(isNearAny(columns, []))).toEqual([])
})
