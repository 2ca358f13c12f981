import { CODE_TEXTS } from '../../../locales/codes'
import type { Code, CodeList } from '../../contract/codes'
import type { Locale } from '../../contract/locales'

/**
 * Lists whose words are read nowhere but where views are made. Types and statuses are named in the browser too (`typeLabels.ts`),
 * countries by the machine, and energy labels are written alike in every language.
 */
export type WordedList = Exclude<CodeList, 'Country' | 'EnergyLabel' | 'Status' | 'Type'>

type CodeKey = { [L in WordedList]: `${L}.${Code<L>}` }[WordedList]

/** No language leaves a code out: it would not compile. */
const TEXTS: Readonly<Record<Locale, Readonly<Record<CodeKey, string>>>> = CODE_TEXTS

/** The text of a code; '' where its list does not know it. */
export function codeText(list: WordedList, code: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = TEXTS[locale]
  const key = `${list}.${code}`
  return (Object.hasOwn(texts, key) && texts[key]) || ''
}
