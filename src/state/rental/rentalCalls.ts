import type { Locale } from '../../contract/common'
import type { RentalFilters } from '../../contract/search'
import { rentalCard, type RentalCard } from '../../domain/rental/rentalCard'
import { mergedOptions, optionSearches } from '../../domain/rentalSearch/rentalOptions'
import { rentalBody, rentalQuery } from '../../domain/rentalSearch/rentalQuery'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { postRentalUnits, rentalFilters } from '../../siteApi/rental'
import { liveClient } from '../liveSite'

/** The first so many units of a search as cards; throws HttpError. */
export async function rentalCards(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  size: number,
  signal: AbortSignal,
): Promise<{ total: number; cards: RentalCard[] }> {
  const body = rentalBody(search, size)
  const { total, results } = await postRentalUnits(liveClient(siteId, locale), body, { signal })
  return { total: total.value, cards: results.map((unit) => rentalCard(unit, locale)) }
}

/** Values a visitor can choose from, each with what choosing it finds; throws HttpError. */
export async function rentalOptions(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  signal: AbortSignal,
): Promise<RentalFilters> {
  const searches = optionSearches(search)
  const client = liveClient(siteId, locale)
  const answers = await Promise.all(
    searches.map((each) => rentalFilters(client, locale, rentalQuery(each.search), { signal })),
  )
  return mergedOptions(searches, answers)
}

/** How many units each of some searches finds; throws HttpError. */
export const rentalCounts = (
  siteId: string,
  locale: Locale,
  searches: readonly RentalSearch[],
  signal: AbortSignal,
): Promise<number[]> =>
  Promise.all(searches.map(async (search) => (await rentalCards(siteId, locale, search, 0, signal)).total))
