import { understood, understoodAll, whole } from './filterKinds'
import { FILTER_KEYS, type FilterKey, rowOf } from './filters'
import { canonical, type SearchFilter } from './searchFilter'
import { MAP_PARAM, MAX_PAGE, PAGE_PARAM, SORT_ORDER_PARAM, SORT_TYPE_PARAM } from './searchParams'
import { DEFAULT_SORT_CHOICE, SORT_TYPES, type SortChoice, type SortOrder } from './sortChoice'

const texts = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).map((text) => text.trim())

/** What an address asks of a condition, by its own name before the other one that it may have. */
function asked(params: URLSearchParams, key: FilterKey): unknown {
  const { param, kind, also } = rowOf(key)
  const value = kind.read(texts(params, param))
  return value !== undefined || !also ? value : understoodAll(texts(params, also.param), also.read)
}

function sortOrder(params: URLSearchParams): SortOrder | undefined {
  const [order] = understood<SortOrder>(texts(params, SORT_ORDER_PARAM), (text) => {
    const upper = text.toUpperCase()
    // Given without a value means ascending (spec §5).
    return upper === '' || upper === 'ASC' ? 'ASC' : upper === 'DESC' ? 'DESC' : undefined
  })
  return order
}

/** The order an address asks for; `home` is the list's own, which an address does not mention. */
function sortChoice(params: URLSearchParams, home: SortChoice): SortChoice {
  const [sortType = home.sortType] = understood(texts(params, SORT_TYPE_PARAM), (text) =>
    SORT_TYPES.find((type) => type === text.toLowerCase()),
  )
  return { sortType, sortOrder: sortOrder(params) ?? impliedOrder(sortType, home) }
}

/** The order a sort key has when the address names none: the list's own for its own key, else descending (spec §4). */
export const impliedOrder = (sortType: SortChoice['sortType'], home: SortChoice): SortOrder =>
  sortType === home.sortType ? home.sortOrder : DEFAULT_SORT_CHOICE.sortOrder

/**
 * The search an address asks for (spec §5, §7). Lists may be repeated or comma-separated; what is empty or not understood
 * is left out; nothing throws. `home` is the list's own order (`nodeSortChoice`).
 * @example parseSearch(new URLSearchParams('city=44021&price-max=250000')) // { city: [44021], priceMax: 250000, … }
 */
export function parseSearch(params: URLSearchParams, home: SortChoice = DEFAULT_SORT_CHOICE): SearchFilter {
  const conditions: Partial<SearchFilter> = Object.fromEntries(
    FILTER_KEYS.map((key) => [key, asked(params, key)]),
  )
  return canonical({ ...conditions, ...sortChoice(params, home) })
}

/** How many pages of results an address shows, 1 when it does not say. */
export function parsePage(params: URLSearchParams): number {
  const [page = 1] = understood(texts(params, PAGE_PARAM), whole)
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** Whether an address shows the map. */
export const parseMap = (params: URLSearchParams): boolean => texts(params, MAP_PARAM).includes('1')
