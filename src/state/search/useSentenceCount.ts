import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { SearchedSite } from '../../domain/site/frameView'
import { useLoad } from '../useLoad'
import { searchCalls } from './searchCalls'
import { softened, tellingWords, type ToldSearch } from './tellingWords'

/** A search with words for its texts beside those that it has. */
export const withWords = (search: Partial<SearchFilter>, words: readonly string[]): Partial<SearchFilter> => {
  const all = [search.words, ...words].filter(Boolean).join(' ')
  return { ...search, ...(all && { words: all }) }
}

/**
 * Of words that were not understood those that a list page (of `node`) has beside a search; throws when it cannot be asked.
 * @param soft the search without what is only liked to be so
 */
export const sentenceWords = (
  site: SearchedSite,
  locale: Locale,
  node: ListNode,
  search: Partial<SearchFilter>,
  unknown: readonly string[],
  soft?: Partial<SearchFilter>,
  signal = new AbortController().signal,
): Promise<ToldSearch> =>
  softened(
    (one) =>
      tellingWords(unknown, (words) =>
        searchCalls(site, locale, node).count(patched(NO_FILTER, withWords(one, words)), signal),
      ),
    search,
    soft,
  )

/**
 * How many listings the list page to which the search sentence leads (of `node`) shows for it as it stands, and which words that were not
 * understood are looked for; undefined until the visitor begins to fill it in, while it is being asked, and when it cannot be.
 */
export function useSentenceCount(
  site: SearchedSite,
  locale: Locale,
  node: ListNode,
  search: Partial<SearchFilter>,
  unknown: readonly string[],
  begun: boolean,
  soft?: Partial<SearchFilter>,
): ToldSearch | undefined {
  const key = begun ? JSON.stringify([node, search, unknown, soft]) : undefined
  const { result } = useLoad(key, (signal) =>
    sentenceWords(site, locale, node, search, unknown, soft, signal),
  )
  return result.state === 'ready' ? result.value : undefined
}
