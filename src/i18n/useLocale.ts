import { useTranslation } from 'react-i18next'
import type { Locale } from '../contract/common'

/** Language of the page that is shown. */
export function useLocale(): Locale {
  return useTranslation().i18n.language as Locale
}
