import { ADDRESS_WORDS } from '../../locales/addresses'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'

export type Word = keyof (typeof ADDRESS_WORDS)['nl']
const NAMES = Object.keys(ADDRESS_WORDS[DEFAULT_LOCALE]) as Word[]

const inEvery = (word: Word) => LOCALES.map((locale) => [locale, ADDRESS_WORDS[locale][word]] as const)

/** The words of addresses that change with the language (spec §2), each in every language. */
export const WORDS = Object.fromEntries(
  NAMES.map((word) => [word, Object.fromEntries(inEvery(word))]),
) as Readonly<Record<Word, Readonly<Record<Locale, string>>>>

export const isLocale = (value: string | undefined): value is Locale => LOCALES.includes(value as Locale)
