import { parseSearch } from '../search/parseSearch'
import type { SearchFilter } from '../search/searchFilter'
import { DEFAULT_SORT_CHOICE } from '../search/sortChoice'
import { alertPageId } from './alertAddress'

/** What an alert is for: the search of an address without its order, which says nothing of what fits. */
export const alertFilter = (query: string | URLSearchParams): SearchFilter => ({
  ...parseSearch(new URLSearchParams(query)),
  ...DEFAULT_SORT_CHOICE,
})

/** The search that an address of the alerts page asks for, and the list page it was made on. */
export const askedSearch = (params: URLSearchParams) => ({
  filter: alertFilter(params),
  pageId: alertPageId(params),
})
