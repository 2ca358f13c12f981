import { printSearch } from '../../domain/search/printSearch'
import { patched, type SearchFilter } from '../../domain/search/searchFilter'
import { useLoad } from '../useLoad'
import { tellingWords } from './tellingWords'
import { useSearchStore } from './useSearch'
import { withWords } from './useSentenceCount'

/** Of words that were not understood those that listings of this list have beside a search; undefined while that is being asked. */
export function useToldWords(
  search: SearchFilter,
  unknown: readonly string[],
): readonly string[] | undefined {
  const { calls } = useSearchStore()
  const key = unknown.length ? JSON.stringify([printSearch(search), unknown]) : undefined
  const counted =
    (signal: AbortSignal) =>
    (words: readonly string[]): Promise<number> =>
      calls.count(patched(search, withWords(search, words)), signal)
  const { result } = useLoad(key, (signal) =>
    tellingWords(unknown, counted(signal)).then(
      ({ told }) => told,
      // What cannot be counted is no condition.
      () => [],
    ),
  )
  if (key === undefined) return []
  return result.state === 'ready' ? result.value : undefined
}
