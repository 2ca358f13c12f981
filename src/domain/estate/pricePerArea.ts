import { euroPerSquareMetre } from '../format/money'
import { isLivedIn } from '../rules/livedIn'
import { builtArea } from './figures'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { isForAnnuity, isUnderVat, toldPrice } from './price'
import { isForRent, isSold } from './status'

/**
 * Euro that a square metre of a home costs, whole, from the price and living area that are told (spec §5); undefined where either is
 * not, for a rent, a from-price, which is that of another, smaller unit, and what is paid at once beside a rent for life.
 */
function euroPerArea(estate: DomainEstate): number | undefined {
  const [price, area] = [toldPrice(estate), builtArea(estate)]
  const isWhole = !isForRent(estate) && estate.general.priceFrom !== true && !isForAnnuity(estate)
  return isLivedIn(estate) && isWhole && price !== undefined && area !== undefined
    ? Math.round(price / area)
    : undefined
}

/** Euro that a square metre costs as a page tells it: what the agency says goes before what is reckoned. None of what is sold. */
export const toldPerArea = (estate: DomainEstate): number | undefined =>
  isSold(estate) || isUnderVat(estate)
    ? undefined
    : positive(estate.listing?.financial?.price_per_square_meter, euroPerArea(estate))

/** @example pricePerArea(villa) // '€ 2.139/m²'; '' where it is not told */
export const pricePerArea = (estate: DomainEstate): string => euroPerSquareMetre(euroPerArea(estate))
