import type { Locale } from '../../contract/common'

const WORDS: Record<Locale, string> = {
  nl: 'Niet ingevuld',
  fr: 'Non renseigné',
  en: 'Not entered',
  de: 'Nicht angegeben',
}

/** What stands where a row has to be shown and its value is not known (spec §5). */
export const notEntered = (locale: Locale) => WORDS[locale]
