import { useEffect, useEffectEvent, useReducer } from 'react'
import { printSearch } from '../../domain/search/printSearch'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { steadyOptions } from '../../domain/search/steadyOptions'
import { withToldPrices } from '../../domain/search/toldPrices'
import { NO_FILTERS } from '../../siteApi/estates'
import { filterReducer, initialFilter } from '../filter/reducer'
import { useCounts } from './useCounts'
import { useSearchStore } from './useSearch'

/**
 * A search that is being put together and not applied yet, with the values that fit it and how many it finds: the list
 * behind it stays as it is.
 */
export function useDraft(start: SearchFilter) {
  const { calls, node, getState } = useSearchStore()
  // What the list knows the names of is named at once.
  const [state, dispatch] = useReducer(filterReducer, start, (given) => ({
    ...initialFilter(given),
    options: getState().filter.options,
  }))
  const filterQuery = withToldPrices(state.filterQuery, node)
  const text = printSearch(filterQuery)
  const counts = useCounts([filterQuery])
  const load = useEffectEvent(async (signal: AbortSignal) => {
    dispatch({ type: 'optionsRequested' })
    try {
      const options = await calls.options(filterQuery, signal)
      if (!signal.aborted) dispatch({ type: 'optionsLoaded', options: steadyOptions(state.options, options) })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'optionsFailed', error })
    }
  })

  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [text])

  return {
    draft: { ...state, filterQuery },
    /** Whether it is known what there is to choose: before, all of it would be pushed down by what comes. */
    isKnown: state.options !== NO_FILTERS || Boolean(state.error),
    /** undefined while it is being asked, null when it cannot be. */
    count: counts?.[0],
    change: (patch: Partial<SearchFilter>) => dispatch({ type: 'filtersUpdated', patch }),
    replace: (next: SearchFilter) => dispatch({ type: 'sortSet', filterQuery: next }),
  }
}
