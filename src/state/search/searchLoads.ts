import type { ListedCard } from '../../domain/search/listedCard'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { loadUpTo, nextPage, pagesShown, type LoadedPage } from '../estateList/loads'
import { latestOnly } from '../latestOnly'
import { rememberedList, rememberList } from './rememberedLists'
import type { SearchCalls } from './searchCalls'
import type { SearchStateHandle } from './searchState'
import type { SearchTexts } from './searchTexts'

/** A grouped list is loaded whole (spec §4), but no further than so many pages at once. */
const MOST_GROUPED_PAGES = 34

interface Of {
  state: SearchStateHandle
  texts: Pick<SearchTexts, 'textOf'>
  path: string
  prebuilt: LoadedPage<ListedCard>
  isGrouped: boolean
  calls: SearchCalls
}

/** What a list page asks for, put into its state. An older answer never overwrites a newer one. */
export function searchLoads({ state, texts, path, prebuilt, isGrouped, calls }: Of) {
  const { getState, setState } = state.store
  const query = () => getState().filter.filterQuery
  const remembered = (pages: number) => `${path}?${texts.textOf()}&${isGrouped ? 'all' : pages}`

  const pages = latestOnly((signal, search: SearchFilter, part: 'next' | number) =>
    part === 'next'
      ? calls.page(search, nextPage(getState().list.estates.length), signal)
      : loadUpTo((of) => calls.page(search, of, signal), part),
  )
  const values = latestOnly((signal, search: SearchFilter) => calls.options(search, signal))
  let wantsOptions = false
  let isOpening = false

  /** Spec §4: the loads of a list, each with its own success and failure. */
  async function load(kind: 'firstPage' | 'all' | 'nextPage', part: 'next' | number) {
    state.list({ type: `${kind}Requested` })
    try {
      const answer = await pages.run(query(), part)
      if (!answer.latest) return
      state.list({ type: `${kind}Loaded`, page: answer.value })
      const { estates, total } = getState().list
      setState({ found: texts.textOf() })
      rememberList(remembered(pagesShown(estates.length)), { results: [...estates], total })
    } catch (error) {
      state.list({ type: `${kind}Failed`, error })
    }
  }

  const pagesOf = (shown: number) => (isGrouped ? MOST_GROUPED_PAGES : shown)
  const first = (shown: number) => load(isGrouped ? 'all' : 'firstPage', pagesOf(shown))

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
    first,
    next: () => load('nextPage', 'next'),
    /** Shows what a search finds: as it was prebuilt or shown before, else asked anew. `opens` when a document begins with it. */
    show(shown: number, opens = false) {
      const isPrebuilt = texts.textOf() === '' && shown === 1
      const known = rememberedList(remembered(shown)) ?? (isPrebuilt ? prebuilt : undefined)
      if (known) {
        pages.cancel()
        state.list({ type: 'firstPageLoaded', page: known })
        setState((now) => ({
          found: texts.textOf(),
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
