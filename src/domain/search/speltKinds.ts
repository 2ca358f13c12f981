/** Letters that a word has at least in which some are missing. */
const FEWEST = 6
const MOST_MISSING = 2
/** A village that is as near to a kind. */
const NAMES: readonly string[] = ['housse']
/** Letters by which a kind is known whose name is not typed to its end. */
const FEWEST_BEGUN = 5
/** Words of places, and one of several meanings, that a kind begins with. */
const NOT_BEGUN: readonly string[] = ['ville', 'nieuw']

/** Whether all letters of the one stand in the other in their order. */
function standIn(letters: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** Whether two words differ by two neighbours that were changed about. */
function isTurned(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Whether a word was meant of which one or two letters are missing or changed about. */
function isSlipOf(typed: string, word: string): boolean {
  const missing = word.length - typed.length
  if (typed[0] !== word[0] || missing < 0 || missing > MOST_MISSING) return false
  return missing ? standIn(typed, word) : isTurned(typed, word)
}

/**
 * A line with the names of kinds whole where only the beginning of one was typed: one that no other kind begins with.
 * @param kinds the names of each kind, plain
 * @example wholeKinds('apart gent', [['appartement', 'apartment'], ['villa']]) // 'apartment gent'
 */
export const wholeKinds = (line: string, kinds: readonly (readonly string[])[]): string =>
  line.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (typed) => {
    if (typed.length < FEWEST_BEGUN || NOT_BEGUN.includes(typed)) return typed
    const begun = kinds.flatMap(
      (ways) => ways.find((way) => way.startsWith(typed) && !way.includes(' ')) ?? [],
    )
    return begun.length === 1 ? (begun[0] ?? typed) : typed
  })

/**
 * A line with the names of kinds as they are spelt.
 * @param ways the names of all kinds, plain
 * @example speltKinds('apartmnt brussels', ['apartment']) // 'apartment brussels'
 */
export const speltKinds = (line: string, ways: readonly string[]): string =>
  line.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (typed) =>
    typed.length < FEWEST || NAMES.includes(typed)
      ? typed
      : (ways.find((way) => isSlipOf(typed, way)) ?? typed),
  )
