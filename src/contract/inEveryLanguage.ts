import { LOCALES, type Locale } from './locales'

/**
 * Something for each language.
 * @example inEveryLanguage((locale) => `/${locale}`).fr // '/fr'
 */
export const inEveryLanguage = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>
