import { LOCALES } from '../../src/contract/common'
import { WORDS } from '../../src/routing/words'

/** The folders of `public/` under which listings live: `nl/aanbod`, `fr/offre`, … */
export const LISTING_FOLDERS = LOCALES.map((locale) => `${locale}/${WORDS.offer[locale]}`)

/**
 * Address of the listing or unit that a page file shows; undefined for every other file. A listing is
 * addressed without its slug, which may change while the listing stays.
 * @example listingAddress('nl/aanbod/7/index.html') // '/nl/aanbod/7'
 * @example listingAddress('nl/aanbod/7/huis/8/index.html') // '/nl/aanbod/7/huis/8'
 */
export function listingAddress(file: string): string | undefined {
  const parts = file.split('/')
  const tail = parts.pop()
  if (tail !== 'index.html' || !LISTING_FOLDERS.includes(`${parts[0]}/${parts[1]}`)) return undefined
  return parts.length === 3 || parts.length === 5 ? `/${parts.join('/')}` : undefined
}

/** The listing addresses among page files. */
export const listingAddresses = (files: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  for (const file of files) {
    const address = listingAddress(file)
    if (address) found.add(address)
  }
  return found
}

/**
 * A unit is the same one whatever the slug of its project, so its addresses are compared without it.
 * @example withoutSlug('/nl/aanbod/7/huis/8') // '/nl/aanbod/7/8'
 */
export const withoutSlug = (address: string) => address.replace(/^((?:\/[^/]+){3})\/[^/]+(\/[^/]+)$/, '$1$2')

/**
 * What is gone after a release: all that was gone or there before and is not there now, in order.
 * A unit counts as back under any slug of its project.
 */
export function goneAfter(
  goneBefore: Iterable<string>,
  there: ReadonlySet<string>,
  now: ReadonlySet<string>,
): string[] {
  const back = new Set([...now].map(withoutSlug))
  const candidates = new Set([...goneBefore, ...there])
  return [...candidates].filter((address) => !back.has(withoutSlug(address))).sort()
}
