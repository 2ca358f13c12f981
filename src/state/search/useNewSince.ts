import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch, useSearchStore } from './useSearch'

/** How many of what the page's search finds came on the site from a day on; undefined while that is not known. */
export function useNewSince(day: string): number | undefined {
  const { calls, textOf } = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const key = `${day} ${textOf(filter)}`
  const [known, setKnown] = useState<{ key: string; count: number }>()
  const ask = useEffectEvent((signal: AbortSignal) => calls.newSince(filter, day, signal))

  useEffect(() => {
    const controller = new AbortController()
    ask(controller.signal).then(
      (count) => !controller.signal.aborted && setKnown({ key, count }),
      // Without an answer nothing is said.
      () => undefined,
    )
    return () => controller.abort()
  }, [key])

  return known && known.key === key ? known.count : undefined
}
