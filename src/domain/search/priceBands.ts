import type { Locale } from '../../contract/common'
import { euro, priceWord } from '../format/money'
import { word } from '../words'

/** Where a heading of a list grouped by price begins, in euro: rents below, sales above. */
export const PRICE_BANDS = [
  0, 500, 1000, 2000, 5000, 100_000, 200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
] as const

/** Place of the band a price falls in; a band begins with its bound and ends before the next. */
export function priceBand(price: number): number {
  let band = PRICE_BANDS.length - 1
  while (band >= 0 && price < (PRICE_BANDS[band] as number)) band -= 1
  return band
}

/** Key of the group of a band. */
export const priceBandKey = (band: number): string => `from-${PRICE_BANDS[band]}`

/** @example priceBandLabel(6, 'nl') // '€ 200.000 – € 300.000' */
export function priceBandLabel(band: number, locale: Locale): string {
  const from = PRICE_BANDS[band]
  const to = PRICE_BANDS[band + 1]
  if (!from) return word('price.upTo', locale, { price: euro(to) })
  return to === undefined ? priceWord('from', locale, euro(from)) : `${euro(from)} – ${euro(to)}`
}
