export const SORT_TYPE_PARAM = 'sortType'
export const SORT_ORDER_PARAM = 'sortOrder'
/** `1` while the map stands beside the list. */
export const MAP_PARAM = 'map'
/** How many pages of fifteen are shown, for reload and back. */
export const PAGE_PARAM = 'page'
/** No list shows more pages than this at once; a larger number in an address counts as this one. */
export const MAX_PAGE = 1000
