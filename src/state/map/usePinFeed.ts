import { useMemo } from 'react'
import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import { mapPlaces, type MapPlace } from '../../domain/map/mapPlaces'
import { isViewArea } from '../../domain/map/viewArea'
import { mapPins } from '../../domain/search/mapPins'
import { printSearch } from '../../domain/search/printSearch'
import { without, type SearchFilter } from '../../domain/search/searchFilter'
import { filteredQuery } from '../../domain/search/searchQuery'
import { postEstateMap } from '../../siteApi/estates'
import { liveClient, liveSite } from '../liveSite'
import { useLoad } from '../useLoad'

/**
 * The search that the map shows. A window narrows the list, not the map: else nothing would be left to move to, and each
 * move would ask for the map anew.
 */
export const mapSearch = (filter: SearchFilter): SearchFilter =>
  filter.area && isViewArea(filter.area) ? without(filter, 'area') : filter

const NONE: readonly MapPlace[] = []

interface Feed {
  siteId: string
  locale: Locale
  node: ListNode
  filter: SearchFilter
}

/** Everything a search finds, as places on the map; asked anew when the search changes, the last answer kept meanwhile. */
export function usePinFeed({ siteId, locale, node, filter }: Feed) {
  const search = mapSearch(filter)
  const key = printSearch({ ...search, sortType: 'date', sortOrder: 'DESC' })
  const { result, retry } = useLoad(key, async (signal) => {
    const client = liveClient(siteId, locale)
    const { hiddenStatus } = (await liveSite(client)).settings
    const feed = await postEstateMap(client, filteredQuery(search, node, hiddenStatus), { signal })
    return { total: feed.total, places: mapPlaces(mapPins(feed)) }
  })
  const ready = result.state === 'ready' ? result.value : undefined
  return useMemo(
    () => ({
      key,
      retry,
      hasFailed: result.state === 'failed',
      isReady: ready !== undefined,
      places: ready?.places ?? NONE,
      total: ready?.total ?? 0,
    }),
    [key, retry, ready, result.state],
  )
}
