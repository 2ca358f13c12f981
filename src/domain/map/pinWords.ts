import type { Locale } from '../../contract/locales'
import { typeLabel } from '../codes/typeLabels'
import { euro, priceText, priceWord } from '../format/money'
import { typeOfId } from '../rules/estateType'
import type { MapPin } from '../search/mapPins'
import { shortPrice } from './shortPrice'

/** What stands on a pin, and what is read out of it. */
export interface PinWords {
  text: string
  said: string
}

const NO_WORDS: PinWords = { text: '•', said: '' }

/**
 * The words of the pin of one listing that can be had: its price, of a project the lowest ("from"). Without one it says what it is and
 * promises nothing, as its card leaves the price empty (docs/decisions/041-price-not-set.md).
 * @example pinWords({ price: 385000, kind, units: 0 }, 'nl') // { text: '€ 385k', said: '€ 385.000' }
 */
export function pinWords(
  { price, kind, units }: Pick<MapPin, 'price' | 'kind' | 'units'>,
  locale: Locale,
): PinWords {
  const text = shortPrice(price)
  if (text && units > 0)
    return { text: priceWord('fromShort', locale, text), said: priceText(price, locale, { from: true }) }
  if (text) return { text, said: euro(price) }
  const type = typeOfId(kind.type)
  const label = type && typeLabel(type, locale)
  return label ? { text: label, said: label } : NO_WORDS
}
