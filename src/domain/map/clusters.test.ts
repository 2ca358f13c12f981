import { drained } from '../../../tests/support/drained'
import { clusterSteps, levelOf, type Box } from './clusters'
import type { MapPlace } from './mapPlaces'

const WORLD: Box = [-180, -85, 180, 85]
const clustersOf = (places: readonly MapPlace[]) => drained(clusterSteps(places))
const place = (id: number, lat: number, lon: number, pins = 1): MapPlace => ({
  key: `${id}`,
  lat,
  lon,
  approximate: false,
  pins: Array.from({ length: pins }, (_, i) => ({
    id: id * 100 + i,
    lat,
    lon,
    price: 1,
    units: 0,
    kind: { type: 1, transaction: 1, sold: false, approximate: false },
  })),
})

test('a cluster counts listings, not places, and opens where it falls apart', () => {
  const { within } = clustersOf([place(1, 51, 3.7, 20), place(2, 51.001, 3.7), place(3, 50, 6)])
  const cluster = within(WORLD, 8).find((one) => 'listings' in one)
  expect(cluster).toMatchObject({ listings: 21 })
  expect(within(WORLD, cluster && 'opensAt' in cluster ? cluster.opensAt() : 0)).toHaveLength(3)
})

test('only what is in the window stands on the map', () => {
  const { within } = clustersOf([place(1, 51, 3.7), place(2, 50, 6)])
  expect(within([3, 50.5, 4, 51.5], 10).map(({ key }) => key)).toEqual(['1'])
})

describe('what stands on a phone’s map', () => {
  // Where the demo listings are: towns all over Belgium.
  const towns = [
    [51.05, 3.72],
    [51.22, 4.4],
    [50.85, 4.35],
    [50.63, 5.57],
    [50.46, 3.95],
    [51.21, 3.22],
    [50.88, 4.7],
    [51.03, 4.48],
    [50.93, 5.34],
    [51.32, 4.94],
    [50.47, 4.87],
    [50.41, 4.44],
    [51.1, 2.59],
    [50.83, 3.26],
    [51.19, 5.11],
    [50.09, 4.57],
    [49.79, 5.07],
    [50.48, 5.81],
    [50.93, 4.42],
    [51.17, 4.14],
    [50.61, 3.39],
    [50.96, 3.53],
    [50.74, 4.24],
    [50.98, 4.57],
  ] as const
  const { within } = clustersOf(towns.map(([lat, lon], i) => place(i, lat, lon)))
  const pixel = (lat: number, lon: number, zoom: number) => {
    const sin = Math.sin((lat * Math.PI) / 180)
    const world = 256 * 2 ** zoom
    return {
      x: (lon / 360 + 0.5) * world,
      y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
    }
  }

  test.each([6, 7, 8, 9])('leaves every cluster room to be pressed at zoom %i', (zoom) => {
    const found = within(WORLD, zoom).map((one) => ({ ...one, ...pixel(one.lat, one.lon, zoom) }))
    for (const cluster of found.filter((one) => 'listings' in one))
      for (const other of found.filter((one) => one !== cluster))
        expect(Math.hypot(cluster.x - other.x, cluster.y - other.y)).toBeGreaterThan(44)
  })
})

describe('many places', () => {
  // A grid over Belgium, closer together than a cluster is wide.
  const many = Array.from({ length: 12_000 }, (_, i) =>
    place(i, 49.6 + Math.floor(i / 120) * 0.018, 2.6 + (i % 120) * 0.03, 1 + (i % 3)),
  )
  const listings = many.reduce((sum, { pins }) => sum + pins.length, 0)
  const { within } = clustersOf(many)

  test.each([5, 9, 10, 12, 14, 16])('are all there at zoom %i, each once', (zoom) => {
    const found = within(WORLD, zoom)
    const counts = found.map((one) => ('place' in one ? one.place.pins.length : one.listings))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listings)
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
  })

  test('are one whole from afar, and fall apart where their cluster says', () => {
    expect(within(WORLD, 0)).toHaveLength(1)
    const [cluster] = within([4, 50.2, 5, 51], 9)
    if (!cluster || !('opensAt' in cluster)) throw new Error('There is no cluster')
    const near = (zoom: number) =>
      within([cluster.lon - 0.1, cluster.lat - 0.1, cluster.lon + 0.1, cluster.lat + 0.1], zoom).length
    expect(cluster.opensAt()).toBeGreaterThan(9)
    expect(near(cluster.opensAt())).toBeGreaterThan(near(9))
  })
})

test('a map between two levels shows the nearer one where its clusters still stand apart', () => {
  expect([7, 7.36, 7.59, 7.6, 7.9].map(levelOf)).toEqual([7, 7, 7, 8, 8])
})
