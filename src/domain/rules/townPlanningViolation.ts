import type { Locale, Localized } from '../../contract/common'
import { nameIn } from '../localized'
import { word } from '../words'

/**
 * What is said of a town planning violation. Null is the agency's word that no measure was imposed (spec §5); a
 * measure that was imposed is told in another language rather than not at all. Not known: ''.
 */
export function violationText(violation: Localized | null | undefined, locale: Locale): string {
  return violation === null ? word('violation.none', locale) : nameIn(violation, locale)
}
