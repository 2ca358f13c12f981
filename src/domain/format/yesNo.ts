import type { Locale } from '../../contract/common'
import { word } from '../words'

/** Ja/Neen, Oui/Non, Yes/No, Ja/Nein (spec §5). */
export const yesNo = (value: boolean, locale: Locale): string => word(value ? 'yes' : 'no', locale)
