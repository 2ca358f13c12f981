import type { Locale } from '../../contract/common'
import { streetLine } from '../address'
import { estateType } from '../rules/estateType'
import { amenitiesIn } from './amenities'
import { bathroomsOf, bedroomsOf, builtArea, constructionYearOf, groundArea } from './figures'
import type { DomainEstate } from './fromApi'
import { isForRent } from './status'
import type { Figures, Section } from './types'

/**
 * Raw figures of a listing for machines that read its page; what is not known is absent.
 * @param sections of its page: what these do not tell is told nowhere
 */
export function figuresOf(estate: DomainEstate, locale: Locale, sections: readonly Section[]): Figures {
  const { general, address, listing } = estate
  const type = estateType(estate)
  const subType = general.subType?.code ?? listing?.subType
  const street = streetLine(address, locale)
  const bedrooms = bedroomsOf(estate)
  const bathrooms = bathroomsOf(estate)
  const area = builtArea(estate)
  const land = groundArea(estate)
  const builtIn = constructionYearOf(estate)
  const amenities = amenitiesIn(sections, locale)
  const { period, publicationDate, updatedAt } = general
  return {
    country: address.country?.id ?? 'BE',
    zip: address.city.zip,
    ...(type && { type }),
    ...(subType && { subType }),
    ...(street && { street }),
    ...(bedrooms && { bedrooms }),
    ...(bathrooms && { bathrooms }),
    ...(area && { area }),
    ...(land && { land }),
    ...(builtIn && { builtIn }),
    ...(period && isForRent(estate) && { period }),
    ...(publicationDate && { postedOn: publicationDate.slice(0, 10) }),
    ...(updatedAt && !Number.isNaN(Date.parse(updatedAt)) && { changedAt: updatedAt }),
    ...(amenities.length && { amenities }),
  }
}
