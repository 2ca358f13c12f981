import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../src/contract/common'
import type { Agreement, LocalAgreement } from '../../../src/contract/site'

/**
 * An agreement in one language. A text that a visitor is bound by is never empty: a language that has none gets the
 * default language's or else the first that there is, and `locale` says which language the text is in. Undefined when it has none
 * in any: nobody can be asked to agree to it.
 */
export function localAgreement(agreement: Agreement, wanted: Locale): LocalAgreement | undefined {
  for (const locale of [wanted, DEFAULT_LOCALE, ...LOCALES]) {
    const title = agreement.title[locale]
    const text = agreement.text[locale]
    if (title && text) return { ...agreement, locale, title, text }
  }
  return undefined
}
