import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { SearchedSite } from '../../domain/site/frameView'
import { searchCalls } from './searchCalls'

/** The first of these lists in which a search finds something; undefined when none does. Throws when it cannot be asked. */
export async function listHaving<List extends { node: ListNode }>(
  lists: readonly List[],
  site: SearchedSite,
  locale: Locale,
  words: Partial<SearchFilter>,
): Promise<List | undefined> {
  const { signal } = new AbortController()
  const search = patched(NO_FILTER, words)
  const counts = await Promise.all(
    lists.map(({ node }) => searchCalls(site, locale, node).count(search, signal)),
  )
  return lists.find((_, nth) => (counts[nth] ?? 0) > 0)
}
