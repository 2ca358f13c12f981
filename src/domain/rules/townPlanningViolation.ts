import type { Locale, Localized } from '../../contract/common'
import { nameIn } from '../localized'

const NOTHING_IMPOSED: Record<Locale, string> = {
  nl: 'Er werd geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd.',
  fr: 'Aucune mesure judiciaire de réparation ni mesure administrative n’a été imposée.',
  en: 'No judicial remedial measure or administrative measure was imposed.',
  de: 'Es wurde keine gerichtliche Wiederherstellungsmaßnahme und keine Verwaltungsmaßnahme auferlegt.',
}

/**
 * What is said of a town planning violation. Null is the agency's word that no measure was imposed (spec §5); a
 * measure that was imposed is told in another language rather than not at all. Not known: ''.
 */
export function violationText(violation: Localized | null | undefined, locale: Locale): string {
  return violation === null ? NOTHING_IMPOSED[locale] : nameIn(violation, locale)
}
