import type { Locale } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import type { NamedUnit } from '../../contract/reservedStay'
import { cityName } from '../address'
import { inTown } from '../estate/inTown'
import { nameIn } from '../localized'
import { word } from '../words'

/** Municipality of a holiday unit as its visitors call it. */
export const rentalCity = (
  {
    general,
    address,
  }: { general: Pick<RentalUnit['general'], 'city'>; address: Pick<RentalUnit['address'], 'city'> },
  locale: Locale,
) => nameIn(general.city?.name, locale) || cityName(address.city, locale)

/**
 * A holiday unit's heading: what it is, where, and in which building.
 * @example rentalTitle(unit, 'fr') // 'Appartement à Ostende, Albatros'
 */
export function rentalTitle(unit: NamedUnit, locale: Locale): string {
  const kind = nameIn(unit.general.subKind?.name, locale) || word('rental.kind', locale)
  const place = `${kind} ${inTown(rentalCity(unit, locale), locale)}`
  return [place, unit.general.building?.name?.trim()].filter(Boolean).join(', ')
}
