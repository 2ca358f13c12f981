import type { ListNode } from '../../contract/page'
import { isViewArea } from '../../domain/map/viewArea'
import type { OtherWays } from '../../domain/page/types'
import type { Area } from '../../domain/search/area'
import type { GroupTotals } from '../../domain/search/groupTotals'
import { sortedGroups } from '../../domain/search/groupSort'
import type { ListedCard } from '../../domain/search/listedCard'
import { parseMap, parsePage, parseSearch } from '../../domain/search/parseSearch'
import { canonical, NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { nodeSortChoice } from '../../domain/search/pageSortChoices'
import type { SortChoice } from '../../domain/search/sortChoice'
import { withToldPrices } from '../../domain/search/toldPrices'
import { firstPart, pagesShown, type LoadedPage } from '../estateList/loads'
import { canLoadMore } from '../estateList/reducer'
import { sortSet } from '../filter/reducer'
import { type Point, pointedAt } from '../pointed'
import { askedAhead } from './askedAhead'
import { ownAddress, type SetAddress } from './ownAddress'
import type { SearchCalls } from './searchCalls'
import { searchLoads } from './searchLoads'
import { createSearchState } from './searchState'
import { searchTexts } from './searchTexts'

export interface SearchOptions {
  siteId: string
  /** Number of the page, which an alert keeps. */
  pageId: number
  /** Path of the list page. */
  path: string
  node: ListNode
  /** First page of results, as prebuilt. */
  prebuilt: LoadedPage<ListedCard>
  /** Of a grouped list how many each group has before anybody searches. */
  groupTotals?: GroupTotals
  /** Where a line leads that asks for something else than this page lists. */
  other?: OtherWays
  calls: SearchCalls
  setAddress: SetAddress
  /** Goes back from the map to the entry of the history with its list; false where it was not opened from there. */
  backFromMap: () => boolean
  /** Query of the address when the page is opened; '' at the first render of a prebuilt document. */
  query?: string
  /** Query that will be opened next, after that first render. */
  nextQuery?: string
}

/**
 * The store of a list page: a zustand store of `SearchState` with all that can be done. Every change a visitor makes runs
 * through the reducers of spec §4 and is put into the address; `open` takes an address over, as when the visitor goes back.
 *
 * For the map: `searchOnMap({ area })` or `searchOnMap({ geoRange })` searches there (towns are put off, the list begins at its
 * first page), `searchOnMap({ area: [] })` takes the area off, `point(id, 'map')` marks a listing, `toggleMap()` opens and closes it.
 */
export function createSearchStore(options: SearchOptions) {
  const { siteId, pageId, path, node, prebuilt } = options
  const { calls, ask } = askedAhead(options.calls)
  const home = nodeSortChoice(node)
  const unfiltered: SearchFilter = { ...NO_FILTER, ...home }
  const isGrouped = Boolean(node.groupOptions)
  const state = createSearchState(node, unfiltered, prebuilt)
  const { getState, setState } = state.store
  const { textOf, addressOf, shownText, moreText } = searchTexts({
    home,
    isGrouped,
    getState,
    shown: () => loads.shown(),
  })
  const loads = searchLoads({ state, textOf, path, prebuilt, isGrouped, calls })
  const address = ownAddress(options.setAddress)
  const searchOf = (params: URLSearchParams) => withToldPrices(parseSearch(params, home), node)
  const query = () => getState().filter.filterQuery
  /** Whether the address is still to be opened that the document came with. */
  let opensNext = Boolean(options.nextQuery)
  /** Where the search was changed last: on the map by what was pressed there or by moving it, or elsewhere. */
  let changedBy: 'press' | 'move' | undefined

  function change(given: SearchFilter, how: 'push' | 'replace' = 'push', onMap?: 'press' | 'move') {
    const next = withToldPrices(given, node)
    if (textOf(next) === textOf()) return
    changedBy = onMap
    address.set(how, addressOf(next))
    state.filter({ type: 'sortSet', filterQuery: next })
    // Whatever it was chosen in: its chips and its heading say it by these names.
    if (textOf() !== '') loads.keepOptions()
    loads.show(1)
  }

  function open(given: string) {
    const text = given.replace(/^\?/, '')
    if (!address.isNews(text)) return
    changedBy = undefined
    const isFirst = opensNext
    opensNext = false
    const params = new URLSearchParams(text)
    const search = searchOf(params)
    const shown = parsePage(params)
    if (parseMap(params) !== getState().list.showMap) state.list({ type: 'mapToggled' })
    const { list: now } = getState()
    const isThere = isGrouped ? shown === 1 || !canLoadMore(now) : pagesShown(now.estates.length) === shown
    const isShown = now.isLoading || isThere
    if (textOf(search) === textOf() && isShown) return
    state.filter({ type: 'sortSet', filterQuery: search })
    if (textOf() !== '') loads.keepOptions()
    loads.show(shown, isFirst)
  }

  function turnMap(how: 'over' | 'replace') {
    state.list({ type: 'mapToggled' })
    address.set(how, shownText())
  }

  /** Asks for what an address shows, so that the answer is on its way when the page opens it. */
  function expect(given: string) {
    const params = new URLSearchParams(given)
    const search = searchOf(params)
    const shown = parsePage(params)
    if (textOf(search) !== '' || shown > 1) ask(search, firstPart(loads.pagesOf(shown)))
  }

  if (options.query) open(options.query)
  else if (options.nextQuery) expect(options.nextQuery)

  return {
    ...state.store,
    /** The search of this page as it is before a visitor chooses anything. */
    unfiltered,
    siteId,
    pageId,
    path,
    node,
    other: options.other,
    /** The groups of the list in the order that is asked for; undefined in a flat list. */
    groups: () => node.groupOptions && sortedGroups(node.groupOptions, query(), home),
    groupTotals: options.groupTotals,
    calls,
    textOf,
    addressOf,
    moreText,
    /** Whether the address was last set here, rather than opened. */
    isOwn: address.isOwn,
    /** Whether what is shown is another list that the visitor asked for here, beside the map: one that follows it is the same, moved. */
    isOtherList: () => address.isOwn() && !changedBy,
    /** Whether the search was made on the map, which stays where it is in the window. */
    isOnMap: () => changedBy !== undefined,
    /** Whether it was made by moving the map. */
    isFollowing: () => changedBy === 'move',
    isOpening: loads.isOpening,
    wantOptions: loads.wantOptions,
    /** Takes over the search, pages and map of an address; nothing is asked when they are shown already. */
    open,
    /** The visitor goes back or forward to it: opened at once where the page would not be rendered with it, as it still is with it. */
    goTo: (given: string) => address.isAhead() && open(given),
    /** Sets conditions, or takes them off by undefined or an empty list. */
    filterBy: (patch: Partial<SearchFilter>) => change(patched(query(), patch)),
    /** The same from the map. */
    searchOnMap: (patch: Partial<SearchFilter>) => change(patched(query(), patch), 'push', 'press'),
    /** The same while the map is moved: going back leads to before the moves, not through each of them. */
    follow(area: Area) {
      const { area: before } = query()
      const how = before && isViewArea(before) ? 'replace' : 'push'
      change(patched(query(), { area }), how, 'move')
    },
    /** Replaces all conditions, as when a chip is taken off. */
    search: (next: SearchFilter) => change(canonical(next)),
    sortBy(sort: SortChoice) {
      const action = sortSet(getState().filter, sort)
      if ('filterQuery' in action) change(action.filterQuery)
    },
    async more() {
      const { list: now } = getState()
      if (now.isLoading || now.isLoadingNextPage || !canLoadMore(now)) return
      await loads.next()
      if (!getState().list.error) address.set('replace', shownText())
    },
    /** Asks for the list again that failed. */
    retry: loads.again,
    toggleMap: () => turnMap('replace'),
    /** The same on a phone, whose map is an entry of the history (docs/decisions/428-back-from-the-map-of-a-phone.md). */
    toggleFullMap() {
      if (!getState().list.showMap) turnMap('over')
      else if (!options.backFromMap()) turnMap('replace')
    },
    point: (...pointed: Parameters<Point>) => setState({ pointed: pointedAt(...pointed) }),
    /** Gives up what is under way, as when the page closes. */
    close: loads.cancel,
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>
