import type { SayPattern } from './saidAmounts'
import { asWritten, whole } from './saidLine'

/** A place of a line. */
export interface SaidPlace {
  text: string
  /** The same as it was typed; as above where that is not known. */
  written?: string
  /** Whether it is all that was typed, which may go on. */
  isTyped?: true
  /** Whether nothing but a comma or an “in” parts it from the one before, which it may lie in or around: “Hasselt, Limburg”. */
  isBeside: boolean
}

/** Second words of names with an “in” or an “and” in them: Marche-en-Famenne, Bois-et-Borsu, Pont-à-Celles. */
const IN_NAMES =
  '(?:famenne|fosteau|hainaut|condroz|hesbaye|borset|borsu|tharoul|ardennes?|refail|auffe|fagne|thierache|celles|t\\s+goor)'

/** What a piece of a line says of where, without the words around it that say nothing; '' where that is nothing. */
export function whereOf(piece: string, say: SayPattern): string {
  const nothing = ['alone', 'atMost', 'atLeast', 'orMore', 'ground', 'places', 'not'].map(say).join('|')
  const isNothing = new RegExp(`^(?:(?:${nothing}|\\d{1,3})(?![\\p{L}\\d])[\\s,.;:!?]*)+$`, 'u')
  const fill = whole(say('fill'))
  // “Not far from” begins a place.
  const last = whole(`(?:${say('fill')}|${say('not')})`)
  const edges = new RegExp(`^(?:${fill}[\\s,.;:!?]*)+|(?:[\\s,.;:!?]*${last})+$`, 'gu')
  const trimmed = piece.replace(/\s+/g, ' ').replace(/^[\s,.;:!?€]+|[\s,.;:!?€]+$/g, '')
  const text = trimmed.replace(edges, '').trim()
  return /[\p{L}\d]/u.test(text) && !isNothing.test(text) ? text : ''
}

/**
 * The places of a text apart, in their order.
 * @param typed the line in which it was said
 * @example saidPlaces('brussels or leuven', say) // [{ text: 'brussels', … }, { text: 'leuven', … }]
 */
export function saidPlaces(text: string, say: SayPattern, typed = ''): SaidPlace[] {
  // What is around a place is no place.
  const word = `\\s+(?:${say('places')})\\s+(?!${say('surroundings')}(?![\\p{L}\\d])|${IN_NAMES})`
  const parts = text.split(
    new RegExp(`(\\s*(?:[,;]\\s*)+(?:${say('places')}\\s+)?|${word}|\\s*[&+/]\\s*)`, 'iu'),
  )
  const known = new Set<string>()
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return []
    const where = whereOf(part, say)
    if (!where || known.has(where)) return []
    known.add(where)
    return [
      {
        text: where,
        written: asWritten(typed, where),
        isBeside: /^\s*(?:,|in|a|dans)\s*$/.test(parts[index - 1] ?? ''),
      },
    ]
  })
}
