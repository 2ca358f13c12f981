import { LOCALES, type Locale } from '../contract/locales'

/** The five words that change with the language (spec §2). */
export const WORDS = {
  offer: { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' },
  favourites: { nl: 'favorieten', fr: 'favoris', en: 'favorites', de: 'favoriten' },
  alerts: {
    nl: 'hou-me-op-de-hoogte',
    fr: 'tenez-moi-au-courant',
    en: 'keep-me-informed',
    de: 'halte-mich-auf-dem-laufenden',
  },
  cancel: {
    nl: 'afspraak-annuleren',
    fr: 'annuler-rendez-vous',
    en: 'cancel-appointment',
    de: 'termin-absagen',
  },
  holiday: { nl: 'vakantie', fr: 'vacances', en: 'holiday', de: 'feiertage' },
} as const satisfies Record<string, Record<Locale, string>>

export type Word = keyof typeof WORDS

export const isLocale = (value: string | undefined): value is Locale => LOCALES.includes(value as Locale)
