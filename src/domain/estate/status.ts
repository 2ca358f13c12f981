import type { ListingStatus } from '../../contract/codes'
import { TRANSACTION_STATUS } from '../../contract/ids'
import type { Estate } from '../../contract/estate'
import { statusOfId } from '../search/statusIds'
import { ENDS, isClosedStatus } from './closedStatus'
import { type DomainEstate, type Source, sourceOf } from './fromApi'

/** All that says how a listing stands. */
type Transacted = Pick<DomainEstate, 'source' | 'general' | 'listing' | 'status' | 'isSold'>

const SOLD: Record<Source, readonly number[]> = { own: [5, 6], second: [1, 6, 7] }
const FOR_RENT: Record<Source, readonly number[]> = { own: [2, 4, 6, 8], second: [2, 4, 6, 8, 10] }

const ofTransaction = ({ source, general }: Pick<Transacted, 'source' | 'general'>) =>
  TRANSACTION_STATUS[source][general.transaction.id]

/** Its own code, and what its number in the back office means: either may say that it is gone. */
const saidStatuses = ({ listing, status }: Pick<Transacted, 'listing' | 'status'>) => [
  listing?.status ?? undefined,
  status ? statusOfId(status.id) : undefined,
]

/**
 * Whether the listing is sold, or let or taken over for good: by its transaction's number and its source (spec §4), or because
 * anything else that it carries says so (docs/decisions/170-one-notion-of-sold.md).
 */
export const isSold = (estate: Transacted): boolean =>
  SOLD[estate.source].includes(estate.general.transaction.id) ||
  estate.isSold === true ||
  saidStatuses(estate).some(isClosedStatus)

/** The same of a document of the contract. */
export const isSoldOf = (
  estate: Pick<Estate, 'guid' | 'general' | 'listing' | 'status' | 'isSold'>,
): boolean => isSold({ ...estate, source: sourceOf(estate.guid) })

/** Whether the listing is, or was, to rent, by its transaction's number and its source (spec §4). */
export const isForRent = (estate: Pick<Transacted, 'source' | 'general'>) =>
  FOR_RENT[estate.source].includes(estate.general.transaction.id)

/** Whether it can no longer be had, in whichever way. */
export const isClosed = (estate: Transacted) => isClosedStatus(listingStatus(estate))

/**
 * The listing's status. Its own code says it best, but never that a sold listing can still be had
 * (docs/decisions/040-status-of-a-listing.md).
 */
export function listingStatus(estate: Transacted): ListingStatus {
  const [code, byNumber] = saidStatuses(estate)
  const byTransaction = ofTransaction(estate)
  const open = code ?? byTransaction ?? 'FOR_SALE'
  if (!isSold(estate)) return open
  return [code, byTransaction, byNumber].find(isClosedStatus) ?? ENDS[open] ?? open
}

/** Whether the name of its transaction says how it stands: not when that is still for sale and something else says that it is gone. */
export const isNamedByTransaction = (estate: Transacted): boolean =>
  !isSold(estate) || isClosedStatus(ofTransaction(estate))
