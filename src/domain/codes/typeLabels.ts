import type { EstateType, ListingStatus } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { word } from '../words'

/** A property type as it is named for one listing. */
export const typeLabel = (type: EstateType, locale: Locale): string => word(`type.${type}`, locale)

/**
 * As headings of lists: a group of listings of one type.
 * @example typePlural('HOUSE', 'nl') // 'Huizen'
 */
export const typePlural = (type: EstateType, locale: Locale): string => word(`types.${type}`, locale)

export const statusLabel = (status: ListingStatus, locale: Locale): string => word(`status.${status}`, locale)
