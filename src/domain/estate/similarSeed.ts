import type { ListingStatus } from '../../contract/codes'
import { addressCase } from '../address'
import type { DomainEstate } from './fromApi'
import { isForAnnuity, toldPrice } from './price'
import { isClosed, listingStatus } from './status'
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

/**
 * What to look for when listings like this one are wanted that can still be had. It goes by municipality and region,
 * never by position, so that it does not give a hidden address away.
 */
export function similarSeed(estate: DomainEstate): SimilarSeed {
  const { general, address } = estate
  const status = STILL_OPEN[listingStatus(estate)]
  const price = toldPrice(estate)
  const project = addressCase(estate) === 'unit' ? general.parentId : undefined
  return {
    not: project || general.id,
    ...(project && isClosed(estate) && { unit: general.id }),
    type: general.headType.id,
    status,
    city: address.city.id,
    ...(address.region && { region: address.region }),
    ...(price && { price }),
    ...(isForAnnuity(estate) && { annuity: true as const }),
  }
}
