import type { NamedPlace } from '../../contract/estateMap'
import { circlePlace } from './circlePlace'
import { parsePlace, printPlace } from './placeCode'
import type { SearchFilter } from './searchFilter'
import { type KnownTowns, townCode } from './townPlaces'

/** Kilometres that are offered around a place; 0 is the place alone. */
const OFFERED: readonly number[] = [0, 5, 10, 15, 20, 50]

/** A place of a search, and how many kilometres around it are searched: 0 for the place alone. */
export interface PlaceRadius {
  code: string
  km: number
}

interface Known extends KnownTowns {
  places?: readonly Pick<NamedPlace, 'code' | 'kind' | 'lat' | 'lon'>[]
}

/**
 * The one place of a search around which it may reach further; undefined where there are several, none, or one that is large.
 * @example radiusOf({ place: ['gent-9000~10'] }, known) // { code: 'gent-9000', km: 10 }
 */
export function radiusOf(
  { city = [], place = [], geoRange, area }: Pick<SearchFilter, 'city' | 'place' | 'geoRange' | 'area'>,
  known: Known,
): PlaceRadius | undefined {
  if (city.length + place.length + (geoRange ? 1 : 0) !== 1 || area) return undefined
  if (geoRange) return circlePlace(geoRange, known.places)
  const { code: said = '', km = 0 } = parsePlace(place[0] ?? '') ?? {}
  const code = townCode(city[0] ?? said, known)
  return code ? { code, km } : undefined
}

/** The search reaching so far around its place. */
export const withRadius = ({ code, km }: PlaceRadius): Pick<SearchFilter, 'city' | 'place' | 'geoRange'> => ({
  city: undefined,
  geoRange: undefined,
  place: [printPlace({ code, km })],
})

/** Kilometres to choose from, with those that are chosen. */
export const offeredRadii = (km: number): number[] => [...new Set([...OFFERED, km])].sort((a, b) => a - b)
