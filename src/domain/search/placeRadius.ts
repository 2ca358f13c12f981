import type { NamedPlace } from '../../contract/estateMap'
import type { EstateFilters } from '../../contract/search'
import { parsePlace, printPlace } from './placeCode'
import type { SearchFilter } from './searchFilter'

/** Kilometres that are offered around a place; 0 is the place alone. */
const OFFERED: readonly number[] = [0, 5, 10, 20, 50]

/** A place of a search, and how many kilometres around it are searched: 0 for the place alone. */
export interface PlaceRadius {
  code: string
  km: number
}

interface Known {
  places?: readonly Pick<NamedPlace, 'code' | 'kind' | 'lat' | 'lon'>[]
  locations: readonly Pick<EstateFilters['locations'][number], 'id' | 'place'>[]
}

/** What has a middle that one thinks of: no province, and no coast. */
const SMALL: readonly string[] = ['municipality', 'part', 'zip']

/**
 * The one place of a search around which it may reach further; undefined where there are several, none, or one that is large.
 * @example radiusOf({ place: ['gent-9000~10'] }, known) // { code: 'gent-9000', km: 10 }
 */
export function radiusOf(
  { city = [], place = [], geoRange, area }: Pick<SearchFilter, 'city' | 'place' | 'geoRange' | 'area'>,
  { places = [], locations }: Known,
): PlaceRadius | undefined {
  if (city.length + place.length + (geoRange ? 1 : 0) !== 1 || area) return undefined
  const [id] = city
  const inTown = locations.find((one) => one.id === id)?.place
  if (inTown) return { code: inTown, km: 0 }
  if (geoRange) {
    const middle = places.find(({ lat, lon }) => lat === geoRange.lat && lon === geoRange.lon)
    return middle && Number.isInteger(geoRange.km) ? { code: middle.code, km: geoRange.km } : undefined
  }
  const { code, km = 0 } = parsePlace(place[0] ?? '') ?? {}
  const known = places.find((one) => one.code === code)
  return code && known && SMALL.includes(known.kind) ? { code, km } : undefined
}

/** The search reaching so far around its place. */
export const withRadius = ({ code, km }: PlaceRadius): Pick<SearchFilter, 'city' | 'place' | 'geoRange'> => ({
  city: undefined,
  geoRange: undefined,
  place: [printPlace({ code, km })],
})

/** Kilometres to choose from, with those that are chosen. */
export const offeredRadii = (km: number): number[] => [...new Set([...OFFERED, km])].sort((a, b) => a - b)
