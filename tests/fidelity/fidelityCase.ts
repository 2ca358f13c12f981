import type { EstateType, ListingStatus } from '../../src/contract/codes'
import type { Locale } from '../../src/contract/locales'
import type { Estate } from '../../src/contract/estate'
import type { Tab } from '../../src/contract/tabs'
import type { Source } from '../../src/domain/estate/fromApi'

/** Parts of a listing, as deep as needed. */
type Fragment<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Fragment<T[K]> }
    : T

/** Where to look: a tab of the page, or one of the places outside the tabs. */
type Place = Tab | 'head' | 'card' | 'address' | 'energyBar' | 'energyScale' | 'text' | 'rooms' | 'extra'

/**
 * One line of the table: what a listing holds, and the exact rows a visitor reads for it, `label: value`, in each
 * language named. A mark is written `(!)`, free text under a row `[…]`. Rows that only say "not entered" are left out
 * of the reading, except in the lines that are about them (`withNotEntered`).
 */
export interface FidelityCase extends Partial<Record<Locale, readonly string[]>> {
  about: string
  holds: Fragment<Estate>
  place: Place
  /** FLANDERS when not said. */
  region?: 'FLANDERS' | 'BRUSSELS' | 'WALLONIA'
  /** BE when not said. */
  country?: Estate['address']['country']['id']
  /** FOR_SALE when not said; written as the transaction number of the source. */
  status?: ListingStatus
  /** Own when not said. */
  source?: Source
  /** HOUSE when not said. */
  type?: EstateType
  hiddenTabs?: readonly string[]
  withNotEntered?: boolean
}
