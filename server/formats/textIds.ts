import type { Estate } from '../../src/contract/estate'
import { MAX_ID } from '../../src/contract/searchLimits'
import { textNumber } from './textNumber'

/** The least number that stands for a text. */
export const FIRST_OF_TEXTS = 2 ** 30

const PLAIN = /^[1-9]\d{0,9}$/

/** Numbers of the contract for what a format knows by text (docs/decisions/345-numbers-for-text-ids.md). */
export interface TextIds {
  /** The number of a text: always the same once it was given. */
  of(text: string): number
  /** Texts that got another number than their own, as that was given already. */
  readonly moved: readonly string[]
  /** All that were asked for or known before, by text. */
  readonly known: ReadonlyMap<string, number>
}

/** A number of `FIRST_OF_TEXTS` to the highest by text; of the same text and try the same one on every machine. */
const hashed = (text: string, attempt: number): number =>
  textNumber(attempt ? `${attempt}\0${text}` : text, FIRST_OF_TEXTS, MAX_ID - FIRST_OF_TEXTS + 1)

/**
 * Gives numbers to texts. A plain number is itself, anything else a hash of it.
 * @param before numbers that were given earlier, which stay: two texts never get one number
 * @param numberOf what it begins with for a text; another one for tests of what falls together
 */
export function openTextIds(before: Iterable<readonly [string, number]> = [], numberOf = hashed): TextIds {
  const known = new Map(before)
  const taken = new Map([...known].map(([text, id]) => [id, text]))
  const moved: string[] = []
  /** Also one that a text has: whoever writes it had it from us. What comes later stays away from it. */
  const plain = (text: string) => {
    const id = Number(text)
    if (id >= FIRST_OF_TEXTS && !taken.has(id)) {
      taken.set(id, text)
      known.set(text, id)
    }
    return id
  }
  return {
    known,
    moved,
    of(text) {
      if (PLAIN.test(text) && Number(text) <= MAX_ID) return plain(text)
      const given = known.get(text)
      if (given !== undefined) return given
      let attempt = 0
      let id = numberOf(text, attempt)
      while (taken.has(id)) id = numberOf(text, (attempt += 1))
      if (attempt) moved.push(text)
      known.set(text, id)
      taken.set(id, text)
      return id
    },
  }
}

/** Numbers as a file keeps them, a text a line: JSON, as a text may hold anything. */
export const writeIdLines = (known: ReadonlyMap<string, number>): string =>
  [...known].map((pair) => `${JSON.stringify(pair)}\n`).join('')

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1])

/** Throws an error that names the first line that is none. */
export function readIdLines(text: string): [string, number][] {
  return text.split('\n').flatMap((line, at) => {
    if (!line.trim()) return []
    try {
      const pair: unknown = JSON.parse(line)
      if (isPair(pair)) return [pair]
    } catch {
      // Told below.
    }
    throw new Error(`Line ${at + 1} must be ["text", number], as it was written`)
  })
}

/** The number of a municipality that comes without one: of the same country, postal code and name always the same. */
export const cityId = (country: string, zip: string, name: string): number =>
  textNumber([country, zip, name].join('\0').toLowerCase(), 1, MAX_ID)

/** The text by which programs know a listing: the one that it came with, else its number. */
export const textIdOf = ({ general, listing }: Estate): string =>
  listing?.external_id?.trim() || String(general.id)
