/** A search that a visitor made: on which list page, and what stood behind its address. */
export interface MadeSearch {
  pageId: number
  /** As `printSearch` writes it, without an order. */
  search: string
}

/** How many are kept of each list. */
const MOST_OF_LIST = 5
const MOST = 40
/** No search that a filter makes is as long. */
const LONGEST = 2000

const ORDER = /^(sortType|sortOrder)=/
const AREA = 'area'

const isMade = (found: unknown): found is MadeSearch => {
  const { pageId, search } = (found ?? {}) as Partial<Record<keyof MadeSearch, unknown>>
  return (
    Number.isSafeInteger(pageId) && typeof search === 'string' && search !== '' && search.length <= LONGEST
  )
}

/** Searches in what was stored, the latest first; what is none is left out. */
export const readSearches = (found: unknown): readonly MadeSearch[] =>
  Array.isArray(found)
    ? found
        .filter(isMade)
        .slice(0, MOST)
        .map(({ pageId, search }) => ({ pageId, search }))
    : []

/** Whether two are the same search of the same list. */
export const isSame = (one: MadeSearch, other: MadeSearch) =>
  one.pageId === other.pageId && one.search === other.search

/** Whether a search asks all that another one does, and perhaps more; a map is moved on the way, so where it was does not count. */
function goesOn(next: MadeSearch, before: MadeSearch): boolean {
  const asked = new URLSearchParams(next.search)
  return (
    next.pageId === before.pageId &&
    [...new URLSearchParams(before.search)].every(([name, values]) => {
      const now = asked.get(name)?.split(',')
      return now && (name === AREA || values.split(',').every((value) => now.includes(value)))
    })
  )
}

/**
 * The searches with the latest one before the others, without its order. One gets to a search step by step: the step before it is not
 * kept beside it.
 * @example withSearch([{ pageId: 2, search: 'type=1' }], { pageId: 2, search: 'type=1&bed-min=3' }) // the latter alone
 */
export function withSearch(
  known: readonly MadeSearch[],
  { pageId, search }: MadeSearch,
): readonly MadeSearch[] {
  const asked = search.split('&').filter((part) => part && !ORDER.test(part))
  const next = { pageId, search: asked.join('&') }
  if (!isMade(next)) return known
  const [latest, ...older] = known
  const others = (latest && goesOn(next, latest) ? older : known).filter((one) => !isSame(one, next))
  const ofList = others.filter((one) => one.pageId === pageId).slice(0, MOST_OF_LIST - 1)
  return [next, ...others.filter((one) => one.pageId !== pageId || ofList.includes(one))].slice(0, MOST)
}

export const withoutSearch = (known: readonly MadeSearch[], gone: MadeSearch): readonly MadeSearch[] =>
  known.filter((one) => !isSame(one, gone))

/** Which searches a place is shown: of one list or of all. */
export interface OfferedOn {
  /** Of the list whose searches are shown; else those of all. */
  pageId?: number
  /** The search that is shown already. */
  current?: string
}

/** Those of the known searches that one may want to go back to. */
export const offeredSearches = (
  known: readonly MadeSearch[],
  { pageId, current }: OfferedOn,
): readonly MadeSearch[] =>
  known.filter((one) => (pageId === undefined || one.pageId === pageId) && one.search !== current)
