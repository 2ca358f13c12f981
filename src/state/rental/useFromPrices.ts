import type { RentalCard } from '../../domain/rental/rentalCard'
import { cardOffer } from '../../domain/rental/cardOffer'
import { useLocale } from '../../i18n/useLocale'
import { useLoad } from '../useLoad'
import { cheapestStays } from './rentalCalls'

/**
 * What prebuilt cards say of the cheapest free stay; undefined while that is not known. Of this moment: what a page was built with would
 * be wrong as soon as that stay is taken.
 */
export function useFromPrices(siteId: string, cards: readonly RentalCard[]) {
  const locale = useLocale()
  const ids = cards.filter(({ offer }) => offer === undefined).map(({ id }) => id)
  const { result } = useLoad(ids.length ? ids.join() : undefined, (signal) =>
    cheapestStays(siteId, locale, ids, signal),
  )
  if (result.state !== 'ready') return undefined
  return ({ id, most }: RentalCard) => {
    const stay = result.value.get(id)
    return stay && cardOffer(stay, { most }, locale)
  }
}
