import type { Locale } from '../../contract/common'
import { nameIn } from '../localized'
import type { DomainEstate } from './fromApi'

const GROUND_FLOOR: Record<Locale, string> = {
  nl: 'Gelijkvloers',
  fr: 'Rez-de-chaussée',
  en: 'Ground floor',
  de: 'Erdgeschoss',
}

/** Name of the floor in words: the back office's own, else by its number; nobody lives on floor 0. */
export function floorName({ general, listing }: DomainEstate, locale: Locale): string {
  const own = typeof general.floor === 'string' ? general.floor.trim() : nameIn(general.floor, locale)
  const name = own || String(listing?.construction?.floor ?? '')
  return name === '0' ? GROUND_FLOOR[locale] : name
}
