/** @jest-environment jsdom */
import type { MapPlace } from '../../domain/map/mapPlaces'
import { createClusters } from './clusters'

const WORLD: [number, number, number, number] = [-180, -85, 180, 85]
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
  const { within, opensAt } = createClusters([place(1, 51, 3.7, 20), place(2, 51.001, 3.7), place(3, 50, 6)])
  const near = within(WORLD, 8)
  const cluster = near.find((one) => 'listings' in one)
  expect(cluster).toMatchObject({ listings: 21 })
  const zoom = cluster && 'cluster' in cluster ? opensAt(cluster.cluster) : 0
  expect(within(WORLD, zoom)).toHaveLength(3)
})

test('only what is in the window stands on the map', () => {
  const { within } = createClusters([place(1, 51, 3.7), place(2, 50, 6)])
  expect(within([3, 50.5, 4, 51.5], 10).map(({ key }) => key)).toEqual(['1'])
})
