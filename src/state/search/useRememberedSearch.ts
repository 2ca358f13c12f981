import { useEffect } from 'react'
import type { SearchStore } from './searchStore'
import { useSearch } from './useSearch'

async function remember(pageId: number, search: string) {
  const [{ withSearch }, { keptSearches }] = await Promise.all([
    import('../../domain/search/lastSearches'),
    import('../remembered/keptSearches'),
  ])
  keptSearches.set(withSearch(keptSearches.get(), { pageId, search }))
}

/** Has the browser remember what is searched for on a list page, once it was answered. */
export function useRememberedSearch({ pageId }: SearchStore) {
  const found = useSearch((state) => state.found)
  useEffect(() => {
    // Without a connection there is nothing to find here either.
    if (found) remember(pageId, found).catch(() => undefined)
  }, [pageId, found])
}
