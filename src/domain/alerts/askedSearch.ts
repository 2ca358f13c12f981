import { parseSearch } from '../search/parseSearch'
import { DEFAULT_SORT_CHOICE } from '../search/sortChoice'
import { alertPageId } from './alertAddress'

/** The search that an address of the alerts page asks for, and the list page it was made on. Order does not matter to an alert. */
export const askedSearch = (params: URLSearchParams) => ({
  filter: { ...parseSearch(params), ...DEFAULT_SORT_CHOICE },
  pageId: alertPageId(params),
})
