import { drained } from '../../../tests/support/drained'
import { clusterSteps, type Box } from './clusters'
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
    const [cluster] = within([4, 50.5, 4.2, 50.6], 9)
    if (!cluster || !('opensAt' in cluster)) throw new Error('There is no cluster')
    const near = (zoom: number) =>
      within([cluster.lon - 0.1, cluster.lat - 0.1, cluster.lon + 0.1, cluster.lat + 0.1], zoom).length
    expect(cluster.opensAt()).toBeGreaterThan(9)
    expect(near(cluster.opensAt())).toBeGreaterThan(near(9))
  })
})
