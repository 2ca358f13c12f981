import type { Locale } from '../../contract/common'
import { addressCase } from '../address'
import { shortForm } from '../codes/shortForms'
import { area } from '../format/measure'
import { bathroomsOf, bedroomsOf, builtArea } from './figures'
import type { DomainEstate } from './fromApi'

const counted = (count: number | undefined, word: string) => (count ? `${count} ${word}` : '')

/** '3 slpk. - 1 badk. - 112 m²' of what is known (spec §2 Property card); '' for projects. */
export function summary(estate: DomainEstate, locale: Locale): string {
  if (addressCase(estate) === 'project') return ''
  return [
    counted(bedroomsOf(estate), shortForm('bedrooms', locale)),
    counted(bathroomsOf(estate), shortForm('bathrooms', locale)),
    area(builtArea(estate)),
  ]
    .filter(Boolean)
    .join(' - ')
}
