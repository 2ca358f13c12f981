import type { City, Locale } from '../../../src/contract/common'
import type { FoundCity } from '../../../src/contract/estateMap'
import { LOCALES } from '../../../src/contract/locales'
import { wordsOf } from '../estates/words'

/** A municipality and how many listings of it a visitor sees. */
export interface CountedCity extends City {
  count: number
}

const plain = (text: string) => wordsOf(text).join(' ')

/** How well a name answers what was typed, 0 best; undefined when it does not. */
function rank(name: string, asked: string): number | undefined {
  const known = plain(name)
  if (known === asked) return 0
  if (known.startsWith(asked)) return 1
  return ` ${known}`.includes(` ${asked}`) ? 2 : undefined
}

interface Hit {
  city: FoundCity
  rank: number
}

function hitOf(city: CountedCity, asked: string, locale: Locale): Hit | undefined {
  const { id, zip, name: own, alias, count } = city
  const name = alias?.[locale] || own
  const others = [own, ...LOCALES.flatMap((language) => alias?.[language] || [])]
  const hits = [
    { match: null, rank: rank(name, asked) },
    { match: null, rank: rank(zip, asked) },
    ...[...new Set(others)].map((match) => ({ match, rank: rank(match, asked) })),
  ].filter((hit): hit is { match: string | null; rank: number } => hit.rank !== undefined)
  const best = hits.reduce<(typeof hits)[number] | undefined>(
    (one, other) => (!one || other.rank < one.rank ? other : one),
    undefined,
  )
  return best && { city: { id, zip, name, match: best.match, count }, rank: best.rank }
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
): FoundCity[] {
  const asked = plain(search)
  if (!asked) return []
  return cities
    .flatMap((city) => hitOf(city, asked, locale) ?? [])
    .sort((a, b) => a.rank - b.rank || b.city.count - a.city.count || a.city.id - b.city.id)
    .slice(0, limit)
    .map(({ city }) => city)
}
