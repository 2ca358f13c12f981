import type { Locale } from '../../contract/common'
import { addressKey } from '../../routing/pageAddress'
import { type Addressed, pageAddressFault, pagePath } from './pagePlace'

/** A page of the site's own where it stands in one language. */
export interface OwnAddress<Of extends Addressed> {
  page: Of
  locale: Locale
  path: string
}

/** A page that does not stand where it asks to in one language, and why, as a sentence without its subject. */
export interface RefusedAddress<Of extends Addressed> {
  page: Of
  locale: Locale
  reason: string
}

/** As of two pages at one address the lower number has it (docs/decisions/026-pages-by-url.md). */
export const byNumber = <Of extends { id: number }>(pages: Iterable<Of>): Of[] =>
  [...pages].sort((one, other) => one.id - other.id)

/**
 * Where each page of the site's own stands, and which of them cannot stand where they ask to: an address that is none, or that
 * another page has, however it is spelt. Of two the one that comes first keeps it. The others do not wait for one that is refused.
 * @param pages in the order of their claims: on a site `byNumber`
 */
export function ownAddresses<Of extends Addressed & { id: number }>(
  pages: readonly Of[],
  languages: readonly Locale[],
): { kept: OwnAddress<Of>[]; refused: RefusedAddress<Of>[] } {
  const kept: OwnAddress<Of>[] = []
  const refused: RefusedAddress<Of>[] = []
  const owners = new Map<string, number>()
  for (const page of pages) {
    for (const locale of languages) {
      const fault = pageAddressFault(page, locale)
      if (fault) refused.push({ page, locale, reason: `${JSON.stringify(page.url[locale])} ${fault}` })
      const path = pagePath(page, locale)
      if (path === undefined) continue
      const key = addressKey(path)
      const owner = owners.get(key)
      owners.set(key, owner ?? page.id)
      if (owner === undefined) kept.push({ page, locale, path })
      else refused.push({ page, locale, reason: `${path} is already the address of page ${owner}` })
    }
  }
  return { kept, refused }
}
