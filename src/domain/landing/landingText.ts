import { LANDING_WORDS } from '../../../locales/landings'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { Locale } from '../../contract/locales'
import type { LandingKind } from '../../routing/landings'
import { inTown } from '../estate/inTown'
import { metaDescription } from '../estate/metaDescription'
import { decimal } from '../format/number'
import { euroPerSquareMetre, priceText, unbroken } from '../format/money'
import { nameIn } from '../localized'
import { inKindWords } from '../search/placeWords'
import { foundWords, type Offered } from '../search/searchHeading'
import { wordReader } from '../wordReader'
import type { LandingName } from './landingPlaces'
import type { Landing } from './landings'

const say = wordReader<keyof (typeof LANDING_WORDS)['nl']>(LANDING_WORDS)
export { say as landingWord }

/** What landing pages of a list are about. */
export type LandingOffer = Extract<Offered, 'FOR_SALE' | 'TO_RENT'>

type Called = LandingName & { kind: LandingKind }

const typeOf = (kind: LandingKind) => (kind === 'ANY' ? undefined : HEAD_TYPE_ID[kind])

/** A town with its postal code where another is called so. @example whereWords(antwerp, 'fr') // 'dans la province d’Anvers' */
export function whereWords({ name, isProvince, zip }: LandingName, locale: Locale): string {
  const own = nameIn(name, locale) + (zip ? ` (${zip})` : '')
  return isProvince ? inKindWords('province', own, locale) : inTown(own, locale)
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** @example landingTitle(ghent, 'FOR_SALE', 'nl') // 'Huizen te koop in Gent' */
export const landingTitle = (called: Called, offer: LandingOffer, locale: Locale): string =>
  capital(foundWords({ type: typeOf(called.kind), offer, where: whereWords(called, locale) }, 2, locale))

/** Without what for, as a link beside others of the same offer. @example landingLabel(ghent, 'nl') // 'Huizen in Gent' */
export const landingLabel = (called: Called, locale: Locale): string =>
  capital(
    foundWords({ type: typeOf(called.kind), offer: undefined, where: whereWords(called, locale) }, 2, locale),
  )

/** @example landingFound(ghent, 'FOR_SALE', 'nl') // '12 huizen te koop in Gent' */
export const landingFound = (
  landing: Called & { total: number },
  offer: LandingOffer,
  locale: Locale,
): string =>
  `${decimal(landing.total)} ${foundWords({ type: typeOf(landing.kind), offer, where: whereWords(landing, locale) }, landing.total, locale)}`

const amountOf = (offer: LandingOffer, locale: Locale) => (amount: number) =>
  unbroken(priceText(amount, locale, { period: offer === 'TO_RENT' ? 'MONTH' : null }))

type Said = Pick<Landing, 'kind' | 'name' | 'isProvince' | 'total' | 'prices' | 'perArea'>

/** What stands there now, a sentence each: nothing that the listings do not tell. */
export function landingIntro(landing: Said, offer: LandingOffer, locale: Locale): string[] {
  const { prices, perArea, total } = landing
  const found = landingFound(landing, offer, locale)
  if (!prices) return [say('count', locale, { found })]
  const amount = amountOf(offer, locale)
  const [low, high] = [amount(prices.low), amount(prices.high)]
  const range =
    prices.told < total ? 'count.told' : prices.low === prices.high ? 'count.price' : 'count.range'
  const first =
    prices.told < total && prices.low === prices.high
      ? say('count', locale, { found })
      : say(range, locale, { found, low, high })
  const middle =
    prices.median === undefined
      ? []
      : [say(offer === 'TO_RENT' ? 'median.rent' : 'median.sale', locale, { median: amount(prices.median) })]
  const area =
    perArea === undefined
      ? []
      : [say('median.area', locale, { median: unbroken(euroPerSquareMetre(perArea)) })]
  return [first, ...middle, ...area]
}

/** What search engines show of the page. */
export function landingDescription(landing: Said, offer: LandingOffer, locale: Locale): string {
  const { prices } = landing
  const found = landingFound(landing, offer, locale)
  if (!prices || prices.low === prices.high) return metaDescription(say('meta', locale, { found }))
  const amount = amountOf(offer, locale)
  return metaDescription(
    say('meta.range', locale, { found, low: amount(prices.low), high: amount(prices.high) }),
  )
}
