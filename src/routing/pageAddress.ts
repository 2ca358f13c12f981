import { LOCALES } from '../contract/locales'
import { PAGE_ADDRESS_LENGTH, PAGE_ADDRESS_PATTERN } from '../contract/patterns'
import { isLeafWord } from './leaves'
import { pattern, ROUTES, type RouteName } from './routes'

/** What the web role answers itself below a language (`server/web/ajax`, `server/web/plainForms`). */
const OF_THE_SERVER = ['ajax']

/**
 * First words after the language that are the program's, in any language: what stands at or below one of them is a listing, a screen or a
 * call.
 */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...OF_THE_SERVER,
  ...(Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
    LOCALES.flatMap((locale) => pattern(name, locale).split('/')[2] ?? []),
  ),
])

const FITS = new RegExp(PAGE_ADDRESS_PATTERN)
const partsOf = (url: string) => url.split('/').filter(Boolean)

/**
 * One name for all spellings of an address that a file system, a browser or a reader may take for the same: however it is
 * composed, in capitals or not, with or without a slash at its ends.
 * @example addressKey('/Over-Ons/') // 'over-ons'
 */
export const addressKey = (url: string): string => partsOf(url.normalize('NFKC').toLowerCase()).join('/')

/**
 * Why a page of the site's own cannot stand at an address (after the language), in words for who wrote it; undefined when it can.
 * The import, every build and single publishing ask this.
 * @example addressFault('../../etc') // 'must be words of letters a to z, …'
 * @example addressFault('aanbod/7') // 'must not begin with aanbod, …'
 */
export function addressFault(url: string): string | undefined {
  const { part, whole } = PAGE_ADDRESS_LENGTH
  if (url.length > whole) return `must not be longer than ${whole} characters`
  const parts = partsOf(url)
  if (parts.some(({ length }) => length > part))
    return `must not have a part of more than ${part} characters between slashes`
  if (!FITS.test(url))
    return 'must be words of letters a to z, digits, - and _ with single slashes between them, each beginning with a letter or digit'
  const first = addressKey(parts[0] ?? '')
  if (RESERVED_WORDS.has(first)) return `must not begin with ${first}, which is the site's own word`
  const last = addressKey(parts.at(-1) ?? '')
  return isLeafWord(last) ? `must not end with ${last}, which is a further page of a list` : undefined
}
