import de from '../../../locales/de/filter.json'
import en from '../../../locales/en/filter.json'
import fr from '../../../locales/fr/filter.json'
import nl from '../../../locales/nl/filter.json'
import type { Locale } from '../../../src/contract/common'
import { filledIn } from '../../../src/domain/filledIn'
import type { Say } from '../../../src/domain/search/chipLabel'

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { nl, fr, en, de }

/** The words of the filter, as a list page has them. */
export const filterWords =
  (locale: Locale): Say =>
  (key, values = {}) =>
    filledIn(WORDS[locale][key] ?? key, values)
