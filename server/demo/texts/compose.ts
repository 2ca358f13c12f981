import { decimal } from '../../../src/domain/format/number'
import type { Rng } from '../rng'

/** A sentence, the ways to say it, or nothing to say. */
export type Sentence = string | readonly string[] | false | undefined

/** Picks one way of saying each sentence, by its place alone, and leaves out what has nothing to say. */
const say = (rng: Rng, sentences: readonly Sentence[]): string =>
  sentences
    .map((sentence, place) => (Array.isArray(sentence) ? rng.fork(place).pick(sentence) : sentence))
    .filter(Boolean)
    .join(' ')

/**
 * Paragraphs that say something, with an empty line between them. Every language has as many ways of saying a sentence, each of
 * which states the same as in the others: from the same `rng` all languages take the same way.
 */
export const paragraphs = (rng: Rng, parts: readonly (readonly Sentence[])[]): string =>
  parts
    .map((sentences, place) => say(rng.fork(`paragraph ${place}`), sentences))
    .filter((text) => text !== '')
    .join('\n\n')
    // A number stays with its unit.
    .replace(/(\d) (m²|km|m)(?![\p{L}\d])/gu, '$1\u00a0$2')

/** Ways of saying that always hold, and those that only hold while there is something to be had. */
export const offered = (
  gone: boolean,
  always: readonly string[],
  whileOffered: readonly string[],
): readonly string[] => (gone ? always : [...always, ...whileOffered])

/** The first that fits the limit of a short description; the last one must always fit. */
export const fitting = (limit: number, candidates: readonly string[]): string =>
  candidates.find((text) => text.length <= limit) ?? (candidates.at(-1) as string)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b and c` with the word of the language. */
export const list = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** `650 m` or `1,2 km`, written as the rows of the page are (spec §5), whatever the language. */
export const distance = (metres: number): string =>
  metres < 1000 ? `${metres} m` : `${decimal(Math.round(metres / 100) / 10)} km`

/** `1.449 m²`, likewise. */
export const area = (m2: number): string => `${decimal(Math.round(m2))} m²`
