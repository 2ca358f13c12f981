import type { Locale } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import { pagePath } from '../../../src/domain/page/pagePlace'
import { getPages, getSite } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'

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

/**
 * Says before a build what the site is without; gives that too.
 * @throws Error when there is no home page at all: there is nothing to build then
 */
export async function sayMissing(
  client: ApiClient,
  log: (line: string) => void,
): Promise<string | undefined> {
  const { languages } = (await getSite(client)).settings
  const pages = await getPages(client)
  const missing = missingPages(pages, languages)
  if (!missing.length) return undefined
  const text = `The site is without ${missing.join(', ')}`
  if (!languages.some((locale) => isThere(pages, 'home', locale)))
    throw new Error(`${text}: it is built when the home page comes`)
  log(text)
  return text
}
