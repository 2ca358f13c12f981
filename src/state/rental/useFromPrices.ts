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
  const unknown = cards.filter(({ offer }) => offer === undefined)
  const ids = unknown.map(({ id }) => id)
  // Said in words before anything is rendered: the browser's first word of a date takes a slow phone longer than a card.
  const { result } = useLoad(ids.length ? ids.join() : undefined, async (signal) => {
    const stays = await cheapestStays(siteId, locale, ids, signal)
    return new Map(
      unknown.flatMap(({ id, most }) => {
        const stay = stays.get(id)
        return stay ? [[id, cardOffer(stay, { most }, locale)] as const] : []
      }),
    )
  })
  return result.state === 'ready' ? result.value : undefined
}
