import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../contract/searchLimits'

/** Which part of the results a load asks for; the first page begins at 0 (spec §9). */
export interface Pagination {
  from: number
  size: number
}

/** What a load answers. */
export interface LoadedPage<Item> {
  total: number
  results: Item[]
}

export const FIRST_PAGE: Pagination = { from: 0, size: DEFAULT_PAGE_SIZE }

/** What is asked first for so many pages. */
export const firstPart = (pages: number): Pagination => ({
  from: 0,
  size: Math.min(pages * DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
})

/** So few are not “more”: they are counted. */
const FEW_LEFT = 2

/** How many are left, where these are so few that the way to them says so; undefined where there are more, or none. */
export function fewLeft(shown: number, total: number): number | undefined {
  const left = total - shown
  return left > 0 && left <= FEW_LEFT ? left : undefined
}

/** How many pages are shown: what the address keeps for reload and back. */
export const pagesShown = (loaded: number): number => Math.max(1, Math.ceil(loaded / DEFAULT_PAGE_SIZE))

/**
 * Loads results one answer after the other: all of them (the grouped load of spec §4), or as many pages as an address shows;
 * from the first on, or after what is loaded: offset is the current count (spec §4). The total is the last answer's. Fails with
 * what `load` fails with.
 */
export async function loadUpTo<Item>(
  load: (pagination: Pagination) => Promise<LoadedPage<Item>>,
  pages = Infinity,
  loaded = 0,
): Promise<LoadedPage<Item>> {
  const wanted = loaded + pages * DEFAULT_PAGE_SIZE
  const results: Item[] = []
  // By what was asked, not by what came: an answer may hold less than its page, as when the site hides a listing.
  for (let from = loaded; ;) {
    const size = Math.min(wanted - from, MAX_PAGE_SIZE)
    const page = await load({ from, size })
    results.push(...page.results)
    from += size
    if (from >= Math.min(wanted, page.total)) return { total: page.total, results }
  }
}
