import { ADDRESS_WORDS } from '../../locales/addresses'
import { inEveryLanguage } from '../contract/inEveryLanguage'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'

export type Word = keyof (typeof ADDRESS_WORDS)['nl']

/** A word of an address in one language (spec §2). */
export const addressWord = (word: Word, locale: Locale): string => ADDRESS_WORDS[locale][word]

type Words = Readonly<Record<Word, Readonly<Record<Locale, string>>>>

function byWord(): Words {
  const names = Object.keys(ADDRESS_WORDS[DEFAULT_LOCALE]) as Word[]
  const inEvery = (word: Word) => inEveryLanguage((locale) => addressWord(word, locale))
  return Object.fromEntries(names.map((word) => [word, inEvery(word)])) as Words
}

/** The words of addresses that change with the language, each in every language; a browser asks for one at a time. */
export const WORDS: Words = /* @__PURE__ */ byWord()

export const isLocale = (value: string | undefined): value is Locale => LOCALES.includes(value as Locale)
