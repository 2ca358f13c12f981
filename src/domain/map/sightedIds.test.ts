import type { MapPlace } from './mapPlaces'
import { sightedIds } from './sightedIds'

const place = (lat: number, lon: number, ...ids: number[]): MapPlace => ({
  key: `${lat},${lon}`,
  lat,
  lon,
  approximate: false,
  pins: ids.map((id) => ({
    id,
    lat,
    lon,
    price: 1,
    units: 0,
    kind: { type: 1, transaction: 1, sold: false, approximate: false },
  })),
})
const PLACES = [place(51, 3.7, 9), place(50, 5, 8), place(51.1, 3.8, 7, 6), place(51.2, 3.9, 5)]
const FLANDERS = { west: 3, south: 50.7, east: 4, north: 51.4 }

test('what stands in the window comes in the order in which it was found, all of one address', () => {
  expect(sightedIds(PLACES, FLANDERS, 10)).toEqual([9, 7, 6, 5])
})

test('of many the first are told', () => {
  expect(sightedIds(PLACES, FLANDERS, 2)).toEqual([9, 7])
})
