import type { PLACE_KINDS } from '../../../src/contract/estateMap'
import type { Locale } from '../../../src/contract/locales'

/** What a place is; `zip` is a postal code that no town has alone. */
type PlaceKind = (typeof PLACE_KINDS)[number]

/** Country of all of them, as an address has it: postal codes of other countries say nothing about them. */
export const BELGIUM = 'BE'

/** A place of Belgium that a visitor can search in. */
export interface Place {
  /** What a search names it by (`place=gent-9000`). */
  code: string
  kind: PlaceKind
  names: Readonly<Record<Locale, string>>
  /** Other names and spellings, in any language. */
  others: readonly string[]
  /** Languages in which it is called so by who lives there. */
  native: readonly Locale[]
  /** Its postal codes, ascending, with those of what lies in it. */
  zips: readonly string[]
  /** Its middle in degrees; larger places have none. */
  middle?: { lat: number; lon: number } | undefined
  /** 0 where they are not known. */
  inhabitants: number
  /** What it lies in; not of areas, which lie in several. */
  parent?: Place | undefined
}
