import { LRUCache } from 'lru-cache'
import type { City } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/locales'
import type { Place } from './place'
import { belgianPlaces } from './places'
import { keysOfPlace } from './placeWords'

/** Whether a municipality of listings is called as a place is, in any language or spelling. */
export function isCalledAs(place: Place): (city: City) => boolean {
  const keys = new Set([...Object.values(place.names), ...place.others].flatMap(keysOfPlace))
  return ({ name, alias }) =>
    [name, ...LOCALES.flatMap((locale) => alias?.[locale] ?? [])]
      .flatMap(keysOfPlace)
      .some((key) => keys.has(key))
}

/** Towns of listings are the same from import to import. */
const KEPT = 20_000
const known = new LRUCache<string, { place: Place | undefined }>({ max: KEPT })

const find = (city: City): Place | undefined =>
  belgianPlaces()
    .byZip.get(city.zip)
    ?.find((place) => isCalledAs(place)(city))

/** Its place in the gazetteer: what has its postal code and is called so. */
export function placeOfCity(city: City): Place | undefined {
  const key = JSON.stringify([city.zip, city.name, city.alias])
  const found = known.get(key) ?? { place: find(city) }
  known.set(key, found)
  return found.place
}
