import { createStore } from 'zustand/vanilla'
import type { ListNode } from '../../contract/page'
import type { ListedCard } from '../../domain/search/listedCard'
import { parseMap, parsePage, parseSearch } from '../../domain/search/parseSearch'
import { printSearch } from '../../domain/search/printSearch'
import { canonical, NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { nodeSortChoice, type SortChoice } from '../../domain/search/sortChoice'
import { loadUpTo, nextPage, pagesShown, type LoadedPage } from '../estateList/loads'
import {
  canLoadMore,
  estateListReducer,
  prebuiltEstateList,
  type EstateListAction,
  type EstateListState,
} from '../estateList/reducer'
import { filterReducer, initialFilter, sortSet, type FilterAction, type FilterState } from '../filter/reducer'
import { latestOnly } from '../latestOnly'
import { rememberedList, rememberList } from './rememberedLists'
import type { SearchCalls } from './searchCalls'

/** A listing that is pointed at, by pointer or focus, and where: the other side shows which one it is. */
export interface PointedListing {
  id: number
  on: 'list' | 'map'
  /** Picked rather than passed over: the other side goes there. */
  isChosen?: true
}

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
  pointed: PointedListing | null
}

/** How a search gets into the address; `query` has no '?'. */
export type SetAddress = (query: string, how: 'push' | 'replace') => void

export interface SearchOptions {
  siteId: string
  /** Number of the page, which an alert keeps. */
  pageId: number
  /** Path of the list page. */
  path: string
  node: ListNode
  /** First page of results, as prebuilt. */
  prebuilt: LoadedPage<ListedCard>
  calls: SearchCalls
  setAddress: SetAddress
  /** Query of the address when the page is opened; '' at the first render of a prebuilt document. */
  query?: string
}

/** A grouped list is loaded whole (spec §4), but no further than so many pages at once. */
const MOST_GROUPED_PAGES = 34

/**
 * The store of a list page: a zustand store of `SearchState` with all that can be done. Every change a visitor makes runs
 * through the reducers of spec §4 and is put into the address; `open` takes an address over, as when the visitor goes
 * back. An older answer never overwrites a newer one.
 *
 * For the map: `filterBy({ area })` or `filterBy({ geoRange })` searches there (towns are put off, the list begins at its
 * first page), `filterBy({ area: [] })` takes the area off, `point(id, 'map')` marks a listing, `toggleMap()` opens and closes.
 */
