import { useEffect } from 'react'
import type { Locale } from '../contract/common'
import type { SearchedList } from '../domain/site/crumbs'
import { useIsBrowser } from './useIsBrowser'

/** The addresses of a list page in each language that it has. */
type Paths = Partial<Record<Locale, string>>

/** Of this tab: in another one the visitor may look for something else. */
const KEY = 'last-list'

/** Has the tab remember which list the visitor looks at, and what stands behind its path: the same search in every language (spec §2). */
export function useKeepsList(paths: Paths, query: string): void {
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ paths, query }))
    } catch {
      // The way back is to the whole list then.
    }
  }, [paths, query])
}

/** The list that was looked at last in this tab, in a language; undefined where there is none, or what was kept is not understood. */
export function lastList(locale: Locale): SearchedList | undefined {
  try {
    const { paths, query } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const path = (paths as Paths)[locale]
    return typeof path === 'string' && typeof query === 'string' && /^\?/.test(query)
      ? { path, query }
      : undefined
  } catch {
    return undefined
  }
}

/** As `lastList`; undefined while the page is prebuilt and at its first render in the browser. */
export const useLastList = (locale: Locale): SearchedList | undefined =>
  useIsBrowser() ? lastList(locale) : undefined
