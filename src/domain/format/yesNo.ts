import type { Locale } from '../../contract/common'

const WORDS: Record<Locale, readonly [yes: string, no: string]> = {
  nl: ['Ja', 'Neen'],
  fr: ['Oui', 'Non'],
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
}

/** Ja/Neen, Oui/Non, Yes/No, Ja/Nein (spec §5). */
export function yesNo(value: boolean, locale: Locale): string {
  return WORDS[locale][value ? 0 : 1]
}
