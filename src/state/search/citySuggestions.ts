import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/common'
import type { EstateFilters } from '../../contract/search'
import { cityName } from '../../domain/address'
import { quoted } from '../../domain/format/quoted'
import { plainText } from '../../domain/search/plainText'
import { foundName, foundNote, foundZip, isWholeTown } from '../../domain/search/foundName'
import type { GeoRange } from '../../domain/search/geoRange'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { sureFirst, wantedFirst } from '../../domain/search/sureFirst'
import { isInRanges } from '../../domain/search/zipRanges'
import type { ApiClient } from '../../siteApi/http'

/** A place to choose, with what choosing it finds. */
export interface CitySuggestion {
  /** Numbers of its municipalities; none where it is asked by its code. */
  ids: readonly number[]
  /** Its code in the gazetteer; null where it is not known there. */
  place: string | null
  /** Its postal code, or all of them; '' of what is larger. */
  zip: string
  name: string
  /** What is said beside its name: Liège for who types Luik, that it is the whole town, what it lies in. */
  note: string
  /** A municipality with all of its several postal codes. */
  isWhole: boolean
  /** Undefined of a circle, for which nobody counted. */
  count: number | undefined
  around?: GeoRange | undefined
  /** Places that are chosen with it, as they were said with it. */
  before?: readonly Pick<FoundCity, 'ids' | 'place' | 'around'>[]
  /** What was said besides. */
  also?: Partial<SearchFilter>
  /** Whether it is chosen already: choosing it again adds nothing but what was said besides. */
  isChosen?: boolean
  /** Only resembles what was typed: nobody means it who did not choose it. */
  isGuess?: true | undefined
}

type Counted = EstateFilters['locations'][number]

const MOST = 12

const suggestion = (city: Counted, locale: Locale): CitySuggestion => ({
  ids: [city.id],
  place: city.place ?? null,
  zip: city.zip,
  name: cityName(city, locale),
  note: '',
  isWhole: false,
  count: city.count,
})

/** The municipalities with most listings: what is offered before anything is typed. */
export const fullestCities = (counted: readonly Counted[], locale: Locale): CitySuggestion[] =>
  [...counted]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((city) => suggestion(city, locale))

/** Of a line that is longer the beginning is looked for. */
const LONGEST_LINE = 100

/**
 * Places found by postal code or a name in any language (`/{locale}/ajax/search-city`); throws HttpError.
 * @param isLine whether it says more than where
 */
export function askCities(
  client: ApiClient,
  text: string,
  { locale, signal, isLine = false }: { locale: Locale; signal?: AbortSignal | undefined; isLine?: boolean },
) {
  const query = new URLSearchParams({ q: text.slice(0, LONGEST_LINE), ...(isLine && { line: 'true' }) })
  return client.get<FoundCity[]>(`/${locale}/ajax/search-city?${query}`, { signal })
}

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0)

/** What a place finds in the search as it stands. */
function countOf({ ids, zips, around }: FoundCity, counted: readonly Counted[]): number | undefined {
  if (around) return undefined
  const isThere = ids.length
    ? ({ id }: Counted) => ids.includes(id)
    : ({ zip }: Counted) => isInRanges(zips, zip)
  return sumOf(counted.filter(isThere))
}

/**
 * The found places with how many the search as it stands finds there. Where it finds nothing one can still ask to be told of what
 * comes; only of what no gazetteer knows it is not said.
 */
export const countedCities = (
  found: readonly FoundCity[],
  counted: readonly Counted[],
  locale: Locale,
): CitySuggestion[] =>
  found
    .map((city) => ({
      ...city,
      name: foundName(city, locale),
      zip: foundZip(city),
      note: foundNote(city, locale),
      isWhole: isWholeTown(city),
      count: countOf(city, counted),
    }))
    .filter(({ count, place }) => count !== 0 || place !== null)
    .slice(0, MOST)

/** All that a place with these names is typed as: “9000 Gent” and “Gent 9000” too, whatever it is called here. */
const typedAs = (zip: string, names: readonly (string | null | undefined)[]): string[] => [
  zip,
  ...names.flatMap((name) => (name ? [name, `${zip} ${name}`, `${name} ${zip}`] : [])),
]

/** Whether a place is called as was typed, or has that postal code. */
const isCalled = (wanted: string, { name, zip, match }: FoundCity) =>
  typedAs(zip, [name, match]).some((one) => plainText(one) === wanted)

/** Where the search as it stands finds nothing in the best place, those that are called as was typed and where it does come before. */
export function thoseThereFirst(
  typed: string,
  found: readonly FoundCity[],
  counted: readonly Counted[],
): FoundCity[] {
  const wanted = plainText(typed.trim())
  return wantedFirst(found, (one) => isCalled(wanted, one) && (countOf(one, counted) ?? 0) > 0)
}

/**
 * The best of the found places that are called as was typed, or have that postal code.
 * @example calledCity('9000 Gent', [gand, aroundGand]) // the first, also where it is called Gand
 */
export function calledCity(typed: string, found: readonly FoundCity[]): FoundCity | undefined {
  const wanted = plainText(typed.trim())
  // Beside a town its circle is offered: that is meant when it was typed, and nothing but circles is found then.
  const isCircle = found.every(({ around }) => around)
  return found.find((one) => (isCircle && one.around && !one.isGuess) || isCalled(wanted, one))
}

/**
 * The place that is meant by what was typed, of those found for it: the only one, or the best of those that are called so; undefined
 * while it may be one or another, and where it only resembles one.
 * @example meantCity('antwerpen', [antwerp, provinceOfAntwerp]) // the first
 */
export const meantCity = (typed: string, found: readonly FoundCity[]): FoundCity | undefined =>
  calledCity(typed, found) ?? (found.length === 1 ? sureFirst(found) : undefined)

/** Of the counted municipalities those that begin like this: for when the search for places does not answer. */
export function knownCities(text: string, counted: readonly Counted[], locale: Locale): CitySuggestion[] {
  const start = plainText(text)
  return counted
    .filter((city) =>
      typedAs(city.zip, [city.name, ...Object.values(city.alias ?? {})]).some((one) =>
        plainText(one).startsWith(start),
      ),
    )
    .slice(0, MOST)
    .map((city) => suggestion(city, locale))
}

/** Nowhere in particular. */
const ANYWHERE = { ids: [], place: null, zip: '', note: '', isWhole: false, count: undefined }

/**
 * What to choose where more was said than a place: each place that is found with all of it, all of it anywhere where no place is said,
 * and where none is found by that name, with it as words.
 * @param said what was understood, in words
 * @param rest what was not
 */
export function describedPlaces(
  places: readonly CitySuggestion[],
  also: Partial<SearchFilter>,
  said: string,
  rest: string,
  locale: Locale,
): CitySuggestion[] {
  if (!rest) return [{ ...ANYWHERE, name: said, also }]
  const words = (more: string | undefined) => [also.words, more].filter(Boolean).join(' ')
  if (!places.length)
    return [{ ...ANYWHERE, name: quoted(rest, locale), note: said, also: { ...also, words: words(rest) } }]
  return places.map((place) => ({
    ...place,
    note: [place.note, said].filter(Boolean).join(' · '),
    count: undefined,
    also: { ...also, ...(place.also?.words && { words: words(place.also.words) }) },
  }))
}
