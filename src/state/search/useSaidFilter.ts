import { useEffect, useState } from 'react'
import type { Locale } from '../../contract/common'
import { filledIn } from '../../domain/filledIn'
import type { Say } from '../../domain/search/chipLabel'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { withWords } from '../forms/withWords'

type Chips = (filter: SearchFilter) => string[]

/** Types and kinds are called by their codes, as nothing was counted. */
const NAMES = { headTypes: [], locations: [], choices: {} }

async function load(siteId: string, locale: Locale): Promise<Chips> {
  const { saidChips, words } = await withWords(
    { siteId, locale },
    ['filter'],
    () => import('../../domain/search/filterChips'),
  )
  const say: Say = (key, values = {}) => filledIn(words['filter']?.[key] ?? '', values)
  return (filter) => saidChips(filter, NAMES, locale, say).map(({ label }) => label)
}

/** What is asked, as the chips of a list say it; undefined while the words for it are on their way. */
export function useSaidFilter(
  siteId: string,
  locale: Locale,
  filter: Partial<SearchFilter>,
): string[] | undefined {
  const [chips, setChips] = useState<Chips>()

  useEffect(() => {
    let isCurrent = true
    // Without an answer the list says it once one is there.
    load(siteId, locale).then(
      (loaded) => isCurrent && setChips(() => loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [siteId, locale])

  return chips?.(patched(NO_FILTER, filter))
}
