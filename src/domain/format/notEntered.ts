import type { Locale } from '../../contract/common'
import { word } from '../words'

/** What stands where a row has to be shown and its value is not known (spec §5). */
export const notEntered = (locale: Locale) => word('notEntered', locale)
