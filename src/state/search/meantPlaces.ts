import type { FoundCity } from '../../contract/estateMap'
import { plainText } from '../../domain/search/plainText'
import { asWritten } from '../../domain/search/saidLine'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { saysNothing } from '../../domain/search/smallWords'
import { sureFirst } from '../../domain/search/sureFirst'
import { inRanges } from '../../domain/search/zipRanges'
import { calledCity, meantCity } from './citySuggestions'

/** The places that a line means. */
export interface MeantPlaces {
  places: readonly FoundCity[]
  /** What is said as a place and is none. */
  unknown: readonly string[]
  /** Words beside a place that say too little to be looked for. */
  beyond: readonly string[]
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

/** What answers a place by each of its parts that is one, to the letter, in their order. */
function byParts(found: readonly FoundCity[]): FoundCity[][] {
  const parts = new Map<string, FoundCity[]>()
  for (const one of found)
    if (one.said !== undefined) parts.set(one.said, [...(parts.get(one.said) ?? []), one])
  return [...parts.values()]
}

/** Of the answers to what is being typed those to its last place, and what may still become one. */
export function lastOffers(found: readonly FoundCity[]): readonly FoundCity[] {
  const last = byParts(found).at(-1)?.[0]?.said
  return found.filter(({ said }) => said === undefined || said === last)
}

const PARTING = '\n'
/** A word that says enough to be looked for. */
const TELLING = /\p{L}{4,}/u

/** The words of a place that are in none of its parts, but small ones, as the “en” before a region. */
const besides = (text: string, parts: readonly (readonly FoundCity[])[]): string[] =>
  parts
    .reduce((left, [part]) => left.replace(part?.said ?? '', PARTING), text.replace(/\s+/g, ' '))
    .split(PARTING)
    .map((words) => words.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((words) => !saysNothing(words))

/** Letters by which a place is known whose name is not typed to its end; a part of a town by more, as many a word is the beginning of one. */
const FEWEST_BEGUN = 4
const FEWEST_OF_PART = 6

/**
 * The one place that a name which is not typed to its end can only become: what lies in it besides is called after it.
 * @example onlyBegun('knok', [knokkeHeist, aroundKnokkeHeist, knokke]) // the first
 */
function onlyBegun(text: string, found: readonly FoundCity[]): FoundCity | undefined {
  const begun = plainText(text.trim())
  const isSure = ({ kind }: FoundCity) =>
    begun.length >= (kind === 'part' || kind === 'zip' ? FEWEST_OF_PART : FEWEST_BEGUN)
  const [first, ...others] = found.filter(
    ({ name, match, around, said }) =>
      !around && said === undefined && [name, match].some((one) => one && plainText(one).startsWith(begun)),
  )
  return first && isSure(first) && others.every((other) => liesIn(other, first)) ? first : undefined
}

/**
 * The places that are meant by those of a line. Of what was typed without anything else only one that is found alone, or called so, is
 * meant; in a line what is called so to the letter, and at its end what can only become one.
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
  const beyond: string[] = []
  for (const [index, one] of said.entries()) {
    const answers = found[index] ?? []
    const written = (words: string) => asWritten(one.written ?? one.text, words)
    const chosen = index === said.length - 1 ? last : undefined
    const parts = byParts(answers)
    const next = chosen && chosen.said === undefined ? [chosen] : meantOf(parts, chosen)
    if (next.length && next[0]?.said !== undefined) {
      for (const words of besides(one.text, parts))
        (TELLING.test(words) ? unknown : beyond).push(written(words))
    }
    const isLast = index === said.length - 1
    const isCalled = (one.isTyped ? meantCity : calledCity)(one.text, answers)
    const called = next.length ? undefined : (isCalled ?? (isLast ? onlyBegun(one.text, answers) : undefined))
    const meant = called ? [called] : next
    if (!meant.length) unknown.push(one.written ?? one.text)
    const before = places.at(-1)
    const [first] = meant
    if (one.isBeside && before && first && isSameAgain(before, first))
      places.splice(-1, 1, liesIn(before, first) ? before : first, ...meant.slice(1))
    else places.push(...meant)
  }
  return { places, unknown, beyond }
}

/** The best of each part; of the last one what was chosen. */
const meantOf = (parts: readonly (readonly FoundCity[])[], chosen: FoundCity | undefined): FoundCity[] =>
  parts.flatMap(([best], index) => (index === parts.length - 1 && chosen) || best || [])

/** The same, and while one place may be one or another the best that is found, unless it only resembles what was typed. */
export function bestPlaces(...[said, found, last]: Parameters<typeof meantPlaces>): MeantPlaces {
  const best = said.length === 1 && said[0]?.isTyped ? sureFirst(found[0]) : undefined
  const meant = meantPlaces(said, found, last)
  return best && !meant.places.length ? { places: [best], unknown: [], beyond: [] } : meant
}
