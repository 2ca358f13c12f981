import type { Localized } from '../contract/common'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'

/** The text of one language, or undefined when that language has none; blanks count as none. */
export function textIn(text: Localized | null | undefined, locale: Locale): string | undefined {
  const found = text?.[locale]?.trim()
  return found ? found : undefined
}

/** The text of one language, else of the default language, else of any, with the language that it is in. */
export function saidIn(
  text: Localized | null | undefined,
  locale: Locale,
): { text: string; locale: Locale } | undefined {
  for (const candidate of [locale, DEFAULT_LOCALE, ...LOCALES]) {
    const found = textIn(text, candidate)
    if (found) return { text: found, locale: candidate }
  }
  return undefined
}

/** The text of one language, else of the default language, else of any: for names that must not be missing. */
export const nameIn = (text: Localized | null | undefined, locale: Locale): string =>
  saidIn(text, locale)?.text ?? ''
