import {
  alone,
  conditionsOf,
  MOST_PAIRED,
  type PairRelaxation,
  pairRelaxations,
} from '../../domain/search/relaxations'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useCounts } from './useCounts'

/** More ways out than this are no help. */
const MOST_TOLD = 3

interface FoundPair extends PairRelaxation {
  count: number
}

/**
 * The pairs of conditions without which a search finds something, what finds most first; undefined while that is being asked.
 * @param isWanted whether dropping one alone finds nothing: else nothing is asked
 */
export function usePairs(filter: SearchFilter, isWanted: boolean): readonly FoundPair[] | undefined {
  const conditions = isWanted ? conditionsOf(filter) : []
  const isMany = conditions.length > MOST_PAIRED
  const meeting = useCounts(isMany ? conditions.map((key) => alone(filter, key)) : [])
  const pairs = isWanted && (!isMany || meeting) ? pairRelaxations(filter, meeting) : []
  const counts = useCounts(pairs.map((pair) => pair.filter))
  if (isWanted && !counts && (pairs.length > 0 || isMany)) return undefined
  return pairs
    .map((pair, index) => ({ ...pair, count: counts?.[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_TOLD)
}
