import { wantedFirst } from '../../../src/domain/search/sureFirst'
import type { Locale } from '../../../src/contract/locales'
import type { FoundCity } from '../../../src/contract/estateMap'
import { plainText } from '../../../src/domain/search/plainText'
import { AROUND_KM } from '../places/askedAround'
import { findPlaces, type FoundPlace } from '../places/findPlaces'
import { BELGIUM, type Place } from '../places/place'
import { isCalledAs, placeOfCity } from '../places/placeOfCity'
import { belgianPlaces } from '../places/places'
import { placesInLine } from '../places/placesInLine'
import { zipOfCode } from '../places/zipPlaces'
import { zipRanges } from '../places/zipRanges'
import { type CountedCity, matchCities } from './matchCities'

/** A municipality of listings with the ISO code of its country. */
export interface OfferedCity extends CountedCity {
  country: string | null
}

/** What a site offers, by where it is. */
export interface Offer {
  /** Municipalities that the gazetteer does not know. */
  strangers: readonly OfferedCity[]
  byZip: ReadonlyMap<string, readonly OfferedCity[]>
}

/** Prepares the municipalities of a site's listings. Postal codes of other countries say nothing about places of Belgium. */
export function offerOf(cities: readonly OfferedCity[]): Offer {
  const byZip = new Map<string, OfferedCity[]>()
  for (const city of cities) {
    if (city.country === BELGIUM) byZip.set(city.zip, [...(byZip.get(city.zip) ?? []), city])
  }
  const strangers = cities.filter((city) => city.country !== BELGIUM || !placeOfCity(city))
  return { strangers, byZip }
}

const sumOf = (cities: readonly CountedCity[]) => cities.reduce((sum, { count }) => sum + count, 0)
const insideOf = ({ byZip }: Offer, { zips }: Place) => zips.flatMap((zip) => byZip.get(zip) ?? [])

/**
 * The municipalities of listings that are this place and nothing else: what is searched by their numbers is the same then. A part
 * is those that are called so; what shares its postal code is none of it.
 */
function citiesOf(offer: Offer, place: Place): readonly OfferedCity[] {
  if (place.kind === 'zip') return insideOf(offer, place)
  if (place.kind !== 'municipality' && place.kind !== 'part') return []
  const inside = insideOf(offer, place)
  const own = inside.filter(isCalledAs(place))
  return place.kind === 'part' || own.length === inside.length ? own : []
}

/**
 * What tells places of one name apart: of a part its municipality, of a municipality its province. A postal code that is called as its
 * municipality is told by what that lies in: Hasselt lies in Limburg.
 */
function withinOf({ kind, names, parent }: Place, locale: Locale): string | null {
  if (!parent) return null
  if (parent.kind === 'municipality' && parent.names[locale] === names[locale])
    return withinOf(parent, locale)
  const above = kind === 'municipality' && parent.kind === 'arrondissement' ? parent.parent : parent
  return above?.names[locale] ?? null
}

function foundCity(offer: Offer, { place, match, km }: FoundPlace, locale: Locale): FoundCity {
  const cities = citiesOf(offer, place)
  const own = [...new Set(cities.map(({ zip }) => zip))].sort()
  return {
    ids: cities.map(({ id }) => id),
    place: place.code,
    kind: place.kind,
    zip: own.join(', ') || zipOfCode(place.code),
    zips: zipRanges(place.zips, belgianPlaces().zips),
    name: place.names[locale],
    match,
    within: withinOf(place, locale),
    count: sumOf(cities.length ? cities : insideOf(offer, place)),
    ...(km && place.middle && { around: { km, ...place.middle } }),
  }
}

/** What one looks around of: others have no middle that anybody means. */
const TOWNS: readonly Place['kind'][] = ['municipality', 'part', 'zip']

