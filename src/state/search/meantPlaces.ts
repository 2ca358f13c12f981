import type { FoundCity } from '../../contract/estateMap'
import { plainText } from '../../domain/search/plainText'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { inRanges } from '../../domain/search/zipRanges'
import { meantCity } from './citySuggestions'

/** The places that a line means. */
export interface MeantPlaces {
  places: readonly FoundCity[]
  /** What is said as a place and is none. */
  unknown: readonly string[]
}

/** Whether all postal codes of the one are those of the other, which has more. */
function liesIn(inner: FoundCity, outer: FoundCity): boolean {
  if (!inner.zips || !outer.zips || inner.zips === outer.zips) return false
  const isInside = inRanges(outer.zips)
  return inner.zips.split(/[,-]/).every(isInside)
}

/** Whether a place says no more than where the one before it lies, or lies in it: of a town and its part both are asked. */
const isSameAgain = (before: FoundCity, next: FoundCity) =>
  liesIn(before, next) || (liesIn(next, before) && !(before.kind === 'municipality' && next.kind === 'part'))

/** The place that is meant by one of several: called so or beginning so; behind a word that joins places also the best that is near to it. */
function oneOf({ text, isBeside }: SaidPlace, found: readonly FoundCity[]): FoundCity | undefined {
  const start = plainText(text)
  const begins = (name: string | null) => name !== null && plainText(name).startsWith(start)
  return (
    meantCity(text, found) ??
    found.find(({ name, match, zip }) => begins(name) || begins(match) || begins(zip)) ??
    (isBeside ? undefined : found[0])
  )
}

/**
 * The places that are meant by those of a line.
 * @param found what was found for each
 * @param last the one that was chosen for the last of them
 */
export function meantPlaces(
  said: readonly SaidPlace[],
  found: readonly (readonly FoundCity[])[],
  last?: FoundCity,
): MeantPlaces {
  const places: FoundCity[] = []
  const unknown: string[] = []
  for (const [index, one] of said.entries()) {
    const answers = found[index] ?? []
    const chosen = index === said.length - 1 ? last : undefined
    const next = chosen ?? (said.length > 1 ? oneOf(one, answers) : meantCity(one.text, answers))
    const before = places.at(-1)
    if (!next) unknown.push(one.text)
    else if (one.isBeside && before && isSameAgain(before, next))
      places[places.length - 1] = liesIn(before, next) ? before : next
    else places.push(next)
  }
  return { places, unknown }
}

/** The same, and while one place may be one or another the best that is found. */
export function bestPlaces(...[said, found, last]: Parameters<typeof meantPlaces>): MeantPlaces {
  const best = said.length === 1 ? found[0]?.[0] : undefined
  const meant = meantPlaces(said, found, last)
  return best && !meant.places.length ? { places: [best], unknown: [] } : meant
}
