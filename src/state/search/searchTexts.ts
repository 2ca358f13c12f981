import { printSearch } from '../../domain/search/printSearch'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { SortChoice } from '../../domain/search/sortChoice'
import { pagesShown } from '../estateList/loads'
import { MOST_GROUPED_PAGES } from './searchLoads'
import type { SearchState } from './searchState'

interface Of {
  /** The order of the page, which is in no address. */
  home: SortChoice
  isGrouped: boolean
  getState: () => SearchState
  /** How many pages are shown, or will be. */
  shown: () => number
}

/** What a list page writes into addresses, from what it knows now. */
export function searchTexts({ home, isGrouped, getState, shown }: Of) {
  const query = () => getState().filter.filterQuery
  const map = () => getState().list.showMap
  const textOf = (search: SearchFilter = query()) => printSearch(search, { home })
  /** A search in a grouped list is loaded whole without being told so. */
  const page = () => (isGrouped && textOf() !== '' && shown() <= MOST_GROUPED_PAGES ? 1 : shown())
  return {
    /** A search as text, without pages and map: equal searches have equal texts. */
    textOf,
    /** Query of the address of a search on this page, its first results and the map as it is. */
    addressOf: (search: SearchFilter) => printSearch(search, { home, map: map() }),
    /** Query of the address that shows what is shown now. */
    shownText: () => printSearch(query(), { home, map: map(), page: page() }),
    /** Query of the address that shows more: a page, or all of a grouped list. */
    moreText: () => {
      const more = isGrouped ? pagesShown(getState().list.total) : shown() + 1
      return printSearch(query(), { home, map: map(), page: more })
    },
  }
}
