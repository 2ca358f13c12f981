import type { ListedCard } from '../../domain/search/listedCard'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { loadUpTo, pagesShown, type LoadedPage } from '../estateList/loads'
import { latestOnly } from '../latestOnly'
import { rememberedList, rememberList } from './rememberedLists'
import type { SearchCalls } from './searchCalls'
import type { SearchStateHandle } from './searchState'

/** A grouped list is loaded whole (spec §4), but no further than so many pages at once. */
export const MOST_GROUPED_PAGES = 34

interface Of {
  state: SearchStateHandle
  /** The text of what is searched now. */
  textOf: () => string
  path: string
  prebuilt: LoadedPage<ListedCard>
  isGrouped: boolean
  calls: SearchCalls
}

/** What a list page asks for, put into its state. An older answer never overwrites a newer one. */
export function searchLoads({ state, textOf, path, prebuilt, isGrouped, calls }: Of) {
  const { getState, setState } = state.store
  const query = () => getState().filter.filterQuery
  /** A grouped list has its first page, as it was prebuilt, or all. */
  const isWhole = (shown: number) => isGrouped && (shown > 1 || textOf() !== '')
  const remembered = (shown: number) => `${path}?${textOf()}&${isWhole(shown) ? 'all' : shown}`

  const pages = latestOnly((signal, search: SearchFilter, count: number, loaded: number) =>
    loadUpTo((of) => calls.page(search, of, signal), count, loaded),
  )
  const values = latestOnly((signal, search: SearchFilter) => calls.options(search, signal))
  let wantsOptions = false
  let isOpening = false
  /** Pages that were asked for last. */
  let wanted = 1

  /** Spec §4: the loads of a list, each with its own success and failure. */
  async function load(kind: 'firstPage' | 'all' | 'nextPage', count: number, loaded = 0) {
    state.list({ type: `${kind}Requested` })
    try {
      const answer = await pages.run(query(), count, loaded)
      if (!answer.latest) return
      state.list({ type: `${kind}Loaded`, page: answer.value })
      const { estates, total } = getState().list
      setState({ found: textOf() })
      rememberList(remembered(pagesShown(estates.length)), { results: [...estates], total })
    } catch (error) {
      state.list({ type: `${kind}Failed`, error })
    }
  }

  const pagesOf = (shown: number) => (isGrouped ? Math.max(shown, MOST_GROUPED_PAGES) : shown)
  const first = (shown: number) => {
    wanted = shown
    return load(isGrouped ? 'all' : 'firstPage', pagesOf(shown))
  }

  async function options() {
    state.filter({ type: 'optionsRequested' })
    try {
      const answer = await values.run(query())
      if (answer.latest) state.filter({ type: 'optionsLoaded', options: answer.value })
    } catch (error) {
      state.filter({ type: 'optionsFailed', error })
    }
  }

  return {
    /** How many pages are loaded at once to show so many. */
    pagesOf,
    /** How many pages are shown, or will be. */
    shown: () => {
      const { estates, isLoading } = getState().list
      return isLoading ? wanted : pagesShown(estates.length)
    },
    /** What was asked for last, once more. */
    again: () => first(wanted),
    /** The next page (spec §4), of a grouped list all that is left. */
    next: () => load('nextPage', pagesOf(1), getState().list.estates.length),
    /** Shows what a search finds: as it was prebuilt or shown before, else asked anew. `opens` when a document begins with it. */
    show(shown: number, opens = false) {
      const isPrebuilt = textOf() === '' && shown === 1
      const known = rememberedList(remembered(shown)) ?? (isPrebuilt ? prebuilt : undefined)
      if (known) {
        pages.cancel()
        state.list({ type: 'firstPageLoaded', page: known })
        setState((now) => ({
          found: textOf(),
          list: { ...now.list, isLoadingNextPage: false, error: null },
        }))
      } else if (opens) {
        isOpening = true
        void first(shown).then(() => {
          isOpening = false
          // Not before the cards, which the visitor waits for.
          if (wantsOptions) void options()
        })
        return
      } else void first(shown)
      if (wantsOptions) void options()
    },
    /** Whether a document was opened with a search that is not answered yet: what it was built with is no answer to it. */
    isOpening: () => isOpening,
    /** From now on the values to filter by follow the search. */
    keepOptions: () => {
      wantsOptions = true
    },
    /** The same, asked for at once when they are not there. */
    wantOptions() {
      if (wantsOptions && !getState().filter.error) return
      wantsOptions = true
      void options()
    },
    cancel() {
      pages.cancel()
      values.cancel()
    },
  }
}
