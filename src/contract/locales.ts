/** The four languages of the product, the default one first (spec §1, §9). Free of schemas, so that browsers may take it. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'nl'
