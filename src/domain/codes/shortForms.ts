import type { Locale } from '../../contract/common'
import { word } from '../words'

/**
 * Abbreviated so that three facts fit on the line of a card. German has no `Zi.` here: its readers count the living room among those.
 * @example counted(3, 'bedrooms', 'nl') // '3 slpk.'
 */
export const counted = (count: number, fact: 'bedrooms' | 'bathrooms', locale: Locale): string =>
  `${count} ${word(count === 1 ? `short.${fact}.one` : `short.${fact}`, locale)}`
