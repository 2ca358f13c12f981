import type { Locale } from '../../../src/contract/common'
import { isLocale } from '../../../src/routing/words'

/**
 * Language and path of a page's address as asked for; undefined when it does not begin with a language.
 * @example splitPageUrl('/nl/te-koop') // { locale: 'nl', path: 'te-koop' }
 */
export function splitPageUrl(url: string): { locale: Locale; path: string } | undefined {
  const [locale, ...rest] = url.split('/').filter(Boolean)
  return isLocale(locale) ? { locale, path: rest.join('/') } : undefined
}
