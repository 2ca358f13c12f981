import type { Locale } from '../contract/locales'
import { filledIn, type Values } from './filledIn'

/** Words of a file of `locales`, by language. One that leaves a key out does not compile. */
type Texts<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>

/** Reads one of them in a language, `{{name}}` filled in. */
export const wordReader =
  <Key extends string>(texts: Texts<Key>) =>
  (key: Key, locale: Locale, values: Values = {}): string =>
    filledIn(texts[locale][key], values)
