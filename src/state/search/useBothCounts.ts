import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import { largerOf } from '../../domain/search/namesakes'
import { printSearch } from '../../domain/search/printSearch'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { SearchedSite } from '../../domain/site/frameView'
import { useLoad } from '../useLoad'
import { chosenPlace } from './chosenPlace'
import { searchCalls } from './searchCalls'

/** Of found places a town and what bears the same name; none where a name means one thing. */
function bothOf(found: readonly FoundCity[]): readonly FoundCity[] {
  const town = found.find(({ around, place }) => !around && largerOf(place))
  const larger = town && found.find(({ place }) => place === largerOf(town.place)?.code)
  return town && larger ? [town, larger] : []
}

/** How many a list page (of `node`) finds in each of two places that bear one name, by their codes; empty of any others, and until that is known. */
export function useBothCounts(
  site: SearchedSite,
  locale: Locale,
  node: ListNode,
  search: Partial<SearchFilter>,
  found: readonly FoundCity[],
): ReadonlyMap<string | null, number> {
  const both = bothOf(found)
  const searches = both.map((one) => patched(NO_FILTER, { ...search, ...chosenPlace({}, one) }))
  const key = both.length ? JSON.stringify([node, searches.map((one) => printSearch(one))]) : undefined
  const { result } = useLoad(key, (signal) =>
    Promise.all(searches.map((one) => searchCalls(site, locale, node).count(one, signal))),
  )
  const counts = result.state === 'ready' ? result.value : []
  return new Map(both.flatMap(({ place }, nth) => (counts[nth] === undefined ? [] : [[place, counts[nth]]])))
}
