import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../src/contract/locales'

/** Languages of a site, and the one for whoever reads none of them. */
export interface Languages {
  languages: readonly Locale[]
  defaultLanguage: Locale
}

/** Characters of an Accept-Language that are read: browsers send fewer, and each language of a long one costs. */
const MOST_READ = 500

const ALL: Languages = { languages: LOCALES, defaultLanguage: DEFAULT_LOCALE }

/**
 * The visitor's language among those of the site, its default one when none fits: of the product all four, and nl (spec §9).
 * @example preferredLocale('fr-BE,fr;q=0.9,en;q=0.8') // 'fr'
 */
export function preferredLocale(
  acceptLanguage: string | undefined,
  { languages, defaultLanguage } = ALL,
): Locale {
  const reader = new Negotiator({ headers: { 'accept-language': acceptLanguage?.slice(0, MOST_READ) } })
  // Who takes any language gets the site's.
  const offered = [defaultLanguage, ...languages.filter((locale) => locale !== defaultLanguage)]
  return (reader.languages(offered)[0] as Locale | undefined) ?? defaultLanguage
}
