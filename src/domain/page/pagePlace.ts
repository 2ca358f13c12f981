import type { Locale } from '../../contract/common'
import type { Page } from '../../contract/page'
import { addressFault } from '../../routing/pageAddress'
import { href, pageHref } from '../../routing/routes'

/** As much of a page as says where it stands. */
export type Addressed = Pick<Page, 'type' | 'url'>

/** The legal pages stand at fixed addresses (spec §2), whatever their own is. */
const isLegal = ({ type }: Addressed) => type === 'privacy' || type === 'terms'

/** Why a page cannot stand at the address it asks for in a language; undefined where it can, or asks for none. */
export function pageAddressFault(page: Addressed, locale: Locale): string | undefined {
  const url = page.url[locale]
  return isLegal(page) || url === undefined || url === null ? undefined : addressFault(url)
}

/** Path of a page in a language, or undefined where it has none, or asks for one that no page can have. */
export function pagePath(page: Addressed, locale: Locale): string | undefined {
  if (page.type === 'privacy' || page.type === 'terms') return href(page.type, locale)
  const url = page.url[locale]
  if (url === undefined || url === null || addressFault(url) !== undefined) return undefined
  return pageHref(locale, url)
}

/** Languages in which a page exists, with its path in each. */
export function pageAlternates(page: Addressed, languages: readonly Locale[]) {
  const alternates: Partial<Record<Locale, string>> = {}
  for (const locale of languages) {
    const path = pagePath(page, locale)
    if (path !== undefined) alternates[locale] = path
  }
  return alternates
}

/** Where a part of a page stands in each language, below the page. */
export const alternatesBelow = (
  page: Addressed,
  languages: readonly Locale[],
  below: (path: string, locale: Locale) => string,
): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    Object.entries(pageAlternates(page, languages)).map(([locale, path]) => [
      locale,
      below(path, locale as Locale),
    ]),
  )
