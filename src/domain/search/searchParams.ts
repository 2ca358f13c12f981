import type { FilterKey } from './searchFilter'

/** Name of each condition in the address (spec §7), in the order in which an address lists them. */
export const PARAM_NAMES = {
  country: 'country',
  city: 'city',
  geoRange: 'geo_range',
  area: 'area',
  priceMin: 'price-min',
  priceMax: 'price-max',
  type: 'type',
  subType: 'subType',
  status: 'status',
  bedrooms: 'bedrooms',
  bedMin: 'bed-min',
} as const satisfies Record<FilterKey, string>

export const FILTER_KEYS = Object.keys(PARAM_NAMES) as readonly FilterKey[]

/** The other name of `status` (spec §7: "transaction or status"): numbers of the own source. Read, never written. */
export const TRANSACTION_PARAM = 'transaction'
export const SORT_TYPE_PARAM = 'sortType'
export const SORT_ORDER_PARAM = 'sortOrder'
/** `1` while the map stands beside the list. */
export const MAP_PARAM = 'map'
/** How many pages of fifteen are shown, for reload and back. */
export const PAGE_PARAM = 'page'
/** No list shows more pages than this at once; a larger number in an address counts as this one. */
export const MAX_PAGE = 1000
