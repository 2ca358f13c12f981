import type { NamedPlace } from '../../contract/estateMap'
import { LOCALES } from '../../contract/locales'
import { cityName } from '../address'
import type { FilterNames } from './filterNames'
import { parsePlace } from './placeCode'

const TOWNS: readonly NamedPlace['kind'][] = ['municipality', 'part', 'zip']

/** Municipalities that were counted as the places that they are. */
export const townPlaces = (locations: FilterNames['locations']): NamedPlace[] =>
  locations.flatMap((city) =>
    city.place
      ? {
          code: city.place,
          kind: 'municipality' as const,
          zip: city.zip,
          name: Object.fromEntries(LOCALES.map((locale) => [locale, cityName(city, locale)])),
          lat: null,
          lon: null,
        }
      : [],
  )

/** What tells which town is meant: those that were counted, and places by their codes. */
export interface KnownTowns {
  places?: readonly Pick<NamedPlace, 'code' | 'kind'>[]
  locations: readonly Pick<FilterNames['locations'][number], 'id' | 'place'>[]
}

/** The code of a town of a search, by its number or its place; undefined of what is larger, of a circle, and where it is not known. */
export function townCode(one: number | string, { locations, places = [] }: KnownTowns): string | undefined {
  if (typeof one === 'number') return locations.find(({ id }) => id === one)?.place ?? undefined
  const { code, km } = parsePlace(one) ?? {}
  const kind = km ? undefined : places.find((place) => place.code === code)?.kind
  return kind && TOWNS.includes(kind) ? code : undefined
}
