import { euro } from '../format/money'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { isForAnnuity, toldPrice } from './price'

/**
 * What was asked before the price was lowered, in euro (docs/decisions/330-price-cuts.md). Undefined where it was not, where the price is
 * not told, and where it is not that of the whole: the lowest of several, or what is paid at once beside a rent for life.
 */
function priceBefore(estate: DomainEstate): number | undefined {
  const [price, before] = [toldPrice(estate), positive(estate.general.priceBefore)]
  if (price === undefined || before === undefined || before <= price) return undefined
  return estate.general.priceFrom === true || isForAnnuity(estate) ? undefined : before
}

/** How much less is asked than before, as a part of what was, to a hundredth of a per cent. */
export function priceCut(estate: DomainEstate): number | undefined {
  const before = priceBefore(estate)
  return before && Math.round((1 - (toldPrice(estate) ?? before) / before) * 10_000) / 10_000
}

/** @example priceBeforeText(villa) // '€ 410.000'; '' where nothing was lowered */
export const priceBeforeText = (estate: DomainEstate): string => euro(priceBefore(estate))
