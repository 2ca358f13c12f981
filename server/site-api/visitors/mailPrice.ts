import type { Locale } from '../../../src/contract/common'
import { fieldLabel } from '../../../src/domain/catalogue/labels'
import type { DomainEstate } from '../../../src/domain/estate/fromApi'
import { priceLine, toldPrice } from '../../../src/domain/estate/price'

const SETTING_PRICE = 'listing.notary.setting_price'

/**
 * The price line for a mail, which has no rows to explain it: of a public sale that it is what the bids start from.
 * @example mailPrice(auctioned, 'nl') // 'Vanaf € 253.000 (Instelprijs)'
 */
export function mailPrice(estate: DomainEstate, locale: Locale): string {
  const line = priceLine(estate, locale)
  const told = toldPrice(estate)
  const isStart = told !== undefined && told === estate.listing?.notary?.setting_price
  return isStart ? `${line} (${fieldLabel(SETTING_PRICE, locale)})` : line
}
