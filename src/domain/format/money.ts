import type { Locale } from '../../contract/common'
import { PRICE_TEXTS } from '../../../locales/prices'
import { decimal } from './number'

export type Period = 'WEEK' | 'MONTH' | 'YEAR'

type PriceWord = keyof (typeof PRICE_TEXTS)['nl']
const TEXTS: Readonly<Record<Locale, Readonly<Record<PriceWord, string>>>> = PRICE_TEXTS

/** @example priceWord('from', 'nl', '€ 950') // 'Vanaf € 950' */
export const priceWord = (key: PriceWord, locale: Locale, price: string): string =>
  TEXTS[locale][key].replace('{{price}}', () => price)

const PER = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const

/** Whether an amount says something: -1 means "not set" (spec §3). */
export const isSet = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isFinite(amount) && amount >= 0

/**
 * An amount in euro (spec §5): euro prefix, dot thousands, cents only when there are any; '' when it is not set.
 * @example euro(385000) // '€ 385.000'
 */
export function euro(amount: number | null | undefined): string {
  return isSet(amount) ? `€ ${decimal(amount, { places: 2 })}` : ''
}

/** A text in which an amount stays with its sign, for a narrow place. */
export const unbroken = (text: string): string => text.replaceAll('€ ', '€\u00a0')

/** An amount to the cent, without what sums of a computer leave behind. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** '€ 3.437,50/m²': an amount for one square metre (spec §5); '' when it is not set. */
export const euroPerSquareMetre = (amount: number | null | undefined): string =>
  isSet(amount) ? `${euro(amount)}/m²` : ''

/**
 * An asking price in words: with "from" when it is the lowest of several, and what it is paid for when it is a rent.
 * @example priceText(950, 'nl', { period: 'MONTH' }) // '€ 950/maand'
 */
export function priceText(
  amount: number | null | undefined,
  locale: Locale,
  { from, period }: { from?: boolean; period?: Period | null } = {},
): string {
  const amountText = euro(amount)
  if (!amountText) return ''
  const price = period ? priceWord(PER[period], locale, amountText) : amountText
  return from ? priceWord('from', locale, price) : price
}
