import type { ListingStatus } from '../../contract/codes'
import type { ListNode } from '../../contract/page'
import { isClosedStatus } from '../estate/closedStatus'
import { without, type SearchFilter } from './searchFilter'
import { nodeSortChoice, DEFAULT_SORT_CHOICE } from './sortChoice'
import { STATUS_FIELD, STATUS_ID, statusOfId } from './statusIds'

/** Of these the transaction's name stands where the price was (spec §2). */
const isUntold = (status: number) => isClosedStatus(statusOfId(status))

/** The statuses that a list page lists, by their numbers; undefined where it lists them all. */
function statusesOf({ query }: ListNode): number[] | undefined {
  const codes = query?.terms?.[STATUS_FIELD]
  return codes?.map((code) => STATUS_ID[code as ListingStatus]) ?? query?.terms?.['status.id']?.map(Number)
}

/** Whether a search on a list page can find listings whose price is told. */
export function tellsPrices(node: ListNode, { status }: Pick<SearchFilter, 'status'>): boolean {
  const own = statusesOf(node)
  const listed = own && status ? own.filter((id) => status.includes(id)) : (own ?? status)
  return !listed?.length || !listed.every(isUntold)
}

/** The search without what it asks of prices where none is told: an order or a bound would tell them. */
export function withToldPrices(filter: SearchFilter, node: ListNode): SearchFilter {
  if (tellsPrices(node, filter)) return filter
  const rest = without(filter, 'priceMin', 'priceMax')
  if (rest.sortType !== 'price') return rest
  const home = nodeSortChoice(node)
  return { ...rest, ...(home.sortType === 'price' ? DEFAULT_SORT_CHOICE : home) }
}
