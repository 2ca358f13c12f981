import type { ListingStatus } from '../../contract/codes'
import { TRANSACTION_STATUS } from '../../contract/ids'
import type { Query } from '../../contract/search'
import { addressCase } from '../address'
import type { DomainEstate } from './fromApi'
import { askingPrice } from './price'
import { listingStatus } from './status'

/** How far a similar price may be from this one, as a share of it. */
const PRICE_MARGIN = 0.25
const NEARBY_KM = 15

/** What a visitor of a closed listing is looking for. */
const STILL_OPEN: Readonly<Record<ListingStatus, ListingStatus>> = {
  FOR_SALE: 'FOR_SALE',
  SOLD: 'FOR_SALE',
  TO_RENT: 'TO_RENT',
  RENTED: 'TO_RENT',
  TAKE_OVER: 'TAKE_OVER',
  TAKEN_OVER: 'TAKE_OVER',
}

const transactionsOf = (estate: DomainEstate): number[] =>
  Object.entries(TRANSACTION_STATUS[estate.source])
    .filter(([, status]) => status === STILL_OPEN[listingStatus(estate)])
    .map(([id]) => Number(id))

/**
 * Search for listings like this one that can still be had: same type, same kind of offer, nearby, around its price.
 * A hidden address is searched by its municipality, so that the question does not give the place away.
 */
export function similarQuery(estate: DomainEstate): Query {
  const { general, address } = estate
  const price = askingPrice(estate)
  const position = address.visible ? address.geoLocation : undefined
  const own = addressCase(estate) === 'unit' && general.parentId ? general.parentId : general.id
  return {
    terms: {
      'general.headType.id': [general.headType.id],
      'general.transaction.id': transactionsOf(estate),
      ...(!position && { 'address.city.id': [address.city.id] }),
    },
    not: { 'general.id': [own] },
    ...(price && {
      range: {
        'general.price': {
          gte: Math.floor(price * (1 - PRICE_MARGIN)),
          lte: Math.ceil(price * (1 + PRICE_MARGIN)),
        },
      },
    }),
    ...(position && { geoDistance: { km: NEARBY_KM, lat: position.lat, lon: position.lon } }),
  }
}
