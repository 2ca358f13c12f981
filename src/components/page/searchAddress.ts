import { printSearch } from '../../domain/search/printSearch'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'

/** What a visitor chose in the search sentence. */
export type SearchWords = Partial<SearchFilter>

/**
 * Address of the list page that answers a search, with the parameters of spec §7. The page lists one status already, so
 * that is not said again.
 * @example searchAddress('/nl/te-koop', { type: [3], city: [44021] }) // '/nl/te-koop?city=44021&type=3'
 */
export function searchAddress(path: string, words: SearchWords): string {
  const query = printSearch(patched(NO_FILTER, words))
  return query ? `${path}?${query}` : path
}
