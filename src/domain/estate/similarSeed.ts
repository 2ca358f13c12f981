import type { ListingStatus } from '../../contract/codes'
import { TRANSACTION_STATUS } from '../../contract/ids'
import { addressCase } from '../address'
import type { DomainEstate, Source } from './fromApi'
import { askingPrice } from './price'
import { isSold, listingStatus } from './status'
import type { SimilarSeed } from './types'

/** What a visitor of a closed listing is looking for. */
const STILL_OPEN: Readonly<Record<ListingStatus, ListingStatus>> = {
  FOR_SALE: 'FOR_SALE',
  SOLD: 'FOR_SALE',
  TO_RENT: 'TO_RENT',
  RENTED: 'TO_RENT',
  TAKE_OVER: 'TAKE_OVER',
  TAKEN_OVER: 'TAKE_OVER',
}

const SOURCES: readonly Source[] = ['own', 'second']

// A number means one thing in one source and another in the other (spec §4): ask both, sort out by status later.
const transactionsOf = (status: ListingStatus): number[] => {
  const ids = SOURCES.flatMap((source) =>
    Object.entries(TRANSACTION_STATUS[source])
      .filter(([, meaning]) => meaning === status)
      .map(([id]) => Number(id)),
  )
  return [...new Set(ids)].sort((a, b) => a - b)
}

/**
 * What to look for when listings like this one are wanted that can still be had. It goes by municipality and region,
 * never by position, so that it does not give a hidden address away.
 */
export function similarSeed(estate: DomainEstate): SimilarSeed {
  const { general, address } = estate
  const status = STILL_OPEN[listingStatus(estate)]
  const price = isSold(estate) ? undefined : askingPrice(estate)
  return {
    not: addressCase(estate) === 'unit' && general.parentId ? general.parentId : general.id,
    type: general.headType.id,
    status,
    transactions: transactionsOf(status),
    city: address.city.id,
    ...(address.region && { region: address.region }),
    ...(price && { price }),
  }
}
