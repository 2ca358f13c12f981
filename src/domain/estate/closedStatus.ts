import type { ListingStatus } from '../../contract/codes'

/** What becomes of what could be had. */
export const ENDS: Readonly<Partial<Record<ListingStatus, ListingStatus>>> = {
  FOR_SALE: 'SOLD',
  TO_RENT: 'RENTED',
  TAKE_OVER: 'TAKEN_OVER',
}
const CLOSED: ReadonlySet<ListingStatus | undefined> = new Set(Object.values(ENDS))

/** Whether a listing of this status can no longer be had (spec §4). */
export const isClosedStatus = (status: ListingStatus | undefined): boolean => CLOSED.has(status)
