import type { Locale } from '../../contract/common'
import type { CheapestStay } from '../../contract/rental'
import { euro } from '../format/money'
import { nameIn } from '../localized'
import { shortDate, shortDay } from './dayWords'
import { USUAL_PERSONS } from './stayTotal'

/** What a card says of the cheapest free stay that fits a search. */
export interface CardOffer {
  /** All that it costs but deposits, `€ 945,50`. */
  price: string
  /** What the stay is called: week, weekend. */
  type: string
  /** `Sat 03/07 – Sat 10/07/2027`, by the language. */
  days: string
  /** For how many it is counted. */
  guests: number
}

/**
 * What a card says of a stay, as the API counted it.
 * @param asked guests that are asked for
 * @param most guests that the unit holds
 */
export const cardOffer = (
  { price, type, start, end }: CheapestStay,
  { asked = USUAL_PERSONS, most = asked }: { asked?: number | undefined; most?: number | undefined },
  locale: Locale,
): CardOffer => ({
  price: euro(price),
  type: nameIn(type.name, locale),
  days: `${shortDay(start, locale)} – ${shortDate(end, locale)}`,
  guests: Math.min(asked, most),
})
