import { printSearch } from '../../domain/search/printSearch'
import { patched, type SearchFilter } from '../../domain/search/searchFilter'
import { useLoad } from '../useLoad'
import { softened, tellingWords, type ToldSearch } from './tellingWords'
import { useSearchStore } from './useSearch'
import { withWords } from './useSentenceCount'

const NONE = { told: [], count: 0 }

/**
 * Of words that were not understood those that listings of this list have beside a search, and whether what is only liked is left out of
 * it; undefined while that is being asked. Without either nothing is.
 * @param soft the search without what is only liked to be so
 */
export function useToldWords(
  search: SearchFilter,
  unknown: readonly string[],
  soft: SearchFilter | undefined,
): ToldSearch | undefined {
  const { calls } = useSearchStore()
  const isAsked = unknown.length > 0 || soft !== undefined
  const key = isAsked ? JSON.stringify([printSearch(search), unknown, soft && printSearch(soft)]) : undefined
  const { result } = useLoad(key, (signal) => {
    const tell = (one: SearchFilter) =>
      tellingWords(unknown, (words) => calls.count(patched(one, withWords(one, words)), signal))
    // What cannot be counted is no condition.
    return softened(tell, search, soft).catch((): ToldSearch => NONE)
  })
  if (key === undefined) return NONE
  return result.state === 'ready' ? result.value : undefined
}
