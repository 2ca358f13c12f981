import { useEffect, useState } from 'react'
import type { Locale } from '../../contract/common'
import { filledIn } from '../../domain/filledIn'
import { unbroken } from '../../domain/format/money'
import type { FilterNames, Say } from '../../domain/search/filterNames'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { withWords } from '../forms/withWords'

type Chips = (filter: Partial<SearchFilter>, names?: FilterNames) => string[]

async function load(siteId: string, locale: Locale): Promise<Chips> {
  const [{ saidChips, words }, { codeChoices }] = await Promise.all([
    withWords({ siteId, locale }, ['filter'], () => import('../../domain/search/filterChips')),
    import('../../domain/search/codeChoices'),
  ])
  // Types and kinds are called by their codes, as nothing was counted.
  const uncounted = { headTypes: [], locations: [], choices: codeChoices(locale) }
  const say: Say = (key, values = {}) => filledIn(words['filter']?.[key] ?? '', values)
  return (filter, names = uncounted) =>
    saidChips(patched(NO_FILTER, filter), names, locale, say).map(({ label }) => unbroken(label))
}

/** Says what a search asks, as the chips of a list do; undefined while the words for it are on their way. */
export function useSayFilter(siteId: string, locale: Locale): Chips | undefined {
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

  return chips
}

/** What is asked, in words; undefined while they are on their way. */
export const useSaidFilter = (siteId: string, locale: Locale, filter: Partial<SearchFilter>) =>
  useSayFilter(siteId, locale)?.(filter)
