import { distance } from 'fastest-levenshtein'

/** Of words that somebody wrote longer than this nothing is looked for. */
const LONGEST = 60

/** A name without what people write differently: capitals, lines, dots and blanks. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, '')

/**
 * The known word that somebody may have meant: a third of its letters, rounded up, are otherwise at most; undefined when none is near.
 * @example nearest('adres', ['address', 'agent']) // 'address'
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined
  const asked = plainName(word)
  let found: { word: string; far: number } | undefined
  for (const each of known) {
    const plain = plainName(each)
    const far = distance(asked, plain)
    const most = Math.ceil(Math.max(asked.length, plain.length) / 3)
    if (far <= most && far < (found?.far ?? Infinity)) found = { word: each, far }
  }
  return found?.word
}
