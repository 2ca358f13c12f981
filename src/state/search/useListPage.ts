import { useEffect, useLayoutEffect, useState } from 'react'
import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import { SEARCHED_MARK } from '../../domain/search/searchedMark'
import type { GroupTotals } from '../../domain/search/groupTotals'
import type { SearchedSite } from '../../domain/site/frameView'
import type { OtherWays } from '../../domain/page/types'
import type { ListedCard } from '../../domain/search/listedCard'
import type { LoadedPage } from '../estateList/loads'
import { backToList, setAddressAtOnce } from '../addressAtOnce'
import { useIsBrowser } from '../useIsBrowser'
import { searchCalls } from './searchCalls'
import { createSearchStore, type SearchStore } from './searchStore'

export interface ListPageOptions {
  site: SearchedSite
  pageId: number
  locale: Locale
  path: string
  node: ListNode
  prebuilt: LoadedPage<ListedCard>
  groupTotals?: GroupTotals
  other?: OtherWays
}

/**
 * The store of a list page, following the address. `query` is what stands behind the path. A prebuilt document is first
 * rendered as it was built; a page that is reached from another one begins with its search.
 */
export function useListPage(
  { site, pageId, locale, path, node, prebuilt, groupTotals, other }: ListPageOptions,
  query: string,
): SearchStore {
  const isBrowser = useIsBrowser()
  const [store] = useState(() =>
    createSearchStore({
      siteId: site.siteId,
      pageId,
      path,
      node,
      prebuilt,
      ...(groupTotals && { groupTotals }),
      ...(other && { other }),
      calls: searchCalls(site, locale, node),
      setAddress: (text, how) => setAddressAtOnce(text ? `${path}?${text}` : path, how),
      backFromMap: backToList,
      ...(isBrowser ? { query } : { nextQuery: query }),
    }),
  )
  // Before the window is painted, so that a search is never seen with the list of another.
  useLayoutEffect(() => {
    store.open(query)
    document.documentElement.removeAttribute(SEARCHED_MARK)
  }, [store, query])
  useEffect(() => {
    const onStep = () => window.location.pathname === path && store.goTo(window.location.search)
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [store, path])
  useEffect(() => () => store.close(), [store])
  return store
}
