import type { Locale } from '../../../src/contract/locales'
import { askedAround } from './askedAround'
import { askedKind } from './askedKind'
import { askedWithin, withoutCountry } from './askedWithin'
import { beginsNearly, nearly } from './nearly'
import type { Place } from './place'
import type { PlaceIndex, PlaceName } from './placeIndex'
import { keysOfPlace, wordsOfPlace } from './placeWords'
import { ZIP_LENGTH, zipPlaces } from './zipPlaces'

export interface FoundPlace {
  place: Place
  /** The name by which it was found; null where its name in the asked language says it. */
  match: string | null
  /** Kilometres around its middle, where that was asked. */
  km?: number | undefined
  /** Found but for a letter. */
  isTypo?: true
  /** How surely it is meant: called so to the letter, or so but for one; undefined where that is how it begins. */
  called?: 'so' | 'nearly' | undefined
}

/** How well a name answers, best first. */
const TIER = { own: 0, exact: 1, prefix: 2, loosePrefix: 3, later: 4, typo: 5, typoPrefix: 6 } as const

interface Hit extends PlaceName {
  tier: number
}

/** Letters that have to be typed before one of them may be wrong. */
const FEWEST = 4

const isOwn = ({ place, locales }: PlaceName) => locales.some((locale) => place.native.includes(locale))

function exactTier(name: PlaceName, asked: readonly string[]): number | undefined {
  if (asked.includes(name.key)) return isOwn(name) ? TIER.own : TIER.exact
  const [written = '', ...loosely] = asked
  if (name.key.startsWith(written)) return name.locales.length ? TIER.prefix : TIER.loosePrefix
  // Without its article "de h" would be the beginning of everything with an h.
  const begins = loosely.some((key) => key.length > 1 && name.key.startsWith(key))
  return begins ? TIER.loosePrefix : undefined
}

function typoTier({ key }: PlaceName, asked: readonly string[]): number | undefined {
  const tried = asked.filter(({ length }) => length >= FEWEST)
  if (tried.some((each) => nearly(each, key))) return TIER.typo
  return tried.some((each) => beginsNearly(each, key)) ? TIER.typoPrefix : undefined
}

function hits(
  names: readonly PlaceName[],
  asked: readonly string[],
  tierOf: (name: PlaceName, asked: readonly string[]) => number | undefined,
): Hit[] {
  return names.flatMap((name) => {
    const tier = tierOf(name, asked)
    return tier === undefined ? [] : [{ ...name, tier }]
  })
}

/** What larger places weigh against towns, as if so many people lived in them: below a large city, above a small one. */
const WEIGHT: Readonly<Partial<Record<Place['kind'], number>>> = {
  region: 100_000,
  province: 90_000,
  area: 80_000,
  arrondissement: 400,
  part: 600,
}
/** How much more a place with listings weighs. */
const OFFERED = 1.5

/** What is to be told of the listings of a place. */
export type CountOf = (place: Place) => number

const weightOf = (place: Place, count: number) =>
  (place.inhabitants || (WEIGHT[place.kind] ?? 0)) * (count > 0 ? OFFERED : 1)

/** The best hit of each place, best place first. */
function ranked(all: readonly Hit[], locale: Locale, countOf: CountOf): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of all) {
    const known = best.get(hit.place.code)
    const isBetter =
      !known ||
      hit.tier < known.tier ||
      (hit.tier === known.tier && hit.locales.includes(locale) && !known.locales.includes(locale))
    if (isBetter) best.set(hit.place.code, hit)
  }
  return [...best.values()]
    .map((hit) => ({ hit, weight: weightOf(hit.place, countOf(hit.place)) }))
    .sort(
      (a, b) =>
        a.hit.tier - b.hit.tier || b.weight - a.weight || (a.hit.place.code < b.hit.place.code ? -1 : 1),
    )
    .map(({ hit }) => hit)
}

