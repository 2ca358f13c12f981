import type { ListingStatus } from '../../contract/codes'
import type { ListNode } from '../../contract/page'
import { isClosedStatus } from '../estate/closedStatus'
import { FILTER_KEYS, rowOf } from './filters'
import { nodeSortChoice } from './pageSortChoices'
import { without, type SearchFilter } from './searchFilter'
import { DEFAULT_SORT_CHOICE, isByPrice } from './sortChoice'
import { STATUS_FIELD, STATUS_ID, statusOfId } from './statusIds'

/** Of these the transaction's name stands where the price was (spec §2). */
const isUntold = (status: number) => isClosedStatus(statusOfId(status))

/** The statuses that a list page lists, by their numbers; undefined where it lists them all. */
function statusesOf({ query }: ListNode): number[] | undefined {
  const codes = query?.terms?.[STATUS_FIELD]
  return codes?.map((code) => STATUS_ID[code as ListingStatus]) ?? query?.terms?.['status.id']?.map(Number)
}

/** The statuses that a search on a list page can find; undefined where that is any. */
function statusesFound(node: ListNode, { status }: Pick<SearchFilter, 'status'>): number[] | undefined {
  const own = statusesOf(node)
  return own && status ? own.filter((id) => status.includes(id)) : (own ?? status?.slice())
}

/** Paid every month; what has another status is paid once. */
const RENTS: readonly number[] = [STATUS_ID.TO_RENT, STATUS_ID.RENTED]

/** Whether all that a search on a list page can find is paid once, or all of it every month. */
export function isPaidAlike(node: ListNode, filter: Pick<SearchFilter, 'status'>): boolean {
  const found = statusesFound(node, filter) ?? []
  const rents = found.filter((id) => RENTS.includes(id))
  return found.length > 0 && (rents.length === 0 || rents.length === found.length)
}

/** Whether a search on a list page can find listings whose price is told. */
export function tellsPrices(node: ListNode, filter: Pick<SearchFilter, 'status'>): boolean {
  const listed = statusesFound(node, filter)
  return !listed?.length || !listed.every(isUntold)
}

/** Conditions that ask what a listing costs. */
const PRICED = FILTER_KEYS.filter((key) => ['prices', 'pricePerArea', 'lowered'].includes(rowOf(key).list))

/** The search without what it asks of prices where none is told: an order or a bound would tell them. */
export function withToldPrices(filter: SearchFilter, node: ListNode): SearchFilter {
  if (tellsPrices(node, filter)) return filter
  const rest = without(filter, ...PRICED)
  if (!isByPrice(rest.sortType)) return rest
  const home = nodeSortChoice(node)
  return { ...rest, ...(isByPrice(home.sortType) ? DEFAULT_SORT_CHOICE : home) }
}
