import { withoutAccents } from '../../contract/withoutAccents'

/** Parts with a sign between them, a figure among them: `HO-9000-12`, `2024/117`. */
const IN_PARTS = /^(?=.*\d)(?=.*[\p{L}/])[\p{L}\d]+(?:[-/_][\p{L}\d]+)+$/u
const SHORTEST = 5

/** Of that form, too: rooms and towns ("3-kamerflat", "9000-Gent", "gent-9000", "B-9000"), two ends ("300-400k", "300k-400k"), a day. */
const OTHERS = [
  /^\d+-\p{L}+$/u,
  /^\p{L}{4,}-\d{4,5}$/u,
  /^(?:b|d|f|l|nl)-\d{4,5}$/i,
  /^\d+-\d+\p{L}{1,4}\d?$/u,
  /^\d+(?:k|m|mio|eur)-\d+(?:k|m|mio|eur)?$/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4}$/,
]

/**
 * The reference of a listing, where a line is nothing else or calls it so: called so, or of a form that nothing else has.
 * @param ways what it is called in the language of the line, parted by `|`, without accents
 * @example saidReference('HO-9000-12', 'ref') // 'HO-9000-12'
 */
export function saidReference(text: string, ways: string): string | undefined {
  const line = withoutAccents(text).trim()
  const called = ways && new RegExp(`^(?:${ways})\\.?\\s*:?\\s*(\\S*\\d\\S*)$`, 'iu').exec(line)?.[1]
  if (called) return called
  const within =
    ways && new RegExp(`(?<![\\p{L}\\d])(?:${ways})\\.?\\s*:?\\s*(\\S*[\\p{L}\\d])`, 'iu').exec(line)?.[1]
  if (within && within.length >= SHORTEST && IN_PARTS.test(within)) return within
  const isOne = line.length >= SHORTEST && IN_PARTS.test(line) && !OTHERS.some((other) => other.test(line))
  return isOne ? line : undefined
}
