import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../src/contract/locales'
import { isLocale } from '../../src/routing/words'
import { qualityList } from '../http/qualityList'

/** Languages of a site, and the one for whoever reads none of them. */
export interface Languages {
  languages: readonly Locale[]
  defaultLanguage: Locale
}

const ALL: Languages = { languages: LOCALES, defaultLanguage: DEFAULT_LOCALE }

/**
 * The visitor's language among those of the site, its default one when none fits: of the product all four, and nl (spec §9).
 * @example preferredLocale('fr-BE,fr;q=0.9,en;q=0.8') // 'fr'
 */
export function preferredLocale(
  acceptLanguage: string | undefined,
  { languages, defaultLanguage } = ALL,
): Locale {
  for (const { value, quality } of qualityList(acceptLanguage)) {
    const language = value.split('-')[0]
    if (quality > 0 && isLocale(language) && languages.includes(language)) return language
  }
  return defaultLanguage
}
