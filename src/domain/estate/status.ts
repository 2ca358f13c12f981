import type { ListingStatus } from '../../contract/codes'
import { TRANSACTION_STATUS } from '../../contract/ids'
import type { Estate } from '../../contract/estate'
import { type DomainEstate, type Source, sourceOf } from './fromApi'

type Transacted = Pick<DomainEstate, 'source' | 'general' | 'listing'>

/** What decides between sold, for rent and the rest. */
interface Transaction {
  source: Source
  general: { transaction: { id: number } }
}

const SOLD: Record<Source, readonly number[]> = { own: [5, 6], second: [1, 6, 7] }
const FOR_RENT: Record<Source, readonly number[]> = { own: [2, 4, 6, 8], second: [2, 4, 6, 8, 10] }
const CLOSED: readonly ListingStatus[] = ['SOLD', 'RENTED', 'TAKEN_OVER']

/** Whether the listing is sold (or let for good), by its transaction's number and its source (spec §4). */
export const isSold = (estate: Transaction) => SOLD[estate.source].includes(estate.general.transaction.id)

/** The same of a document of the contract. */
export const isSoldOf = ({ guid, general }: Pick<Estate, 'guid' | 'general'>) =>
  isSold({ source: sourceOf(guid), general })

/** Whether the listing is, or was, to rent, by its transaction's number and its source (spec §4). */
export const isForRent = (estate: Transaction) =>
  FOR_RENT[estate.source].includes(estate.general.transaction.id)

/** Whether it can no longer be had, in whichever way. */
export const isClosed = (estate: Transacted) => CLOSED.includes(listingStatus(estate))

/**
 * The listing's status. Its own code says it best, but never that a sold listing can still be had
 * (docs/decisions/040-status-of-a-listing.md).
 */
export function listingStatus(estate: Transacted): ListingStatus {
  const byTransaction = TRANSACTION_STATUS[estate.source][estate.general.transaction.id]
  const code = estate.listing?.status
  if (!code) return byTransaction ?? 'FOR_SALE'
  return isSold(estate) && byTransaction && !CLOSED.includes(code) ? byTransaction : code
}
