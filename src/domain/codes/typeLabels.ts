import type { EstateType, ListingStatus } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { codeText } from './codeText'

/** A property type as it is named for one listing. */
export const typeLabel = (type: EstateType, locale: Locale): string => codeText(`Type.${type}`, locale)

/**
 * As headings of lists: a group of listings of one type.
 * @example typePlural('HOUSE', 'nl') // 'Huizen'
 */
export const typePlural = (type: EstateType, locale: Locale): string => codeText(`TypePlural.${type}`, locale)

export const statusLabel = (status: ListingStatus, locale: Locale): string =>
  codeText(`Status.${status}`, locale)
