/** Whether two words are the same from two places on. */
function sameFrom(a: string, atA: number, b: string, atB: number): boolean {
  if (a.length - atA !== b.length - atB) return false
  while (atA < a.length && a[atA] === b[atB]) {
    atA += 1
    atB += 1
  }
  return atA === a.length
}

/**
 * Whether two words differ by at most one letter: one more, one less, another one, or two neighbours changed about.
 * @example nearly('brugeg', 'brugge') // true
 */
export function nearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (at === a.length && at === b.length) return true
  const isTurned = a[at] === b[at + 1] && a[at + 1] === b[at]
  return (
    sameFrom(a, at + 1, b, at + 1) ||
    sameFrom(a, at + 1, b, at) ||
    sameFrom(a, at, b, at + 1) ||
    (isTurned && sameFrom(a, at + 2, b, at + 2))
  )
}

/** Whether a text that is still being typed may be the beginning of a word, but for one letter. */
export function beginsNearly(typed: string, word: string): boolean {
  const hasBegun =
    typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0] || typed[1] === word[1]
  return hasBegun && [0, -1, 1].some((more) => nearly(typed, word.slice(0, typed.length + more)))
}
