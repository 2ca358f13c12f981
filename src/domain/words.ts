import { WORDS } from '../../locales/words'
import type { Locale } from '../contract/locales'
import { filledIn, type Values } from './filledIn'

export type WordKey = keyof (typeof WORDS)['nl']

/** No language leaves one out: it would not compile. */
const TEXTS: Readonly<Record<Locale, Readonly<Record<WordKey, string>>>> = WORDS

/**
 * A small word of the views in one language, `{{name}}` filled in.
 * @example word('subject.unit', 'nl', { number: '1.2' }) // 'eenheid 1.2'
 */
export const word = (key: WordKey, locale: Locale, values: Values = {}): string =>
  filledIn(TEXTS[locale][key], values)
