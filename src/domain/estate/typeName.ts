import type { Locale } from '../../contract/common'
import { addressCase } from '../address'
import { nameIn } from '../localized'
import type { DomainEstate } from './fromApi'

/** Name of the subtype, of the type when there is no subtype. */
export function subTypeName({ general }: DomainEstate, locale: Locale): string {
  return nameIn(general.subType?.name, locale) || nameIn(general.headType.name, locale)
}

/** What a listing is: a project by its building's name when it has one, else the subtype (spec §2). */
export function typeName(estate: DomainEstate, locale: Locale): string {
  const building = addressCase(estate) === 'project' ? estate.general.buildingName : undefined
  return building || subTypeName(estate, locale)
}

/** The number of a unit in its building; undefined for what is no unit. */
export const unitNumber = (estate: DomainEstate): string | undefined =>
  (addressCase(estate) === 'unit' && estate.general.entityNumber?.trim()) || undefined

/** What a card calls a listing: a unit by its number too, as the units of one building are of one type and one price. */
export function cardTypeName(estate: DomainEstate, locale: Locale): string {
  const type = typeName(estate, locale)
  const number = unitNumber(estate)
  return number ? `${type} ${number}` : type
}
