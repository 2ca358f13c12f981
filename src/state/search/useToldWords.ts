import { useEffect, useEffectEvent, useState } from 'react'
import { printSearch } from '../../domain/search/printSearch'
import { patched, type SearchFilter } from '../../domain/search/searchFilter'
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
  const [known, setKnown] = useState<{ key: string; told: readonly string[] }>()
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const counted = (words: readonly string[]) =>
      calls.count(patched(search, withWords(search, words)), signal)
    return (await tellingWords(unknown, counted)).told
  })

  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const settle = (told: readonly string[]) => {
      if (!controller.signal.aborted) setKnown({ key, told })
    }
    // What cannot be counted is no condition.
    ask(controller.signal).then(settle, () => settle([]))
    return () => controller.abort()
  }, [key])

  if (key === undefined) return []
  return known?.key === key ? known.told : undefined
}
