import type { City, Locale } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/locales'
import { umlautsSpelled } from '../../../src/domain/slug'
import { wordsOf } from '../estates/words'

/** A municipality and how many listings of it a visitor sees. */
export interface CountedCity extends City {
  count: number
}

const plain = (text: string) => wordsOf(text).join(' ')

const SAINT = /\b(?:sint|saint|sankt)\b/g
const SAINTE = /\bsainte\b/g

/** The ways in which one name is typed: Lüttich or Luettich, Sint-Niklaas or St-Niklaas. */
function spellings(name: string): string[] {
  const known = [plain(name), plain(umlautsSpelled(name))]
  return [...new Set([...known, ...known.map((each) => each.replace(SAINT, 'st').replace(SAINTE, 'ste'))])]
}

/** How well one text answers what was typed, 0 best; undefined when it does not. */
function rankOf(known: string, asked: string): number | undefined {
  if (known === asked) return 0
  if (known.startsWith(asked)) return 1
  return ` ${known}`.includes(` ${asked}`) ? 2 : undefined
}

function rank(texts: readonly string[], asked: string): number | undefined {
  const ranks = texts.flatMap(spellings).map((known) => rankOf(known, asked) ?? Infinity)
  const best = Math.min(...ranks)
  return best === Infinity ? undefined : best
}

/** A municipality that was found. */
export interface MatchedCity {
  id: number
  zip: string
  name: string
  match: string | null
  count: number
}

interface Hit {
  city: MatchedCity
  rank: number
}

function hitOf(city: CountedCity, asked: string, locale: Locale): Hit | undefined {
  const { id, zip, name: own, alias, count } = city
  const name = alias?.[locale] || own
  const others = [own, ...LOCALES.flatMap((language) => alias?.[language] || [])]
  const hits = [
    { match: null, rank: rank([name, zip, `${zip} ${name}`], asked) },
    ...[...new Set(others)].map((match) => ({ match, rank: rank([match, `${zip} ${match}`], asked) })),
  ].filter((hit): hit is { match: string | null; rank: number } => hit.rank !== undefined)
  const best = hits.reduce<(typeof hits)[number] | undefined>(
    (one, other) => (!one || other.rank < one.rank ? other : one),
    undefined,
  )
  // Who types `antwerp` is on the way to Antwerpen: only what its own name does not explain is explained.
  const isOwn = hits.some(({ match }) => match === null)
  return best && { city: { id, zip, name, match: isOwn ? null : best.match, count }, rank: best.rank }
}

/**
 * Municipalities whose postal code or name in any language is, begins with, or has a word that begins with what was typed,
 * whatever its case and accents; the nearest first, then the fullest.
 */
export function matchCities(
  cities: readonly CountedCity[],
  search: string,
  locale: Locale,
  limit: number,
): MatchedCity[] {
  const asked = plain(search)
  if (!asked) return []
  return cities
    .flatMap((city) => hitOf(city, asked, locale) ?? [])
    .sort((a, b) => a.rank - b.rank || b.city.count - a.city.count || a.city.id - b.city.id)
    .slice(0, limit)
    .map(({ city }) => city)
}
