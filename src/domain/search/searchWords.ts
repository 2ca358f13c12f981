import { SEARCH_TEXTS } from '../../../locales/search'
import type { Locale } from '../../contract/locales'
import { filledIn, type Values } from '../filledIn'

export type SearchWordKey = keyof (typeof SEARCH_TEXTS)['nl']

/** No language leaves one out: it would not compile. */
const TEXTS: Readonly<Record<Locale, Readonly<Record<SearchWordKey, string>>>> = SEARCH_TEXTS

/**
 * What a chip, a heading or a range of a search says in one language, `{{name}}` filled in.
 * @example searchWord('chip.within', 'nl', { n: 10 }) // 'binnen 10 km'
 */
export const searchWord = (key: SearchWordKey, locale: Locale, values: Values = {}): string =>
  filledIn(TEXTS[locale][key], values)
