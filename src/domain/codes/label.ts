import type { Locale } from '../../contract/common'

/** One text in the four languages, always in the order nl, fr, en, de. */
export type Label = readonly [nl: string, fr: string, en: string, de: string]

const POSITION: Readonly<Record<Locale, number>> = { nl: 0, fr: 1, en: 2, de: 3 }

/** The text of one language. */
export function labelIn(label: Label, locale: Locale): string {
  return label[POSITION[locale]] ?? ''
}
