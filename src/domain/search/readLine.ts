import type { Locale } from '../../contract/locales'
import { type Described, describedSearch } from './described'
import { printSearch } from './printSearch'
import { likedOf } from './saidLiked'
import type { DescribedWords } from './saidLine'
import { type SaidStay, saidStay } from './saidStay'
import { NO_FILTER, patched, type SearchFilter } from './searchFilter'

/** What is only liked to be so, and what is asked without it where nothing is found with it. */
interface SaidLiked {
  /** As it was said. */
  said: readonly string[]
  filter: Partial<SearchFilter>
}

/** What a line says, and whether it asks for somewhere to stay on holiday. */
export interface SaidLine extends Described {
  stay?: SaidStay
  liked?: SaidLiked
}

const asked = (filter: Partial<SearchFilter>) => printSearch(patched(NO_FILTER, filter))

/** The search without what is only liked; undefined where that asks the same. What kind of thing it is stays. */
function withoutLiked(text: string, words: DescribedWords, all: Described): SaidLiked | undefined {
  const { said, without } = likedOf(text, words)
  if (!said.length) return undefined
  const must = describedSearch(without, words).filter
  const { type, subType } = all.filter
  const filter =
    must.type || must.subType ? must : { ...must, ...(type && { type }), ...(subType && { subType }) }
  return asked(filter) === asked(all.filter) ? undefined : { said, filter }
}

/** Understands a line in one language. */
export function readLine(text: string, locale: Locale, words: DescribedWords): SaidLine {
  const described = describedSearch(text, words)
  const stay = saidStay(text, locale, words)
  const liked = withoutLiked(text, words, described)
  return { ...described, ...(stay && { stay }), ...(liked && { liked }) }
}

/** Words that say nothing but where, or nothing that is understood. */
const left = ({ stay, rest }: SaidLine): number => {
  const where = stay ? stay.places.map(({ text }) => text).join(' ') : rest
  return where.match(/[\p{L}\d]+/gu)?.length ?? 0
}

/** Whether it may be said in another language: one word is a place. */
export const isLeft = (line: SaidLine): boolean => left(line) > 1

/** Whether more is understood of it than where. */
const saysMore = ({ filter, offer, beyond, stay }: SaidLine): boolean =>
  stay !== undefined || offer !== undefined || Object.keys(filter).length + beyond.length > 0

/**
 * A line as the language of the page understands it, unless another leaves less of it that is only where.
 * @example inItsLanguage(inDutch('appartement à louer Gand'), [inFrench('appartement à louer Gand')]) // the second
 */
export const inItsLanguage = (own: SaidLine, others: readonly SaidLine[]): SaidLine =>
  isLeft(own)
    ? others.filter(saysMore).reduce((best, other) => (left(other) < left(best) ? other : best), own)
    : own
