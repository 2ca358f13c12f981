import type { Locale } from '../contract/locales'
import { plainLetters } from './slug'

/** Abbreviations that readers look for where the whole word stands. */
const WHOLE: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  nl: { st: 'sint' },
  fr: { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' },
  en: { st: 'saint', ste: 'sainte' },
  de: { st: 'sankt' },
}

/**
 * What the name of a town is sorted by, to be compared character by character: its words as they are written, articles
 * and saints too, without case, accents and signs (docs/decisions/137-order-of-towns.md).
 * @example townKey('Sint-Niklaas', 'nl') // 'sint niklaas'
 * @example townKey('St.-Nicolas', 'fr') // 'saint nicolas'
 */
export function townKey(name: string, locale: Locale): string {
  const words = plainLetters(name).match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).map((word) => WHOLE[locale]?.[word] ?? word).join(' ')
}
