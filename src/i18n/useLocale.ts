import type { Locale } from '../contract/common'
import { useTextsOfPage } from './useTexts'

/** Language of the page that is shown. */
export function useLocale(): Locale {
  return useTextsOfPage().language as Locale
}
