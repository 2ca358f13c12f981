import type { Localized } from '../../../src/contract/common'
import type { Estate } from '../../../src/contract/estate'
import { withoutAccents } from '../../../src/contract/withoutAccents'

/** Words longer than this are cut; a visitor's are too, so they still meet. */
const LONGEST = 60
/** Letters and digits of ASCII, and all that is not ASCII: what is between two of them is between two words, too. */
const RUNS = /[a-z0-9\u0080-\uffff]+/g
const ASCII = /^[a-z0-9]*$/

/** The words of runs that are not all ASCII, as many as are remembered: every text in a language has the same ones. */
const ofRuns = new Map<string, readonly string[]>()
const MOST_RUNS = 10_000

function wordsOfRun(run: string): readonly string[] {
  if (ASCII.test(run)) return [run.slice(0, LONGEST)]
  const known = ofRuns.get(run)
  if (known) return known
  const words = (withoutAccents(run).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST))
  if (run.length > LONGEST) return words
  if (ofRuns.size >= MOST_RUNS) ofRuns.clear()
  ofRuns.set(run, words)
  return words
}

const runsOf = (text: string): readonly string[] => text.toLowerCase().match(RUNS) ?? []

/**
 * The words of a text as they are compared: lower-case, without accents.
 * @example wordsOf('Été à Liège-Guillemins') // ['ete', 'a', 'liege', 'guillemins']
 */
export const wordsOf = (text: string): string[] => runsOf(text).flatMap(wordsOfRun)

/** Parts of an estate that can be searched apart, with the weight their words carry in a tsvector. */
const WEIGHTS = { reference: 'A', title: 'B', description: 'C', place: 'D' } as const
export type WordPart = keyof typeof WEIGHTS

const PARTS: readonly WordPart[] = ['reference', 'title', 'description', 'place']
/** What is written behind a word, by the parts it stands in: a bit for each. */
const PLACES = Array.from({ length: 1 << PARTS.length }, (_, bits) =>
  PARTS.flatMap((part, index) => (bits & (1 << index) ? `${index + 1}${WEIGHTS[part]}` : [])).join(),
)
/** Bytes of a tsvector, which holds 1 MB, with what it keeps beside each word. Of a text that is longer the first words are found. */
const MOST = 900_000
const BESIDE = 16
/** Of a character of a word, in UTF-8. */
const BYTES_AT_MOST = 3

/** Text of a tsvector: each word with the parts it stands in. */
export function vector(texts: Partial<Record<WordPart, readonly string[]>>): string {
  // Runs first, as most of them stand in a text several times.
  const runs = new Map<string, number>()
  for (const [index, part] of PARTS.entries()) {
    for (const text of texts[part] ?? []) {
      for (const run of runsOf(text)) runs.set(run, (runs.get(run) ?? 0) | (1 << index))
    }
  }
  const places = new Map<string, number>()
  for (const [run, bits] of runs) {
    for (const word of wordsOfRun(run)) places.set(word, (places.get(word) ?? 0) | bits)
  }
  const written: string[] = []
  // Bytes are counted where so many words could be too long.
  const isMany = places.size * (LONGEST * BYTES_AT_MOST + BESIDE) > MOST
  let left = MOST
  for (const [word, bits] of places) {
    if (isMany) left -= Buffer.byteLength(word) + BESIDE
    if (left < 0) break
    written.push(`'${word}':${PLACES[bits]}`)
  }
  return written.join(' ')
}

/** Each word once, and none that another begins with: whatever has the longer one has it too. */
function needed(words: readonly string[]): string[] {
  const each = [...new Set(words)]
  return each.filter((word) => !each.some((other) => other !== word && other.startsWith(word)))
}

/** Text of a tsquery that asks for every word by its beginning, in one part when given; '' when there is no word. */
export const wordQuery = (text: string, part?: WordPart): string =>
  needed(wordsOf(text))
    .map((word) => `'${word}':*${part ? WEIGHTS[part] : ''}`)
    .join(' & ')

const textsOf = (text: Localized | null | undefined) =>
  Object.values(text ?? {}).filter((each): each is string => typeof each === 'string')

/** What of an estate can be found by its words. The street of a hidden address cannot, nor the name of the building. */
export function estateWords({ general, address }: Estate): { words: string; cityWords: string } {
  const { zip, name, alias } = address.city
  const city = [zip, name, ...textsOf(alias)]
  const street = address.visible ? [...textsOf(address.street), address.street_address ?? ''] : []
  return {
    words: vector({
      reference: [general.reference ?? ''],
      title: [...textsOf(general.title), (address.visible && general.buildingName) || ''],
      description: [...textsOf(general.description), ...textsOf(general.shortDescription)],
      place: [...city, ...street],
    }),
    cityWords: vector({ place: city }),
  }
}
