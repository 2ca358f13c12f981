import type { CodeList } from '../../src/contract/codes'
import { codeLabel } from '../../src/domain/codes/codeLabel'
import type { Texts } from './places'

/** The text of a coded value in the four languages. */
export const labels = (list: CodeList, code: string): Texts => ({
  nl: codeLabel(list, code, 'nl'),
  fr: codeLabel(list, code, 'fr'),
  en: codeLabel(list, code, 'en'),
  de: codeLabel(list, code, 'de'),
})

export const texts = (nl: string, fr: string, en: string, de: string): Texts => ({ nl, fr, en, de })
