import type { ListNode } from '../../contract/page'
import type { LoadedPage } from './loads'

/** The list of a list page (spec §3 Client state); `Item` is what the list shows of an estate. */
export interface EstateListState<Item> {
  /** The selected listing node. */
  node: ListNode | null
  estates: readonly Item[]
  total: number
  isLoading: boolean
  isLoadingNextPage: boolean
  showMap: boolean
  /** Why the last load failed; null when it did not. */
  error: unknown
}

export type EstateListAction<Item> =
  | { type: 'nodeSelected'; node: ListNode | null }
  /** The first page, or all results of a grouped list. */
  | { type: 'firstPageRequested' | 'allRequested' | 'nextPageRequested' }
  | { type: 'firstPageLoaded' | 'allLoaded' | 'nextPageLoaded'; page: LoadedPage<Item> }
  | { type: 'firstPageFailed' | 'allFailed' | 'nextPageFailed'; error: unknown }
  | { type: 'mapToggled' }

/** Loading, nothing loaded, map hidden (spec §3, §9). */
export function initialEstateList<Item>(node: ListNode | null = null): EstateListState<Item> {
  return {
    node,
    estates: [],
    total: 0,
    isLoading: true,
    isLoadingNextPage: false,
    showMap: false,
    error: null,
  }
}

/** A list whose first page is in the page already, as it was prebuilt. */
export function prebuiltEstateList<Item>(
  node: ListNode,
  { total, results }: LoadedPage<Item>,
): EstateListState<Item> {
  return { ...initialEstateList(node), estates: results, total, isLoading: false }
}

/**
 * Transitions of the estate list (spec §4). A request forgets the error before it. A search that fails has found nothing (spec
 * §8); where only more cannot be had, what is shown stays. Loading the list anew gives up a next page under way.
 */
export function estateListReducer<Item>(
  state: EstateListState<Item>,
  action: EstateListAction<Item>,
): EstateListState<Item> {
  switch (action.type) {
    case 'nodeSelected':
      return { ...state, node: action.node }
    case 'firstPageRequested':
    case 'allRequested':
      return { ...state, isLoading: true, isLoadingNextPage: false, error: null }
    case 'firstPageLoaded':
    case 'allLoaded':
      return { ...state, isLoading: false, estates: action.page.results, total: action.page.total }
    case 'firstPageFailed':
    case 'allFailed':
      return { ...state, isLoading: false, estates: [], total: 0, error: action.error }
    case 'nextPageRequested':
      return { ...state, isLoadingNextPage: true, error: null }
    case 'nextPageLoaded':
      return {
        ...state,
        isLoadingNextPage: false,
        estates: [...state.estates, ...action.page.results],
        total: action.page.total,
      }
    case 'nextPageFailed':
      return { ...state, isLoadingNextPage: false, error: action.error }
    case 'mapToggled':
      return { ...state, showMap: !state.showMap }
  }
}

/** Whether the search itself failed, rather than found nothing. */
export const hasFailed = ({ error, total }: Pick<EstateListState<unknown>, 'error' | 'total'>): boolean =>
  Boolean(error) && total === 0

/** More can be loaded while fewer are loaded than there are (spec §4). */
export const canLoadMore = ({
  estates,
  total,
}: Pick<EstateListState<unknown>, 'estates' | 'total'>): boolean => estates.length < total
