import type { Locale } from '../../contract/common'
import { addressCase } from '../address'
import { labelIn, type Label } from '../codes/label'
import type { DomainEstate } from './fromApi'
import { estateTitle } from './title'

const UNIT: Label = ['eenheid', 'lot', 'unit', 'Einheit']
const IN: Label = ['in', 'dans', 'in', 'in']
const REFERENCE: Label = ['ref.', 'réf.', 'ref.', 'Ref.']
const NUMBER: Label = ['nr.', 'nº', 'no.', 'Nr.']

/**
 * What a listing is called where somebody asks about it: its title, of a unit its number and its project, and its reference; its
 * number on the site only when nothing else tells it from others.
 * @example estateSubject(unit, 'nl', project) // 'Appartement te koop in Nieuwpoort, eenheid 1.2 in Park Lente (ref. AP-10023)'
 */
export function estateSubject(estate: DomainEstate, locale: Locale, project?: DomainEstate): string {
  const { id, reference, entityNumber } = estate.general
  const own = reference?.trim()
  const number = addressCase(estate) === 'unit' ? entityNumber?.trim() : ''
  const unit = number && `${labelIn(UNIT, locale)} ${number}`
  const among = project && estateTitle(project, locale)
  const place =
    unit && among
      ? `${unit} ${labelIn(IN, locale)} ${among}`
      : unit || (among && `${labelIn(IN, locale)} ${among}`)
  const name = [estateTitle(estate, locale), place].filter(Boolean).join(', ')
  if (own) return `${name} (${labelIn(REFERENCE, locale)} ${own})`
  return number && among ? name : `${name} (${labelIn(NUMBER, locale)} ${id})`
}
