import type { Locale } from '../../contract/common'
import { addressCase } from '../address'
import { counted } from '../codes/shortForms'
import { area } from '../format/measure'
import { estateType } from '../rules/estateType'
import { bathroomsOf, bedroomsOf, builtArea, groundArea } from './figures'
import type { DomainEstate } from './fromApi'

/** '3 slpk. - 1 badk. - 112 m²' of what is known (spec §2 Property card), of a plot its ground; '' for projects. */
export function summary(estate: DomainEstate, locale: Locale): string {
  if (addressCase(estate) === 'project') return ''
  if (estateType(estate) === 'PLOT') return area(groundArea(estate))
  const bedrooms = bedroomsOf(estate)
  const bathrooms = bathroomsOf(estate)
  return [
    bedrooms ? counted(bedrooms, 'bedrooms', locale) : '',
    bathrooms ? counted(bathrooms, 'bathrooms', locale) : '',
    area(builtArea(estate)),
  ]
    .filter(Boolean)
    .join(' - ')
}
