import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import { parseArea } from './area'
import { parseGeoRange } from './geoRange'
import { canonical, type FilterKey, type SearchFilter } from './searchFilter'
import {
  MAP_PARAM,
  MAX_PAGE,
  PAGE_PARAM,
  PARAM_NAMES,
  SORT_ORDER_PARAM,
  SORT_TYPE_PARAM,
  TRANSACTION_PARAM,
} from './searchParams'
import { DEFAULT_SORT_CHOICE, SORT_TYPES, type SortChoice, type SortOrder } from './sortChoice'
import { STATUS_ID, statusIdOfTransaction } from './statusIds'

const WHOLE = /^\d{1,10}$/
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/

type Read<T> = (text: string) => T | undefined

const whole: Read<number> = (text) => (WHOLE.test(text) ? Number(text) : undefined)
const amount: Read<number> = (text) => (AMOUNT.test(text) ? Number(text) : undefined)

/** A number, or the code that stands for one: links written by hand say `type=HOUSE`. */
const coded =
  (ids: Readonly<Record<string, number>>): Read<number> =>
  (text) => {
    const code = text.toUpperCase()
    return whole(text) ?? (Object.hasOwn(ids, code) ? ids[code] : undefined)
  }

const texts = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).map((text) => text.trim())

function found<T>(given: readonly string[], read: Read<T>): T[] {
  return given.flatMap((text) => {
    const value = read(text)
    // In a list of its own: a drawn area is a list itself.
    return value === undefined ? [] : [value]
  })
}

/** Every value of a list that may be repeated or comma-separated. */
const all = <T>(params: URLSearchParams, name: string, read: Read<T>): T[] =>
  found(
    texts(params, name).flatMap((text) => text.split(',').map((part) => part.trim())),
    read,
  )

/** What an address asks of the status, in either of its two names; `status` says it best. */
function statuses(params: URLSearchParams): number[] {
  const asked = all(params, PARAM_NAMES.status, coded(STATUS_ID))
  if (asked.length) return asked
  return all(params, TRANSACTION_PARAM, (text) => statusIdOfTransaction(whole(text) ?? 0))
}

function sortOrder(params: URLSearchParams): SortOrder | undefined {
  const [order] = found<SortOrder>(texts(params, SORT_ORDER_PARAM), (text) => {
    const upper = text.toUpperCase()
    // Given without a value means ascending (spec §5).
    return upper === '' || upper === 'ASC' ? 'ASC' : upper === 'DESC' ? 'DESC' : undefined
  })
  return order
}

/** The order an address asks for; `home` is the list's own, which an address does not mention. */
function sortChoice(params: URLSearchParams, home: SortChoice): SortChoice {
  const [sortType = home.sortType] = found(texts(params, SORT_TYPE_PARAM), (text) =>
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
  const one = <T>(key: FilterKey, read: Read<T>) => found(texts(params, PARAM_NAMES[key]), read)[0]
  const many = <T>(key: FilterKey, read: Read<T>) => all(params, PARAM_NAMES[key], read)
  return canonical({
    country: many('country', (text) => text.toUpperCase()),
    city: many('city', whole),
    geoRange: one('geoRange', parseGeoRange),
    area: one('area', parseArea),
    priceMin: one('priceMin', amount),
    priceMax: one('priceMax', amount),
    type: many('type', coded(HEAD_TYPE_ID)),
    subType: many('subType', coded(SUB_TYPE_ID)),
    status: statuses(params),
    bedrooms: many('bedrooms', whole),
    bedMin: one('bedMin', whole),
    ...sortChoice(params, home),
  })
}

/** How many pages of results an address shows, 1 when it does not say. */
export function parsePage(params: URLSearchParams): number {
  const [page = 1] = found(texts(params, PAGE_PARAM), whole)
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** Whether an address shows the map. */
export const parseMap = (params: URLSearchParams): boolean => texts(params, MAP_PARAM).includes('1')
