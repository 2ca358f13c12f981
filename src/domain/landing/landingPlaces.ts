import type { Localized } from '../../contract/common'
import type { NamedPlace } from '../../contract/estateMap'
import { inEveryLanguage } from '../../contract/inEveryLanguage'
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locales'
import type { EstateFilters } from '../../contract/search'
import { cityName } from '../address'
import { nameIn } from '../localized'
import { inRanges } from '../search/zipRanges'
import { slugify } from '../slug'
import type { LandingRow } from './landingRow'

type Location = EstateFilters['locations'][number]

/** What a place is called, where it is said and where it is an address. */
export interface LandingName {
  name: Localized
  isProvince: boolean
  /** Its postal code, where another town is called as it is. */
  zip?: string
}

/** A town or province that listings lie in. */
export interface LandingPlace extends LandingName {
  /** What a search on a list names it by: its code in the gazetteer, or the number of a municipality. */
  asked: { place: string } | { city: number }
  /** Degrees, where they are known. */
  at?: { lat: number; lon: number }
  /** Code of the province that it lies in. */
  province?: string
  holds: (row: Pick<LandingRow, 'country' | 'zip' | 'city'>) => boolean
}

/** Places of the gazetteer are Belgium's: postal codes of other countries are not theirs. */
const BELGIUM = 'BE'

/** What a place of the gazetteer lies in, itself first. */
const upward = ({ code, within = [] }: NamedPlace) => [code, ...within]

function placeOf(place: NamedPlace, all: ReadonlyMap<string, NamedPlace>): LandingPlace {
  const { code, kind, zips = '', lat, lon, name } = place
  const isIn = inRanges(zips)
  const province = upward(place).find((each) => all.get(each)?.kind === 'province')
  return {
    name,
    isProvince: kind === 'province',
    asked: { place: code },
    ...(lat !== null && lon !== null && { at: { lat, lon } }),
    ...(province !== undefined && kind !== 'province' && { province }),
    holds: ({ country, zip }) => country === BELGIUM && isIn(zip),
  }
}

function placeOfLocation(location: Location): LandingPlace {
  const { id, at } = location
  return {
    name: inEveryLanguage((locale) => cityName({ ...location, alias: location.alias ?? null }, locale)),
    isProvince: false,
    asked: { city: id },
    ...(at && { at }),
    holds: ({ city }) => city === id,
  }
}

/** Towns that are called alike in a language, or by no letter that an address takes, have their postal code in it. */
function toldApart(towns: readonly (LandingPlace & { ownZip: string })[]): LandingPlace[] {
  const slugsOf = ({ name }: LandingPlace) =>
    new Set(LOCALES.map((locale) => `${locale} ${slugify(nameIn(name, locale), locale)}`))
  const counts = new Map<string, number>()
  for (const town of towns) for (const slug of slugsOf(town)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return towns.flatMap(({ ownZip, ...town }): LandingPlace[] => {
    const slugs = [...slugsOf(town)]
    const isNone = slugs.some((slug) => slug.endsWith(' '))
    if (isNone && !slugify(ownZip, DEFAULT_LOCALE)) return []
    return isNone || slugs.some((slug) => (counts.get(slug) ?? 0) > 1) ? [{ ...town, zip: ownZip }] : [town]
  })
}

/**
 * The towns that listings lie in, a municipality with all its parts where the gazetteer knows it, and their provinces.
 * @param locations municipalities of listings, as a search counts them
 * @param named places of the gazetteer by their codes: those of `locations`, and what these lie in
 */
export function landingPlaces(
  locations: readonly Location[],
  named: ReadonlyMap<string, NamedPlace>,
): LandingPlace[] {
  const towns = new Map<string, LandingPlace & { ownZip: string }>()
  const provinces = new Map<string, LandingPlace>()
  const ordered = [...locations].sort((a, b) => a.id - b.id || (a.zip < b.zip ? -1 : 1))
  for (const location of ordered) {
    const place = location.place === undefined ? undefined : named.get(location.place)
    const above = place ? upward(place).flatMap((code) => named.get(code) ?? []) : []
    const town = above.find(({ kind, zips }) => kind === 'municipality' && zips)
    if (!town) {
      towns.set(`${location.id}`, { ...placeOfLocation(location), ownZip: location.zip })
      continue
    }
    towns.set(town.code, { ...placeOf(town, named), ownZip: town.zip })
    const province = above.find(({ kind, zips }) => kind === 'province' && zips)
    if (province) provinces.set(province.code, placeOf(province, named))
  }
  return [...toldApart([...towns.values()]), ...provinces.values()]
}

/** Codes that are to be known of places besides those of listings' municipalities: what these lie in. */
export const codesAbove = (named: Iterable<NamedPlace>): string[] => [
  ...new Set([...named].flatMap(({ within = [] }) => within)),
]
