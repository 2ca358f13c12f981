import { FILTER_TEXTS } from '../../../locales/filter'
import type { Locale } from '../../../src/contract/common'
import { filledIn } from '../../../src/domain/filledIn'
import type { Say } from '../../../src/domain/search/filterNames'

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = FILTER_TEXTS

/** The words of the filter, as a list page has them. */
export const filterWords =
  (locale: Locale): Say =>
  (key, values = {}) =>
    filledIn(WORDS[locale][key] ?? key, values)
