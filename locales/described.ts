import type { Locale } from '../src/contract/locales'

/** The words in which a search is said, by language: fetched once somebody types. */
export const DESCRIBED = {
  nl: () => import('./nl/described.json'),
  fr: () => import('./fr/described.json'),
  en: () => import('./en/described.json'),
  de: () => import('./de/described.json'),
} satisfies Record<Locale, () => Promise<{ default: Record<string, string> }>>
