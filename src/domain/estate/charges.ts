import type { Locale } from '../../contract/common'
import { priceWord, euro } from '../format/money'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { askingPrice } from './price'
import { isForRent, isSold } from './status'

/**
 * What is paid every month on top of a rent that is told; '' of anything else, and where there is nothing to pay.
 * @example chargesText(flatToLet, 'nl') // '+ € 75 kosten/maand'
 */
export function chargesText(estate: DomainEstate, locale: Locale): string {
  const isAsked = isForRent(estate) && !isSold(estate) && askingPrice(estate) !== undefined
  const monthly = positive(estate.technical?.monthlyCost, estate.listing?.financial?.monthly_costs)
  return isAsked && monthly !== undefined ? priceWord('charges', locale, euro(monthly)) : ''
}
