/** How many letters have to be put in, left out or exchanged to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Of words that somebody wrote longer than this nothing is looked for. */
const LONGEST = 60

/** A name without what people write differently: capitals, lines and blanks. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, '')

/**
 * The known name that somebody may have meant, a third of its letters otherwise at most; undefined when none is near.
 * @example nearest('adres', ['address', 'agent']) // 'address'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined
  const asked = plainName(name)
  let found: { name: string; far: number } | undefined
  for (const each of known) {
    const word = plainName(each)
    const far = distance(asked, word)
    if (far <= Math.max(asked.length, word.length) / 3 && far < (found?.far ?? Infinity))
      found = { name: each, far }
  }
  return found?.name
}
