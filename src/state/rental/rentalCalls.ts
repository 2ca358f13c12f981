import type { Locale } from '../../contract/common'
import type { RentalFilters } from '../../contract/search'
import { euro } from '../../domain/format/money'
import { rentalCard, type RentalCard } from '../../domain/rental/rentalCard'
import { mergedOptions, optionSearches } from '../../domain/rentalSearch/rentalOptions'
import { rentalBody, rentalQuery } from '../../domain/rentalSearch/rentalQuery'
import {
  conditionsOf,
  NO_RENTAL_SEARCH,
  type RentalSearch,
  stayAsked,
} from '../../domain/rentalSearch/rentalSearch'
import { pinRows } from '../../domain/search/mapPins'
import { orThrow } from '../../siteApi/estates'
import { postRentalMap, postRentalUnits, rentalFilters, searchRentalUnits } from '../../siteApi/rental'
import { liveClient } from '../liveSite'

/** What the cheapest free stay that fits costs, by unit; nothing where it cannot be had: a list is whole without it. */
export async function fittingPrices(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  signal: AbortSignal,
) {
  try {
    const feed = await postRentalMap(liveClient(siteId, locale), rentalQuery(search), { signal })
    return new Map([...pinRows(feed)].map(({ id, price }) => [id, price]))
  } catch {
    return new Map<number, number | null>()
  }
}

/** The first so many units of a search as cards, with what their stays cost when stays are asked for; throws HttpError. */
export async function rentalCards(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  size: number,
  signal: AbortSignal,
): Promise<{ total: number; cards: RentalCard[] }> {
  const body = rentalBody(search, size, locale)
  const [{ total, results }, prices] = await Promise.all([
    searchRentalUnits(liveClient(siteId, locale), body, { signal }).then(orThrow),
    size > 0 && stayAsked(search)
      ? fittingPrices(siteId, locale, search, signal)
      : new Map<number, number | null>(),
  ])
  const withPrice = (card: RentalCard): RentalCard => {
    const price = prices.get(card.id)
    return price == null ? card : { ...card, price: euro(price) }
  }
  return { total, cards: results.map((unit) => withPrice(rentalCard(unit, locale))) }
}

/** Units by their numbers, as cards; throws HttpError. */
export async function rentalCardsOf(
  siteId: string,
  locale: Locale,
  ids: number[],
  signal: AbortSignal,
): Promise<RentalCard[]> {
  const body = { query: { terms: { id: ids } }, pagination: { from: 0, size: ids.length } }
  const { results } = await postRentalUnits(liveClient(siteId, locale), body, { signal })
  return results.map((unit) => rentalCard(unit, locale))
}

export interface RentalChoices {
  /** Values a visitor can choose from, each with what choosing it finds. */
  options: RentalFilters
  /** All there are, whatever is asked: a choice that finds nothing any more still has its name. */
  names: RentalFilters
}

/** Throws HttpError. */
export async function rentalChoices(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  signal: AbortSignal,
): Promise<RentalChoices> {
  const client = liveClient(siteId, locale)
  const ask = (asked: RentalSearch) => rentalFilters(client, locale, rentalQuery(asked), { signal })
  const searches = optionSearches(search)
  const answers = searches.map((each) => ask(each.search))
  const whole = searches.findIndex((each) => conditionsOf(each.search).length === 0)
  const [names, ...found] = await Promise.all([answers[whole] ?? ask(NO_RENTAL_SEARCH), ...answers])
  return { options: mergedOptions(searches, found), names }
}

/** How many units each of some searches finds; throws HttpError. */
export const rentalCounts = (
  siteId: string,
  locale: Locale,
  searches: readonly RentalSearch[],
  signal: AbortSignal,
): Promise<number[]> =>
  Promise.all(searches.map(async (search) => (await rentalCards(siteId, locale, search, 0, signal)).total))
