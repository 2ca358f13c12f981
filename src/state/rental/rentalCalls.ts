import type { Locale } from '../../contract/common'
import type { CheapestStay, RentalUnitResult } from '../../contract/rental'
import type { RentalFilters } from '../../contract/search'
import { nameIn } from '../../domain/localized'
import { cardOffer } from '../../domain/rental/cardOffer'
import { rentalCard, type RentalCard } from '../../domain/rental/rentalCard'
import { mergedOptions, optionSearches } from '../../domain/rentalSearch/rentalOptions'
import type { RentalNames } from '../../domain/rentalSearch/rentalChips'
import { rentalBody, rentalQuery } from '../../domain/rentalSearch/rentalQuery'
import { conditionsOf, NO_RENTAL_SEARCH, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { getPlaces } from '../../siteApi/estates'
import type { ApiClient } from '../../siteApi/http'
import { postRentalUnits, rentalFilters, searchRentalUnits } from '../../siteApi/rental'
import { liveClient } from '../liveSite'

const cardsOf = (
  { results, cheapest }: Pick<RentalUnitResult, 'results' | 'cheapest'>,
  locale: Locale,
  asked?: number,
): RentalCard[] =>
  results.map((unit, at) => {
    const card = rentalCard(unit, locale)
    const stay = cheapest?.[at]
    return { ...card, offer: stay ? cardOffer(stay, { asked, most: card.most }, locale) : null }
  })

/** The first so many units of a search as cards, each with its cheapest free stay that fits; throws HttpError. */
export async function rentalCards(
  siteId: string,
  locale: Locale,
  search: RentalSearch,
  size: number,
  signal: AbortSignal,
): Promise<{ total: number; cards: RentalCard[] }> {
  const body = rentalBody(search, size, locale)
  const answer = await searchRentalUnits(liveClient(siteId, locale), body, { signal })
  if (answer.error !== undefined) throw answer.error
  return {
    total: answer.total,
    cards: cardsOf(answer, locale, search.maxOccupation),
  }
}

/** The cheapest free stay of each of some units, by number; nothing where it cannot be had: a list is whole without it. */
export async function cheapestStays(
  siteId: string,
  locale: Locale,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, CheapestStay>> {
  const body = {
    query: { terms: { id: [...ids] } },
    pagination: { from: 0, size: ids.length },
    fields: ['id'],
  }
  try {
    const { results, cheapest } = await postRentalUnits(liveClient(siteId, locale), body, { signal })
    return new Map(
      results.flatMap(({ id }, at): [number, CheapestStay][] => {
        const stay = cheapest?.[at]
        return stay ? [[id, stay]] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Units by their numbers, as cards, each with its cheapest free stay for as many as usual; throws HttpError. */
export async function rentalCardsOf(
  siteId: string,
  locale: Locale,
  ids: number[],
  signal: AbortSignal,
): Promise<RentalCard[]> {
  const body = { query: { terms: { id: ids } }, pagination: { from: 0, size: ids.length } }
  return cardsOf(await postRentalUnits(liveClient(siteId, locale), body, { signal }), locale)
}

export interface RentalChoices {
  /** Values a visitor can choose from, each with what choosing it finds. */
  options: RentalFilters
  /** All there are, whatever is asked: a choice that finds nothing any more still has its name. */
  names: RentalNames
}

/** What a place is called, by its code; nothing where it cannot be asked. */
async function placeName(
  client: ApiClient,
  code: string | undefined,
  locale: Locale,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (!code) return {}
  const named = await getPlaces(client, { codes: [code] }, { signal }).catch(() => [])
  return Object.fromEntries(named.map((place) => [place.code, nameIn(place.name, locale)]))
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
  const [names, places, ...found] = await Promise.all([
    answers[whole] ?? ask(NO_RENTAL_SEARCH),
    placeName(client, search.place, locale, signal),
    ...answers,
  ])
  return { options: mergedOptions(searches, found), names: { ...names, places } }
}

/** How many units each of some searches finds; throws HttpError. */
export const rentalCounts = (
  siteId: string,
  locale: Locale,
  searches: readonly RentalSearch[],
  signal: AbortSignal,
): Promise<number[]> =>
  Promise.all(searches.map(async (search) => (await rentalCards(siteId, locale, search, 0, signal)).total))
