import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import type { RentalFilters } from '../../contract/search'
import { MAX_PAGE_SIZE } from '../../contract/searchLimits'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { rentalChips } from '../../domain/rentalSearch/rentalChips'
import { canonicalRental, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { foundName } from '../../domain/search/foundName'
import { plain } from '../../domain/search/saidLine'
import type { SaidStay } from '../../domain/search/saidStay'
import { isInRanges } from '../../domain/search/zipRanges'
import { postRentalUnits, rentalFilters } from '../../siteApi/rental'
import { liveClient } from '../liveSite'
import { rentalCounts } from './rentalCalls'

/** A stay that is asked for in a line, as the list of holiday units searches by it. */
export interface StayAnswer {
  search: RentalSearch
  /** How many units it finds. */
  count: number
  /** What was understood, in words. */
  said: readonly string[]
  /** What cannot be searched by, as it was said. */
  beyond: readonly string[]
}

/** Towns of units, by number. */
type UnitCity = { id: number; zip: string }

const citiesIn = ({ ids, zips, zip }: FoundCity, cities: readonly UnitCity[]): number[] =>
  cities.filter((city) => ids.includes(city.id) || isInRanges(zips || zip, city.zip)).map(({ id }) => id)

/** What its length is called in the list. */
const lengthOf = ({ length }: SaidStay, { periodTypes }: RentalFilters) =>
  length === undefined ? undefined : periodTypes.find(({ name }) => plain(name) === length)

/**
 * What a line asks of the list of holiday units. A place is asked by the towns in it that have units: the list knows no other. Throws
 * HttpError.
 * @param places those that are meant
 * @param unknown what is said as a place and is none
 */
export async function staySearch(
  siteId: string,
  locale: Locale,
  stay: SaidStay,
  { places, unknown }: { places: readonly FoundCity[]; unknown: readonly string[] },
  signal = new AbortController().signal,
): Promise<StayAnswer> {
  const client = liveClient(siteId, locale)
  const units = async () => {
    const body = { pagination: { from: 0, size: MAX_PAGE_SIZE }, fields: ['id', 'address.city'] }
    const { results } = await postRentalUnits(client, body, { signal })
    return results.map(({ address }) => address.city)
  }
  const [names, cities] = await Promise.all([
    rentalFilters(client, locale, undefined, { signal }),
    places.length ? units() : [],
  ])
  const inEach = places.map((place) => citiesIn(place, cities))
  const without = places.filter((_, index) => !inEach[index]?.length)
  const type = lengthOf(stay, names)
  // A larger place goes by its name, not by that of each of its towns.
  const [place] = places
  const search = canonicalRental({
    city: inEach.flat(),
    ...(places.length === 1 && place?.place && inEach.flat().length > 1 && { place: place.place }),
    ...(stay.guests && { maxOccupation: stay.guests }),
    ...(type && { periodType: [type.id] }),
    ...(stay.start && { periodStart: stay.start }),
    ...(stay.month && { month: stay.month }),
    ...(stay.monthEnd && { monthEnd: stay.monthEnd }),
    ...(stay.priceMax && { priceMax: stay.priceMax }),
    sort: 'own',
  })
  const [count = 0] = await rentalCounts(siteId, locale, [search], signal)
  const chips = rentalChips(search, names, locale).filter(
    ({ condition }) => condition !== 'city' && condition !== 'place',
  )
  return {
    search,
    count,
    said: [
      ...places.filter((place) => !without.includes(place)).map((place) => foundName(place, locale)),
      ...chips.map(({ label }) => label),
    ],
    beyond: [
      ...stay.beyond,
      ...(stay.length && !type ? [stay.length] : []),
      ...without.map((place) => foundName(place, locale)),
      ...unknown,
    ],
  }
}

/** The address of the list of holiday units (at `path`) with a search. */
export function stayAddress(path: string, search: RentalSearch): string {
  const query = printRental(search)
  return query ? `${path}?${query}` : path
}
