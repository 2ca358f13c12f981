import type { Locale } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import { href } from '../../routing/routes'
import { labelIn, type Label } from '../codes/label'
import { shortForm } from '../codes/shortForms'
import type { PictureView } from '../estate/types'
import { nameIn } from '../localized'
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
  alt: string
}

const PERSONS: Label = ['pers.', 'pers.', 'guests', 'Pers.']

const counted = (count: number | null | undefined, word: string) =>
  count && count > 0 ? `${count} ${word}` : ''

/** All that a list shows of a holiday unit. */
export function rentalCard(unit: RentalUnit, locale: Locale): RentalCard {
  const title = rentalTitle(unit, locale)
  const picture = rentalPictures(unit, locale, title)[0]
  return {
    id: unit.id,
    path: href('rentalUnit', locale, { rentalUnitId: unit.id }),
    title,
    city: rentalCity(unit, locale),
    type: nameIn(unit.general.subKind?.name, locale),
    summary: [
      counted(unit.general.maxOccupation, labelIn(PERSONS, locale)),
      counted(unit.rooms.bedrooms, shortForm('bedrooms', locale)),
      counted(unit.rooms.bathrooms, shortForm('bathrooms', locale)),
    ]
      .filter(Boolean)
      .join(' - '),
    ...(picture && { picture }),
    alt: picture?.alt ?? title,
  }
}
