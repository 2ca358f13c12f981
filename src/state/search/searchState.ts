import { createStore } from 'zustand/vanilla'
import type { ListNode } from '../../contract/page'
import type { ListedCard } from '../../domain/search/listedCard'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { LoadedPage } from '../estateList/loads'
import {
  estateListReducer,
  prebuiltEstateList,
  type EstateListAction,
  type EstateListState,
} from '../estateList/reducer'
import type { Pointed } from '../pointed'
import { filterReducer, initialFilter, type FilterAction, type FilterState } from '../filter/reducer'

/**
 * What a list page knows: its list and its filter (spec §3 Client state), and what list and map share. The map reads
 * `filter.filterQuery` for what to show (its place is `area`, `geoRange` or `city`), `pointed` for the listing to mark, and
 * `list.showMap`.
 */
export interface SearchState {
  list: EstateListState<ListedCard>
  filter: FilterState
  /** The search whose results `list` holds, printed without its page; after a failure another than the filter's. */
  found: string
  pointed: Pointed | null
}

/** The state of a list page before anybody searches, changed by the reducers of spec §4 only. */
export function createSearchState(
  node: ListNode,
  unfiltered: SearchFilter,
  prebuilt: LoadedPage<ListedCard>,
) {
  const store = createStore<SearchState>(() => ({
    list: prebuiltEstateList(node, prebuilt),
    filter: initialFilter(unfiltered),
    found: '',
    pointed: null,
  }))
  return {
    store,
    list: (action: EstateListAction<ListedCard>) =>
      store.setState((state) => ({ list: estateListReducer(state.list, action) })),
    filter: (action: FilterAction) =>
      store.setState((state) => ({ filter: filterReducer(state.filter, action) })),
  }
}

export type SearchStateHandle = ReturnType<typeof createSearchState>
