import type { Locale } from '../../contract/common'
import { priceText, priceWord } from '../format/money'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { isForRent, isSold } from './status'
import { statusName } from './statusName'

type Priced = Pick<DomainEstate, 'general' | 'listing'>

/** Whether the listing is sold under VAT (spec §5): what is asked is then not what is paid, and is told nowhere. */
export const isUnderVat = ({ listing }: Pick<DomainEstate, 'listing'>) =>
  listing?.financial?.vat_regime === true

/**
 * Asking price in euro, the one that everything goes by: pages, cards, groups, searches, machine-readable data. Undefined when it is not
 * set, or not told for its VAT (docs/decisions/143-price-under-vat.md). Nobody asks nothing: 0 counts as not set.
 */
export const askingPrice = ({ general, listing }: Priced): number | undefined =>
  isUnderVat({ listing }) ? undefined : positive(general.price?.value, listing?.financial?.price)

/** The price a visitor is told, in euro: none of what is sold (docs/decisions/041-price-not-set.md), none when it is not set. */
export const toldPrice = (estate: DomainEstate): number | undefined =>
  isSold(estate) ? undefined : askingPrice(estate)

const annuity = ({ listing }: Pick<DomainEstate, 'listing'>) => positive(listing?.notary?.annuity)

/** Whether it is sold for a rent for life: its price is only what is paid at once. */
export const isForAnnuity = (estate: Pick<DomainEstate, 'listing'>): boolean => annuity(estate) !== undefined

/** What is paid every month of a seller's life (docs/decisions/243-rent-for-life.md); '' when it is sold otherwise, or under VAT. */
export const annuityText = (estate: DomainEstate, locale: Locale): string =>
  isUnderVat(estate) ? '' : priceText(annuity(estate), locale, { period: 'MONTH' })

/**
 * The asking price in words: "from" for from-prices, what a rent is paid for (spec §5), and what it is of a home for a rent for
 * life; '' when not set.
 */
export function askingPriceText(estate: DomainEstate, locale: Locale): string {
  const { priceFrom, period } = estate.general
  const price = priceText(askingPrice(estate), locale, {
    from: priceFrom === true,
    period: isForRent(estate) ? period : undefined,
  })
  return price && isForAnnuity(estate) ? priceWord('atOnce', locale, price) : price
}

/**
 * The price line: of a sold listing its transaction's name (spec §2) or what it is called instead. A price that is not set leaves it
 * empty; with a rent for life that is told too.
 * @example priceLine(viager, 'fr') // 'Bouquet € 92.000 + € 1.150/mois de rente'
 */
export function priceLine(estate: DomainEstate, locale: Locale): string {
  if (isSold(estate)) return statusName(estate, locale)
  const monthly = annuityText(estate, locale)
  const forLife = monthly && priceWord('forLife', locale, monthly)
  return [askingPriceText(estate, locale), forLife].filter(Boolean).join(' + ')
}
