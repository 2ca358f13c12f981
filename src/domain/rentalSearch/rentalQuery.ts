import type { Locale } from '../../contract/locales'
import type { Query, SearchBody, Sort } from '../../contract/search'
import { addMonths } from '../rental/day'
import { inLanguage } from '../search/townSort'
import { canonicalRental, type RentalSearch, type RentalSort } from './rentalSearch'

const SORT: Readonly<Record<RentalSort, Sort[]>> = {
  own: [],
  price: [{ field: 'price', direction: 'ASC' }],
  room: [{ field: 'general.maxOccupation', direction: 'ASC' }],
  city: [{ field: 'address.city.name', direction: 'ASC' }],
}

/** What a search asks, in the API's terms (docs/decisions/021); empty when it asks nothing. */
export function rentalQuery(search: RentalSearch): Query {
  const asked = canonicalRental(search)
  const { location, subKind, city, maxOccupation, periodType, periodStart, periodEnd, priceMax } = asked
  const { month, monthEnd = month } = asked
  const lists = {
    'general.location.id': location,
    'general.subKind.id': subKind,
    'address.city.id': city,
    'period.typeId': periodType,
    'period.start': periodStart && [periodStart],
    'period.end': periodEnd && [periodEnd],
  }
  const terms = Object.fromEntries(
    Object.entries(lists).flatMap(([path, values]) => (values ? [[path, [...values]]] : [])),
  )
  const range = {
    ...(maxOccupation && { 'general.maxOccupation': { gte: maxOccupation } }),
    ...(month && monthEnd && { 'period.start': { gte: `${month}-01`, lt: `${addMonths(monthEnd, 1)}-01` } }),
    ...(priceMax && { 'period.total': { lte: priceMax } }),
  }
  return {
    ...(Object.keys(terms).length && { terms }),
    ...(Object.keys(range).length && { range }),
  }
}

/** Body of `POST /rental-units` for the first so many units of a search, towns by their names in the language. */
export const rentalBody = (search: RentalSearch, size: number, locale: Locale): SearchBody => ({
  query: rentalQuery(search),
  sort: inLanguage(SORT[search.sort], locale),
  pagination: { from: 0, size },
})
