import { printSearch } from '../../domain/search/printSearch'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useLoad } from '../useLoad'
import { useSearchStore } from './useSearch'

/** How many a search finds; null where it could not be asked. */
export type Counts = readonly (number | null)[]

/**
 * How many listings each search finds, in the same order; undefined while that is being asked. With no searches nothing
 * is.
 */
export function useCounts(searches: readonly SearchFilter[]): Counts | undefined {
  const { calls } = useSearchStore()
  const key = searches.map((search) => printSearch(search)).join('|')
  const wanted = searches.length ? key : undefined
  const { result } = useLoad(wanted, (signal) =>
    Promise.all(searches.map((search) => calls.count(search, signal).catch(() => null))),
  )
  return result.state === 'ready' ? result.value : undefined
}
