import { DEFAULT_LOCALE, type Locale } from '../../../src/contract/common'
import type { Agreement, LocalAgreement } from '../../../src/contract/site'

/**
 * An agreement in one language. A text that a visitor is bound by is never empty: a language that has none gets the
 * default language's, and `locale` says which language the text is in. Undefined when there is no text at all.
 */
export function localAgreement(agreement: Agreement, wanted: Locale): LocalAgreement | undefined {
  for (const locale of [wanted, DEFAULT_LOCALE]) {
    const title = agreement.title[locale]
    const text = agreement.text[locale]
    if (title && text) return { ...agreement, locale, title, text }
  }
  return undefined
}
