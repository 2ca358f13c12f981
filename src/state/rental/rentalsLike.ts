import type { Locale } from '../../contract/common'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { similarRentals } from '../../domain/rental/similarRentals'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { rentalCards } from './rentalCalls'

/** Of so many the most alike are taken. */
const LOOKED_AT = 50

/** Units like another one that a search finds, each with its stay; throws HttpError. */
export async function rentalsLike(
  siteId: string,
  unit: Pick<RentalCard, 'id' | 'type' | 'city'> & { locale: Locale },
  search: RentalSearch,
  most: number,
  signal: AbortSignal,
): Promise<RentalCard[]> {
  const { cards } = await rentalCards(siteId, unit.locale, search, LOOKED_AT, signal)
  return similarRentals(cards, unit, most)
}
