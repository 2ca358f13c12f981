import type { Locale } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import { href } from '../../routing/routes'
import { counted } from '../codes/shortForms'
import type { PictureView } from '../estate/types'
import { nameIn } from '../localized'
import { word } from '../words'
import type { CardOffer } from './cardOffer'
import { rentalPictures } from './rentalPictures'
import { rentalCity, rentalTitle } from './rentalTitle'

/** What a list shows of a holiday unit. */
export interface RentalCard {
  id: number
  path: string
  title: string
  city: string
  /** Kind of unit: apartment, studio, villa … */
  type: string
  /** `6 pers. - 2 slpk. - 1 badk.` */
  summary: string
  picture?: PictureView
  /** Most guests. */
  most?: number
  /** The cheapest free stay that fits a search, null when none has a price; only known of a live search. */
  offer?: CardOffer | null
}

/** All that a list shows of a holiday unit. */
export function rentalCard(unit: RentalUnit, locale: Locale): RentalCard {
  const title = rentalTitle(unit, locale)
  const picture = rentalPictures(unit, locale, title)[0]
  const { maxOccupation } = unit.general
  const { bedrooms, bathrooms } = unit.rooms
  return {
    id: unit.id,
    path: href('rentalUnit', locale, { rentalUnitId: unit.id }),
    title,
    city: rentalCity(unit, locale),
    type: nameIn(unit.general.subKind?.name, locale),
    summary: [
      maxOccupation ? `${maxOccupation} ${word('short.persons', locale)}` : '',
      bedrooms ? counted(bedrooms, 'bedrooms', locale) : '',
      bathrooms ? counted(bathrooms, 'bathrooms', locale) : '',
    ]
      .filter(Boolean)
      .join(' - '),
    ...(maxOccupation && { most: maxOccupation }),
    ...(picture && { picture }),
  }
}
