import { MAX_CHARACTERS } from '../../domain/search/filterKinds'

/** More pieces of a line are not tried one by one. */
const MOST_TRIED = 5

/** Words that were not understood, as far as listings have them. */
export interface ToldWords {
  /** Those that are looked for in texts. */
  told: readonly string[]
  /** How many listings the search finds with them. */
  count: number
}

/** The same of a line of which something is only liked to be so. */
export interface ToldSearch extends ToldWords {
  /** Whether that is left out, as nothing is found with it. */
  isSoftened?: true
}

/**
 * The words of a search that are a condition; where it finds nothing, those of the search without what is only liked.
 * @param tell asks it of a search; its errors are passed on
 * @param soft the search without that, where there is anything
 */
export async function softened<Search>(
  tell: (search: Search) => Promise<ToldWords>,
  search: Search,
  soft: Search | undefined,
): Promise<ToldSearch> {
  const all = await tell(search)
  return all.count > 0 || soft === undefined ? all : { ...(await tell(soft)), isSoftened: true }
}

/**
 * Of words that were not understood those that are a condition: all of them where listings have them, else each that listings have
 * beside what is asked (docs/decisions/385-words-that-nobody-has.md). What is too long to be looked for whole is none.
 * @param counted how many listings the search finds with such words in their texts; its errors are passed on
 */
export async function tellingWords(
  unknown: readonly string[],
  counted: (words: readonly string[]) => Promise<number>,
): Promise<ToldWords> {
  const having = (words: readonly string[]) =>
    words.join(' ').length > MAX_CHARACTERS ? Promise.resolve(0) : counted(words)
  const all = await having(unknown)
  if (all > 0 || !unknown.length) return { told: unknown, count: all }
  let told: readonly string[] = []
  let found: number | undefined
  // Of one piece that is known already.
  for (const one of unknown.length > 1 ? unknown.slice(0, MOST_TRIED) : []) {
    const count = await having([...told, one])
    if (!count) continue
    told = [...told, one]
    found = count
  }
  return { told, count: found ?? (await counted([])) }
}
