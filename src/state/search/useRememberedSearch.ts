import { useEffect } from 'react'
import { withSearch } from '../../domain/search/lastSearches'
import { keptSearches } from '../remembered/keptSearches'
import type { SearchStore } from './searchStore'
import { useSearch } from './useSearch'

/** Has the browser remember what is searched for on a list page, once it was answered: also of who leaves at that moment. */
export function useRememberedSearch({ pageId }: SearchStore) {
  const found = useSearch((state) => state.found)
  useEffect(() => {
    if (found) keptSearches.set(withSearch(keptSearches.get(), { pageId, search: found }))
  }, [pageId, found])
}
