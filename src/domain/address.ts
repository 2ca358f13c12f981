import type { City, Locale, Localized } from '../contract/common'
import type { Estate } from '../contract/estate'
import { nameIn, textIn } from './localized'

/** What of an address can be written down; estates and holiday units both have it. */
export interface PostalAddress {
  visible: boolean
  street_address?: string | null
  street?: Localized | null
  number?: string | null
  box?: string | null
  city: City
}

/** The municipality, by the name it has in this language when it has one of its own. */
export function cityName(city: City, locale: Locale): string {
  return textIn(city.alias, locale) ?? city.name
}

const words = (...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

/** 'street number / box' of an address that may be shown; '' when it is hidden or has no street (spec §5). */
export function streetLine(address: PostalAddress, locale: Locale): string {
  if (!address.visible) return ''
  const street = nameIn(address.street, locale)
  const line = street ? words(street, address.number) : words(address.street_address)
  const box = address.box?.trim()
  return line && box ? `${line} / ${box}` : line
}

/**
 * 'street number / box, zip city' (spec §5), only the municipality when the address is hidden.
 * @example addressLine(address, 'nl') // 'Kouter 12 / 3, 9000 Gent'
 */
export function addressLine(address: PostalAddress, locale: Locale): string {
  const city = words(address.city.zip, cityName(address.city, locale))
  return [streetLine(address, locale), city].filter(Boolean).join(', ')
}

export type AddressCase = 'project' | 'unit' | 'property'

/** Which of the three cases of spec §2 a listing's address is produced for. */
export function addressCase(
  estate: Pick<Estate, 'isProject'> & { general: Pick<Estate['general'], 'project' | 'parentId'> },
): AddressCase {
  if (estate.isProject || estate.general.project) return 'project'
  return estate.general.parentId ? 'unit' : 'property'
}
