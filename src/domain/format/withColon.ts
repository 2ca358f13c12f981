import type { Locale } from '../../contract/locales'

/**
 * What is said of something, behind its name and a colon; in French with the blank before it that does not break.
 * @example withColon('Projets', '3 projets à Gand', 'fr') // 'Projets : 3 projets à Gand'
 */
export const withColon = (name: string, said: string, locale: Locale): string =>
  `${name}${locale === 'fr' ? '\u00a0' : ''}: ${said}`
