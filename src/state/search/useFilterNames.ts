import { useMemo } from 'react'
import type { FilterNames } from '../../domain/search/filterNames'
import { NO_FILTERS } from '../../siteApi/estates'
import type { FilterState } from '../filter/reducer'
import { useSearch } from './useSearch'

/** Names of what a list can be filtered by, as far as they are known. */
export function namesOf({ options, isLoading, error }: FilterState): FilterNames {
  return { ...options, areComing: isLoading || (options === NO_FILTERS && !error) }
}

/** Names of what the list on this page can be filtered by. */
export function useFilterNames(): FilterNames {
  const filter = useSearch((state) => state.filter)
  return useMemo(() => namesOf(filter), [filter])
}
