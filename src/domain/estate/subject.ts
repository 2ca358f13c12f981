import type { Locale } from '../../contract/common'
import { word } from '../words'
import type { DomainEstate } from './fromApi'
import { estateTitle, unitCalled } from './title'

/**
 * What a listing is called where somebody asks about it: its title, of a unit its number and its project, and its reference; its
 * number on the site only when nothing else tells it from others.
 * @example estateSubject(unit, 'nl', project) // 'Appartement te koop in Nieuwpoort, eenheid 1.2 in Park Lente (ref. AP-10023)'
 */
export function estateSubject(estate: DomainEstate, locale: Locale, project?: DomainEstate): string {
  const { id, reference } = estate.general
  const own = reference?.trim()
  const unit = unitCalled(estate, locale)
  const among = project && estateTitle(project, locale)
  const place = [unit, among && word('subject.in', locale, { project: among })].filter(Boolean).join(' ')
  const name = [estateTitle(estate, locale), place].filter(Boolean).join(', ')
  if (own) return `${name} (${word('subject.reference', locale, { reference: own })})`
  return unit && among ? name : `${name} (${word('subject.number', locale, { id })})`
}