const foundBy = ({ place, name, locales, tier }: Hit, locale: Locale): FoundPlace => ({
  place,
  match: locales.includes(locale) || place.names[locale] === name ? null : name,
  ...(tier >= TIER.typo && { isTypo: true }),
  ...(tier <= TIER.exact ? { called: 'so' } : tier === TIER.typo && { called: 'nearly' }),
})

function byName(index: PlaceIndex, text: string, locale: Locale, countOf: CountOf): Hit[] {
  const asked = keysOfPlace(text).filter(Boolean)
  if (!asked.length) return []
  const straight = [
    ...hits(index.names, asked, exactTier),
    ...hits(index.later, asked, (name, keys) =>
      keys.some((key) => name.key.startsWith(key)) ? TIER.later : undefined,
    ),
  ]
  const isAll = straight.length > 0 || index.isSpelt
  return ranked(isAll ? straight : hits(index.names, asked, typoTier), locale, countOf)
}

/** What is called so; a kind of place said with it holds where anything of that kind is, and so does what it lies in. */
function named(index: PlaceIndex, typed: string, locale: Locale, countOf: CountOf): Hit[] {
  const text = withoutCountry(typed)
  const found = byName(index, text, locale, countOf)
  if (found.some(({ tier }) => tier <= TIER.exact)) return found
  const kind = askedKind(text)
  const called = kind ? byName(index, kind.text, locale, countOf) : []
  const ofKind = called.filter(({ place }) => place.kind === kind?.kind)
  if (ofKind.length) return ofKind
  if (found.some(({ tier }) => tier < TIER.typo)) return found
  const within = askedWithin(text)
    .map((asked) => exactly(index, asked.text, locale, countOf).filter(({ place }) => asked.isWithin(place)))
    .find((hits) => hits.length)
  return within ?? found
}

/** What is called so to the letter. */
const exactly = (...asked: Parameters<typeof byName>): Hit[] =>
  byName(...asked).filter(({ tier }) => tier <= TIER.exact)

/** A postal code, whole or begun, also written B-9000, with a name behind or before it. */
const ZIP = /^(?:be?[\s-]*)?(\d{1,4})(?:[\s,-]+(.+))?$|^(.+?)[\s,(]+(?:be?[\s-]*)?(\d{4})\)?$/i

function find(index: PlaceIndex, text: string, locale: Locale, countOf: CountOf): FoundPlace[] {
  const [, zip, behind = '', name = behind, whole = zip] = ZIP.exec(text.trim()) ?? []
  if (!whole) return named(index, text, locale, countOf).map((hit) => foundBy(hit, locale))
  const at = zipPlaces(index, whole)
  const isWhole = whole.length === ZIP_LENGTH
  if (!name.trim()) return at.map((place) => ({ place, match: null, ...(isWhole && { called: 'so' }) }))
  const called = byName(index, name, locale, countOf).filter(({ place }) =>
    place.zips.some((one) => one.startsWith(whole)),
  )
  if (called.length) return called.map((hit) => foundBy(hit, locale))
  // "10 km" is no postal code that is still being typed.
  return isWhole ? at.map((place) => ({ place, match: null })) : []
}

/**
 * Places that answer what was typed, in any of the four languages, best first: called so, beginning so, with a later word that
 * does, or so but for one letter; among equals the larger, and where something is offered, first. "gent 10 km" and "autour de
 * Bruges" are circles. A place that is called as the words of a circle are is meant itself.
 */
export function findPlaces(
  index: PlaceIndex,
  typed: string,
  { locale, limit, countOf = () => 0 }: { locale: Locale; limit: number; countOf?: CountOf },
): FoundPlace[] {
  const around = askedAround(typed)
  if (!around) return find(index, typed, locale, countOf).slice(0, limit)
  const key = wordsOfPlace(typed).join('')
  if (index.names.some((name) => name.key === key)) {
    return find(index, typed, locale, countOf).slice(0, limit)
  }
  const found = find(index, around.text, locale, countOf)
  const circles = found.flatMap((one) => (one.place.middle ? { ...one, km: around.km } : []))
  return (circles.length ? circles : found).slice(0, limit)
}
