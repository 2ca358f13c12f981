import type { FilterOptions } from '../../domain/search/filterNames'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { SortChoice } from '../../domain/search/sortChoice'
import { NO_FILTERS } from '../../siteApi/estates'

/** What the visitor filters by and can filter by (spec §3 Client state). */
export interface FilterState {
  filterQuery: SearchFilter
  options: FilterOptions
  isLoading: boolean
  error: unknown
}

export type FilterAction =
  /** Also how a search read from the address is taken over. */
  | { type: 'sortSet'; filterQuery: SearchFilter }
  /** Conditions to set; undefined or an empty list takes one off. */
  | { type: 'filtersUpdated'; patch: Partial<SearchFilter> }
  | { type: 'optionsRequested' }
  | { type: 'optionsLoaded'; options: FilterOptions }
  | { type: 'optionsFailed'; error: unknown }

/** Newest first, nothing filtered, no options yet (spec §3); or the search of the address. */
export const initialFilter = (filterQuery: SearchFilter = NO_FILTER): FilterState => ({
  filterQuery,
  options: NO_FILTERS,
  isLoading: false,
  error: null,
})

/** Setting the sort replaces the filter query (spec §4): with the same search in another order. */
export const sortSet = (
  { filterQuery }: Pick<FilterState, 'filterQuery'>,
  sort: SortChoice,
): FilterAction => ({
  type: 'sortSet',
  filterQuery: { ...filterQuery, sortType: sort.sortType, sortOrder: sort.sortOrder },
})

/** Transitions of the filter (spec §4). A failure keeps the options that were known. */
export function filterReducer(state: FilterState, action: FilterAction): FilterState {
  switch (action.type) {
    case 'sortSet':
      return { ...state, filterQuery: action.filterQuery }
    case 'filtersUpdated':
      return { ...state, filterQuery: patched(state.filterQuery, action.patch) }
    case 'optionsRequested':
      return { ...state, isLoading: true }
    case 'optionsLoaded':
      return { ...state, isLoading: false, options: action.options, error: null }
    case 'optionsFailed':
      return { ...state, isLoading: false, error: action.error }
  }
}
