import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { SearchedSite } from '../../domain/site/frameView'
import { searchCalls } from './searchCalls'

/**
 * How many listings the list page to which the search sentence leads (of `node`) shows for it as it stands; undefined until the
 * visitor begins to fill it in, while it is being asked, and when it cannot be.
 */
export function useSentenceCount(
  site: SearchedSite,
  locale: Locale,
  node: ListNode,
  words: Partial<SearchFilter>,
  begun: boolean,
): number | undefined {
  const key = begun ? JSON.stringify([node, words]) : undefined
  const [known, setKnown] = useState<{ key: string; count: number }>()
  const ask = useEffectEvent((signal: AbortSignal) =>
    searchCalls(site, locale, node).count(patched(NO_FILTER, words), signal),
  )

  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    ask(controller.signal).then(
      (count) => !controller.signal.aborted && setKnown({ key, count }),
      () => undefined,
    )
    return () => controller.abort()
  }, [key])

  return known && known.key === key ? known.count : undefined
}