/** The best town is offered with what lies around it, as few know that they can type that. */
function withCircle(found: readonly FoundPlace[], locale: Locale): FoundPlace[] {
  const [best] = found
  if (!best || best.km || !best.place.middle) return [...found]
  const called = ({ place, match }: FoundPlace) => match ?? place.names[locale]
  const isTown = ({ place }: FoundPlace) => TOWNS.includes(place.kind)
  if (!isTown(best)) return [...found]
  // Behind all towns that are called so, and the region of Brussels: nobody knows yet which of them is meant.
  const mayBe = (each: FoundPlace) => isTown(each) || each.place.kind === 'region'
  const end = found.findIndex((each) => !mayBe(each) || called(each) !== called(best))
  const circle: FoundPlace = { ...best, match: null, km: AROUND_KM }
  return end < 0 ? [...found, circle] : [...found.slice(0, end), circle, ...found.slice(end)]
}

/** Municipalities of listings that the gazetteer does not know. */
const strangersOf = ({ strangers }: Offer, search: string, locale: Locale, limit: number): FoundCity[] =>
  matchCities(strangers, search, locale, limit).map(({ id, ...city }) => ({
    ...{ ids: [id], place: null, kind: null, zips: '', within: null },
    ...city,
  }))

/** Where the best has no listings, those that are called so as well and have some come before: of a town and its province the latter. */
function thoseThereFirst(found: readonly FoundPlace[], countOf: (place: Place) => number): FoundPlace[] {
  const isThere = ({ called, km, place }: FoundPlace) => called === 'so' && !km && countOf(place) > 0
  return wantedFirst(found, isThere)
}

/**
 * Places that answer what was typed, each with what a site offers there: those of the gazetteer, then municipalities of listings
 * that it does not know, as they are abroad. Where only a typing error leads to the first, the others come before, and it is a guess.
 */
export function offeredPlaces(offer: Offer, search: string, locale: Locale, limit: number): FoundCity[] {
  const countOf = (place: Place) => sumOf(insideOf(offer, place))
  const found = findPlaces(belgianPlaces(), search, { locale, limit, countOf })
  const known = thoseThereFirst(withCircle(found, locale), countOf).map((each) => ({
    ...foundCity(offer, each, locale),
    ...(each.isTypo && { isGuess: true as const }),
  }))
  const others = strangersOf(offer, search, locale, limit)
  const isSure = found.some(({ isTypo }) => !isTypo)
  return (isSure ? [...known, ...others] : [...others, ...known]).slice(0, limit)
}

/** Hills of Flanders that are no part of the Ardennes. */
const OTHER_ARDENNES = /vlaamse ardennen|ardennes flamandes|flemish ardennes|flamische\w* ardennen/
const ARDENNES = /^(?:de |les |the |die )?ardenn?e[ns]$/
/** Letters of a line that is nothing but a place, of which one may be wrong. */
const FEWEST_OF_TYPO = 6

/**
 * Places in a line that says more: those that are called as words of it are, each with those words (`said`), then what the whole line may
 * be the beginning of.
 */
export function placesOfLine(offer: Offer, line: string, locale: Locale, limit: number): FoundCity[] {
  const countOf = (place: Place) => sumOf(insideOf(offer, place))
  const whole = plainText(line)
  const isElsewhere = OTHER_ARDENNES.test(whole)
  const look = (run: string): FoundCity[] => {
    const asked = plainText(run)
    if (isElsewhere && ARDENNES.test(asked)) return []
    const isSpelt = asked.length < FEWEST_OF_TYPO || asked !== whole
    const found = findPlaces({ ...belgianPlaces(), isSpelt }, run, { locale, limit, countOf }).filter(
      ({ called }) => called,
    )
    const strangers = strangersOf(offer, run, locale, limit).filter(({ name, match }) =>
      [name, match].some((one) => one !== null && plainText(one) === asked),
    )
    const known = withCircle(found, locale).map((each) => foundCity(offer, each, locale))
    return found[0]?.called === 'nearly' ? [...strangers, ...known] : [...known, ...strangers]
  }
  const sure = placesInLine(line, look).flatMap(({ said, found }) => found.map((one) => ({ ...one, said })))
  const begun = findPlaces({ ...belgianPlaces(), isSpelt: true }, line, { locale, limit, countOf }).filter(
    ({ called, place }) => !called && sure.every((one) => one.place !== place.code),
  )
  return [...sure, ...begun.map((each) => foundCity(offer, each, locale))]
}
