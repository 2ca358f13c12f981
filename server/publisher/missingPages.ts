import type { Locale } from '../../src/contract/locales'
import type { Page } from '../../src/contract/page'
import { pagePath } from '../../src/domain/page/pageView'

const isThere = (pages: readonly Page[], type: Page['type'], locale: Locale) =>
  pages.some((page) => page.type === type && pagePath(page, locale) !== undefined)

const WANTED = [
  ['home', 'a home page'],
  ['estateList', 'a list page'],
  ['privacy', 'a privacy statement'],
  ['terms', 'terms of use'],
] as const

/** Which pages a site cannot do without and has not, in words for an operator: `a home page (fr, de)`. */
export function missingPages(pages: readonly Page[], languages: readonly Locale[]): string[] {
  return WANTED.flatMap(([type, name]) => {
    const without = languages.filter((locale) => !isThere(pages, type, locale))
    if (!without.length) return []
    return without.length === languages.length ? [name] : [`${name} (${without.join(', ')})`]
  })
}

/** Without any home page there is nothing to build: every page leads to it. */
export const hasHome = (pages: readonly Page[], languages: readonly Locale[]) =>
  languages.some((locale) => isThere(pages, 'home', locale))
