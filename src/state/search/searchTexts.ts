import { printSearch } from '../../domain/search/printSearch'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { SortChoice } from '../../domain/search/sortChoice'
import { pagesShown } from '../estateList/loads'
import type { SearchState } from './searchState'

/** What a list page writes into addresses, from what it knows now. `home` is the order of the page, which is in none. */
export function searchTexts(home: SortChoice, isGrouped: boolean, getState: () => SearchState) {
  const query = () => getState().filter.filterQuery
  const map = () => getState().list.showMap
  const shown = () => pagesShown(getState().list.estates.length)
  return {
    /** A search as text, without pages and map: equal searches have equal texts. */
    textOf: (search: SearchFilter = query()) => printSearch(search, { home }),
    /** Query of the address of a search on this page, its first results and the map as it is. */
    addressOf: (search: SearchFilter) => printSearch(search, { home, map: map() }),
    /** Query of the address that shows what is shown now. */
    shownText: () =>
      printSearch(query(), { home, map: map(), page: isGrouped || getState().list.isLoading ? 1 : shown() }),
    /** Query of the address that shows one page more. */
    moreText: () => printSearch(query(), { home, map: map(), page: shown() + 1 }),
  }
}

export type SearchTexts = ReturnType<typeof searchTexts>
