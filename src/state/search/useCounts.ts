import { useEffect, useEffectEvent, useState } from 'react'
import { printSearch } from '../../domain/search/printSearch'
import type { SearchFilter } from '../../domain/search/searchFilter'
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
  const [known, setKnown] = useState<{ key: string; counts: Counts }>()
  const ask = useEffectEvent((signal: AbortSignal) =>
    Promise.all(searches.map((search) => calls.count(search, signal).catch(() => null))),
  )

  useEffect(() => {
    if (wanted === undefined) return
    const controller = new AbortController()
    void ask(controller.signal).then((counts) => {
      if (!controller.signal.aborted) setKnown({ key: wanted, counts })
    })
    return () => controller.abort()
  }, [wanted])

  return known && known.key === wanted ? known.counts : undefined
}