export function createSearchStore(options: SearchOptions) {
  const { siteId, pageId, path, node, prebuilt, calls, setAddress } = options
  const home = nodeSortChoice(node)
  const unfiltered: SearchFilter = { ...NO_FILTER, ...home }
  const isGrouped = Boolean(node.groupOptions)

  const store = createStore<SearchState>(() => ({
    list: prebuiltEstateList(node, prebuilt),
    filter: initialFilter(unfiltered),
    found: '',
    pointed: null,
  }))
  const { getState, setState } = store

  const list = (action: EstateListAction<ListedCard>) =>
    setState((state) => ({ list: estateListReducer(state.list, action) }))
  const filter = (action: FilterAction) =>
    setState((state) => ({ filter: filterReducer(state.filter, action) }))

  const query = () => getState().filter.filterQuery
  const searchText = (search = query()) => printSearch(search, { home })
  /** The query of the address that shows what is shown now. */
  const addressText = () =>
    printSearch(query(), {
      home,
      map: getState().list.showMap,
      page: isGrouped || getState().list.isLoading ? 1 : pagesShown(getState().list.estates.length),
    })
  const remembered = (pages: number) => `${path}?${searchText()}&${isGrouped ? 'all' : pages}`

  const pages = latestOnly((signal, search: SearchFilter, load: 'next' | number) =>
    load === 'next'
      ? calls.page(search, nextPage(getState().list.estates.length), signal)
      : loadUpTo((part) => calls.page(search, part, signal), load),
  )
  const values = latestOnly((signal, search: SearchFilter) => calls.options(search, signal))

  /** Spec §4: the loads of a list, each with its own success and failure. */
  async function load(kind: 'firstPage' | 'all' | 'nextPage', part: 'next' | number) {
    list({ type: `${kind}Requested` })
    try {
      const answer = await pages.run(query(), part)
      if (!answer.latest) return
      list({ type: `${kind}Loaded`, page: answer.value })
      const { estates, total } = getState().list
      setState({ found: searchText() })
      rememberList(remembered(pagesShown(estates.length)), { results: [...estates], total })
    } catch (error) {
      list({ type: `${kind}Failed`, error })
    }
  }

  const loadFirst = (shown: number) =>
    isGrouped ? load('all', MOST_GROUPED_PAGES) : load('firstPage', shown)

  let wantsOptions = false
  async function loadOptions() {
    filter({ type: 'optionsRequested' })
    try {
      const answer = await values.run(query())
      if (answer.latest) filter({ type: 'optionsLoaded', options: answer.value })
    } catch (error) {
      filter({ type: 'optionsFailed', error })
    }
  }

  /** Shows what a search finds: as it was prebuilt or shown before, else asked anew. */
  function show(shown: number) {
    const isPrebuilt = searchText() === '' && shown === 1
    const known = rememberedList(remembered(shown)) ?? (isPrebuilt ? prebuilt : undefined)
    if (known) {
      pages.cancel()
      list({ type: 'firstPageLoaded', page: known })
      setState((state) => ({
        found: searchText(),
        list: { ...state.list, isLoadingNextPage: false, error: null },
      }))
    } else void loadFirst(shown)
    if (wantsOptions) void loadOptions()
  }

  /** Addresses set here that the page has not been rendered with yet: they are shown already. */
  let own: string[] = []
  let current = ''
  let isOwn = false
  function address(how: 'push' | 'replace', text: string) {
    if (text === current) return
    current = text
    isOwn = true
    own.push(text)
    setAddress(text, how)
  }

  function change(next: SearchFilter, how: 'push' | 'replace' = 'push') {
    if (searchText(next) === searchText()) return
    address(how, printSearch(next, { home, map: getState().list.showMap }))
    filter({ type: 'sortSet', filterQuery: next })
    show(1)
  }

  function open(given: string) {
    const text = given.replace(/^\?/, '')
    if (own.includes(text)) {
      own = own.slice(own.indexOf(text) + 1)
      return
    }
    current = text
    isOwn = false
    const params = new URLSearchParams(text)
    const search = parseSearch(params, home)
    const shown = parsePage(params)
    if (parseMap(params) !== getState().list.showMap) list({ type: 'mapToggled' })
    const { list: now } = getState()
    const isShown = now.isLoading || pagesShown(now.estates.length) === shown || isGrouped
    if (searchText(search) === searchText() && isShown) return
    filter({ type: 'sortSet', filterQuery: search })
    if (searchText() !== '') wantsOptions = true
    show(shown)
  }

  if (options.query) open(options.query)

  return {
    ...store,
    /** The search of this page as it is before a visitor chooses anything. */
    unfiltered,
    siteId,
    pageId,
    path,
    node,
    calls,
    /** Takes over the search, pages and map of an address; nothing is asked when they are shown already. */
    open,
    /** Sets conditions, or takes them off by undefined or an empty list. */
    filterBy: (patch: Partial<SearchFilter>) => change(patched(query(), patch)),
    /** The same while the map is moved: going back leads to before the moves, not through each of them. */
    follow: (area: NonNullable<SearchFilter['area']>) => change(patched(query(), { area }), 'replace'),
    /** Replaces all conditions, as when a chip is taken off. */
    search: (next: SearchFilter) => change(canonical(next)),
    sortBy(sort: SortChoice) {
      const action = sortSet(getState().filter, sort)
      if ('filterQuery' in action) change(action.filterQuery)
    },
    /** A search as text, without pages and map: equal searches have equal texts. */
    textOf: searchText,
    /** Query of the address that shows one page more. */
    moreText: () =>
      printSearch(query(), {
        home,
        map: getState().list.showMap,
        page: pagesShown(getState().list.estates.length) + 1,
      }),
    /** Whether the search was last changed here, rather than by an address that the visitor opened. */
    isOwn: () => isOwn,
    /** Query of the address of a search on this page, for links. */
    addressOf: (next: SearchFilter) => printSearch(next, { home, map: getState().list.showMap }),
    async more() {
      const { list: now } = getState()
      if (now.isLoading || now.isLoadingNextPage || !canLoadMore(now)) return
      const whole = isGrouped && now.estates.length <= prebuilt.results.length
      await (whole ? loadFirst(1) : load('nextPage', 'next'))
      if (!getState().list.error) address('replace', addressText())
    },
    /** Asks again what failed. */
    retry: () => (getState().found === searchText() ? load('nextPage', 'next') : loadFirst(1)),
    /** The visitor comes near the filter: from now on its values are kept in step. */
    wantOptions() {
      if (wantsOptions && !getState().filter.error) return
      wantsOptions = true
      void loadOptions()
    },
    toggleMap() {
      list({ type: 'mapToggled' })
      address('replace', addressText())
    },
    point: (id: number | null, on: PointedListing['on'], isChosen = false) =>
      setState({ pointed: id === null ? null : { id, on, ...(isChosen && { isChosen }) } }),
    /** Gives up what is under way, as when the page closes. */
    close() {
      pages.cancel()
      values.cancel()
    },
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>
