import type { ListingStatus } from '../../contract/codes'

/** Numbers of `status.id`, which both data sources share (docs/decisions/060-search-in-the-address.md). */
export const STATUS_ID: Readonly<Record<ListingStatus, number>> = {
  FOR_SALE: 1,
  TO_RENT: 2,
  TAKE_OVER: 3,
  SOLD: 4,
  RENTED: 5,
  TAKEN_OVER: 6,
}
