import type { ListingStatus } from '../../contract/codes'
import { TRANSACTION_ORDER, TRANSACTION_STATUS } from '../../contract/ids'

/** Numbers of the six statuses in an address, in the order of spec §3 (docs/decisions/060-search-in-the-address.md). */
export const STATUS_ID: Readonly<Record<ListingStatus, number>> = {
  FOR_SALE: 1,
  TO_RENT: 2,
  TAKE_OVER: 3,
  SOLD: 4,
  RENTED: 5,
  TAKEN_OVER: 6,
}

const CODE_OF = new Map(Object.entries(STATUS_ID).map(([status, id]) => [id, status as ListingStatus]))

/** The status of a number; undefined when it is none of the six. */
export const statusOfId = (id: number): ListingStatus | undefined => CODE_OF.get(id)

/** Number of the status that a transaction of the own source stands for: `transaction` of an address (spec §7). */
export function statusIdOfTransaction(transaction: number): number | undefined {
  const status = TRANSACTION_STATUS.own[transaction]
  return status && STATUS_ID[status]
}

/** Statuses as they are offered to a visitor: the display order of their transactions (spec §3). */
export const STATUS_ORDER: readonly ListingStatus[] = [
  ...new Set(TRANSACTION_ORDER.flatMap((id) => TRANSACTION_STATUS.own[id] ?? [])),
]

/** Field by which a search asks for the status that a listing is told to have, whatever its source calls it. */
export const STATUS_FIELD = 'listing.status'
