import { LOCALES, type Locale } from '../../../src/contract/locales'
import type { Place } from './place'
import { keysOfPlace, laterKeysOfPlace } from './placeWords'

/** A way in which a place is typed. */
export interface PlaceName {
  place: Place
  key: string
  /** The name as it is written. */
  name: string
  /** Languages in which the place is called so; none for another spelling. */
  locales: readonly Locale[]
}

/** All places, to be found by what is typed. */
export interface PlaceIndex {
  names: readonly PlaceName[]
  /** Beginnings of later words of names. */
  later: readonly PlaceName[]
  /** What has a postal code of its own: parts, and municipalities. */
  byZip: ReadonlyMap<string, readonly Place[]>
  /** Every postal code, ascending. */
  zips: readonly string[]
  /** Whether what is typed has no errors: nothing is looked for but for a letter. */
  isSpelt?: boolean
}

const isTown = ({ kind }: Place) => kind === 'municipality' || kind === 'part'

function namesOf(place: Place): { name: string; locales: readonly Locale[] }[] {
  const own = [...new Set(Object.values(place.names))].map((name) => ({
    name,
    locales: LOCALES.filter((locale) => place.names[locale] === name),
  }))
  return [...own, ...place.others.map((name) => ({ name, locales: [] }))]
}

/** Prepares places for `findPlaces`. */
export function placeIndex(places: Iterable<Place>): PlaceIndex {
  const names: PlaceName[] = []
  const later: PlaceName[] = []
  const byZip = new Map<string, Place[]>()
  for (const place of places) {
    for (const each of namesOf(place)) {
      names.push(...keysOfPlace(each.name).map((key) => ({ place, key, ...each })))
      later.push(...laterKeysOfPlace(each.name).map((key) => ({ place, key, ...each })))
    }
    if (!isTown(place)) continue
    for (const zip of place.zips) byZip.set(zip, [...(byZip.get(zip) ?? []), place])
  }
  return { names, later, byZip, zips: [...byZip.keys()].sort() }
}
