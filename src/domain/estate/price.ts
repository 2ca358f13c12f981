import type { Locale } from '../../contract/common'
import { priceText } from '../format/money'
import { nameIn } from '../localized'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { isForRent, isSold } from './status'

/** Asking price in euro; undefined when it is not set. Nobody asks nothing: 0 counts as not set. */
export const askingPrice = ({ general, listing }: DomainEstate): number | undefined =>
  positive(general.price?.value, listing?.financial?.price)

/** The price a visitor is told, in euro: none of what is sold (docs/decisions/041-price-not-set.md), none when it is not set. */
export const toldPrice = (estate: DomainEstate): number | undefined =>
  isSold(estate) ? undefined : askingPrice(estate)

/** The asking price in words: "from" for from-prices, and what a rent is paid for (spec §5); '' when not set. */
export function askingPriceText(estate: DomainEstate, locale: Locale): string {
  const { priceFrom, period } = estate.general
  return priceText(askingPrice(estate), locale, {
    from: priceFrom === true,
    period: isForRent(estate) ? period : undefined,
  })
}

/** The price line: of a sold listing its transaction's name (spec §2). A price that is not set leaves it empty. */
export function priceLine(estate: DomainEstate, locale: Locale): string {
  return isSold(estate) ? nameIn(estate.general.transaction.name, locale) : askingPriceText(estate, locale)
}
