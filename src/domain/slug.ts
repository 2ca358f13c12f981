import type { Locale } from '../contract/common'
import { withoutAccents } from '../contract/withoutAccents'
import type { EstateEntry } from './estateEntry'
import { addressCase, cityName, streetLine } from './address'
import { nameIn, textIn } from './localized'

// As German writes its umlauts without them: Brücke is Bruecke, and Brucke another word.
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

// Letters that have no accent to take off.
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** A text with its umlauts as German writes them without dots: Brücke is Bruecke. */
export const umlautsSpelled = (text: string): string =>
  text.normalize('NFC').replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? '')

/** Lower-case letters without accents. */
export const plainLetters = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => PLAIN[letter] ?? '')

/**
 * Lower-case ASCII words joined by hyphens (spec §2: detail slugs are lower-cased), as the language writes them without
 * accents (docs/decisions/146-german-slugs.md); '' when nothing is left.
 * @example slugify('Hôtel de Ville, 1er étage', 'fr') // 'hotel-de-ville-1er-etage'
 * @example slugify('Brückenstraße', 'de') // 'brueckenstrasse'
 */
export function slugify(text: string, locale: Locale): string {
  return plainLetters(locale === 'de' ? umlautsSpelled(text) : text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Letters of a slug: a file system gives a name 255, and an address is to be read. */
const LONGEST = 150

/** Cut between words where there is one within what may stay. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug
  const end = slug.lastIndexOf('-', LONGEST)
  return slug.slice(0, end > 0 ? end : LONGEST)
}

const preposition = (locale: Locale) => (locale === 'fr' ? 'a' : 'in')

/**
 * Last part of a listing's address (spec §2): of a project its title, postal code and city; of a property subtype,
 * transaction, 'in' (fr: 'a'), street, postal code and city. A hidden street stays out of the address too.
 */
export function estateSlug(estate: EstateEntry, locale: Locale): string {
  const { general, address } = estate
  const place = [address.city.zip, cityName(address.city, locale)]
  const parts =
    addressCase(estate) === 'project'
      ? [textIn(general.title, locale) ?? nameIn(general.title, locale), ...place]
      : [
          nameIn((general.subType ?? general.headType).name, locale),
          nameIn(general.transaction.name, locale),
          preposition(locale),
          streetLine(address, locale),
          ...place,
        ]
  return shortened(slugify(parts.filter(Boolean).join(' '), locale)) || String(general.id)
}
