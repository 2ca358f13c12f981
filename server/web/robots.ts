import { parseMap, parsePage, parseSearch } from '../../src/domain/search/parseSearch'
import { printSearch } from '../../src/domain/search/printSearch'
import {
  parseRental,
  parseRentalMap,
  parseRentalPage,
  printRental,
} from '../../src/domain/rentalSearch/rentalAddress'

/** Told to search engines of what is not to be found by itself, but leads on to what is. */
export const UNLISTED = { 'x-robots-tag': 'noindex, follow' } as const

/**
 * Whether a query asks a list for a part, an order or a view of its own (spec §7), of listings or of holiday units. What lists do
 * not know, such as the marks of a campaign, asks nothing.
 * @param query with its `?`
 */
export function asksOfList(query: string): boolean {
  if (query.length < 2) return false
  const params = new URLSearchParams(query)
  const listings = printSearch(parseSearch(params), { page: parsePage(params), map: parseMap(params) })
  const stays = printRental(parseRental(params), parseRentalPage(params), parseRentalMap(params))
  return listings !== '' || stays !== ''
}
