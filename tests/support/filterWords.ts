import type { Locale } from '../../src/contract/locales'
import type { Say } from '../../src/domain/search/filterNames'
import { text } from '../e2e/support/texts'

/** The words of the filter, as pages and mails say them. @throws Error for a key that is not there. */
export const filterWords =
  (locale: Locale): Say =>
  (key, values) =>
    text(locale, `filter:${key}`, { ...values })
