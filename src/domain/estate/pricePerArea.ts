import { euroPerSquareMetre } from '../format/money'
import { isLivedIn } from '../rules/livedIn'
import { builtArea } from './figures'
import type { DomainEstate } from './fromApi'
import { toldPrice } from './price'
import { isForRent } from './status'

/**
 * What a square metre of a home costs, to the euro, from the price and living area that are told (spec §5); '' where either is not,
 * and for a rent or a from-price, which is that of another, smaller unit.
 * @example pricePerArea(villa) // '€ 2.139/m²'
 */
export function pricePerArea(estate: DomainEstate): string {
  const [price, area] = [toldPrice(estate), builtArea(estate)]
  const isWhole = isLivedIn(estate) && !isForRent(estate) && estate.general.priceFrom !== true
  return isWhole && price !== undefined && area !== undefined
    ? euroPerSquareMetre(Math.round(price / area))
    : ''
}
