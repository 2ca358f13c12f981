/** Words of a line after which nothing more is looked for, those of a name, and runs that are tried: each is a look through all names. */
const MOST_WORDS = 14
const MOST_OF_NAME = 6
const MOST_RUNS = 24
const ZIP = /^(?:be?-?)?[1-9]\d{3}$/i
/** Letters of a part of a line that may be a place; behind another place as many more as few words of a language have. */
const FEWEST = 3
const FEWEST_BEHIND = 5

/** A place in a line: what it is called there, and what answers that. */
export interface InLine<T> {
  said: string
  found: readonly T[]
}

/** Places where one run of words is one: all of it, one with a postal code, from the beginning, from the end; the longest first. */
function runsOf(words: readonly string[]): [from: number, to: number][] {
  const count = words.length
  const zips = words.flatMap((word, at) => (ZIP.test(word) ? at : []))
  const around = zips.flatMap((at) =>
    Array.from({ length: at + 1 }, (_, from) => from).flatMap((from) =>
      Array.from({ length: count - at }, (_, more): [number, number] => [from, at + 1 + more]),
    ),
  )
  const longestFirst = around.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))
  const begun = words.map((_, at): [number, number] => [0, count - at])
  const ended = words.map((_, at): [number, number] => [at, count])
  const all = new Map(
    [[0, count] as [number, number], ...longestFirst, ...begun, ...ended].map((run) => [run.join(), run]),
  )
  return [...all.values()]
    .filter(([from, to]) => to - from <= MOST_OF_NAME || to - from === count)
    .slice(0, MOST_RUNS)
}

/**
 * The places in a line that says more than where: the longest run of words that is one, then those of what is left: all before it,
 * or a part behind it.
 * @param look what a run of words is called by, to the letter; nothing where it is no place
 * @example placesInLine('bruxelles pres d une ecole', look) // [{ said: 'bruxelles', found: … }]
 */
export function placesInLine<T>(line: string, look: (run: string) => readonly T[]): InLine<T>[] {
  return inWords(line.trim().split(/\s+/).slice(0, MOST_WORDS), FEWEST)

  function inWords(words: readonly string[], fewest: number): InLine<T>[] {
    for (const [from, to] of runsOf(words)) {
      const said = words.slice(from, to).join(' ')
      const isAll = to - from === words.length
      // "As" and "Over" are towns, and words besides.
      if (!isAll && !/\d{4}/.test(said) && said.replace(/[^\p{L}]/gu, '').length < fewest) continue
      const found = look(said)
      if (!found.length) continue
      // Before a postal code a street may be called as another town.
      const before = words.slice(0, from).join(' ')
      const another = before ? look(before) : []
      return [
        ...(another.length ? [{ said: before, found: another }] : []),
        { said, found },
        ...inWords(words.slice(to), FEWEST_BEHIND),
      ]
    }
    return []
  }
}
