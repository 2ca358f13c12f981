import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import { isViewArea } from '../../domain/map/viewArea'
import { printSearch } from '../../domain/search/printSearch'
import { without, type SearchFilter } from '../../domain/search/searchFilter'
import { filteredQuery } from '../../domain/search/searchQuery'
import { postEstateMap } from '../../siteApi/estates'
import { liveClient, liveSite } from '../liveSite'
import { type PlaceFeed, usePlaces } from './usePlaces'

/**
 * The search that the map shows. A window narrows the list, not the map: else nothing would be left to move to, and each
 * move would ask for the map anew.
 */
const mapSearch = (filter: SearchFilter): SearchFilter =>
  filter.area && isViewArea(filter.area) ? without(filter, 'area') : filter

/** What the pins of a search on a list page are asked by. */
export const pinQuery = (filter: SearchFilter, node: ListNode, hiddenStatus: readonly number[]) =>
  filteredQuery(mapSearch(filter), node, hiddenStatus)

interface Feed {
  siteId: string
  locale: Locale
  node: ListNode
  filter: SearchFilter
}

/** Everything a search of listings finds, as places on the map; asked anew when the search changes. */
export function usePinFeed({ siteId, locale, node, filter }: Feed): PlaceFeed {
  return usePlaces(
    printSearch({ ...mapSearch(filter), sortType: 'date', sortOrder: 'DESC' }),
    async (signal) => {
      const client = liveClient(siteId, locale)
      const { hiddenStatus } = (await liveSite(client)).settings
      return postEstateMap(client, pinQuery(filter, node, hiddenStatus), { signal })
    },
  )
}
