import { CODE_TEXTS } from '../../../locales/codes'
import type { Code, CodeList, EstateType } from '../../contract/codes'
import type { Locale } from '../../contract/locales'

/** Countries are named by the machine, and energy labels are written alike in every language. */
export type WordedList = Exclude<CodeList, 'Country' | 'EnergyLabel'>

type CodeKey =
  { [L in WordedList]: `${L}.${Code<L>}` }[WordedList] | `TypePlural.${EstateType}` | 'Country.UNKNOWN'

/** No language leaves a code out: it would not compile. */
const TEXTS: Readonly<Record<Locale, Readonly<Record<CodeKey, string>>>> = CODE_TEXTS

/** The text of a code that is known to have one. */
export const codeText = (key: CodeKey, locale: Locale): string => TEXTS[locale][key]

/** The text of any code; '' where its list does not know it. */
export function anyCodeText(list: WordedList, code: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = TEXTS[locale]
  const key = `${list}.${code}`
  return (Object.hasOwn(texts, key) && texts[key]) || ''
}
