import { DEFAULT_LOCALE, type Locale } from '../../src/contract/common'
import { isLocale } from '../../src/routing/words'
import { qualityList } from './qualityList'

/**
 * The visitor's language among the four of the site, nl when none fits (spec §9).
 * @example preferredLocale('fr-BE,fr;q=0.9,en;q=0.8') // 'fr'
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  for (const { value, quality } of qualityList(acceptLanguage)) {
    const language = value.split('-')[0]
    if (quality > 0 && isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}
