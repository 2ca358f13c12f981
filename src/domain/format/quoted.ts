import type { Locale } from '../../contract/locales'

const MARKS: Readonly<Record<Locale, readonly [string, string]>> = {
  nl: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  en: ['“', '”'],
  de: ['„', '“'],
}
/** Marks around a text, any number of them. */
const AROUND = /^[\s"“”„«»‹›]+|[\s"“”„«»‹›]+$/g

/**
 * A text between the quotation marks of a language, once: those that stand around it already go.
 * @example quoted('“garden”', 'en') // '“garden”'
 */
export function quoted(text: string, locale: Locale): string {
  const [before, behind] = MARKS[locale]
  return `${before}${text.replace(AROUND, '')}${behind}`
}
