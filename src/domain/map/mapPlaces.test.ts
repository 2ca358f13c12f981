import type { MapPin } from '../search/mapPins'
import { mapPlaces } from './mapPlaces'

const pin = (id: number, lat: number, approximate = false): MapPin => ({
  id,
  lat,
  lon: 3.7,
  price: 1,
  units: 0,
  kind: { type: 1, transaction: 1, sold: false, approximate },
})

test('listings of one address are one place with all of them', () => {
  const places = mapPlaces([pin(1, 51), pin(2, 51.1), pin(3, 51)])
  expect(places.map(({ pins }) => pins.map(({ id }) => id))).toEqual([[1, 3], [2]])
})

test('a hidden address is never taken for the listing that really stands there', () => {
  expect(mapPlaces([pin(1, 51), pin(2, 51, true)]).map(({ approximate }) => approximate)).toEqual([
    false,
    true,
  ])
})
