import { LOCALES, type Locale } from '../contract/locales'
import { addressWord, isLocale } from './words'

/** A further page of a list, by its address. */
export interface LeafAddress {
  /** Path of the list. */
  list: string
  /** Which page of the list it is; 1 is the list itself. */
  leaf: number
}

const wordIn = (locale: Locale) => `${addressWord('leaf', locale)}-`
const NUMBER = /^[1-9]\d{0,5}$/

/**
 * Where a page of a list stands: the first is the list itself.
 * @example leafHref('/nl/te-koop', 'nl', 2) // '/nl/te-koop/pagina-2'
 */
export const leafHref = (list: string, locale: Locale, leaf: number): string =>
  leaf > 1 ? `${list}/${wordIn(locale)}${leaf}` : list

/**
 * The page of a list that an address would be; undefined for any other address.
 * @example parseLeaf('/nl/te-koop/pagina-2') // { list: '/nl/te-koop', leaf: 2 }
 */
export function parseLeaf(path: string): LeafAddress | undefined {
  const parts = path.split('/')
  const [, locale] = parts
  const last = parts.pop() ?? ''
  if (!isLocale(locale) || !parts[1] || !last.startsWith(wordIn(locale))) return undefined
  const number = last.slice(wordIn(locale).length)
  return NUMBER.test(number) ? { list: parts.join('/'), leaf: Number(number) } : undefined
}

/** Whether the last word of an address is that of a further page, in any language: no other page stands there. */
export const isLeafWord = (word: string): boolean =>
  LOCALES.some((locale) => word.startsWith(wordIn(locale)) && NUMBER.test(word.slice(wordIn(locale).length)))
