import type { RentalPeriod, RentalUnit } from '../../../src/contract/rental'
import type { NamedUnit } from '../../../src/contract/reservedStay'
import { publicUnit } from '../publicForm'

/** What is kept of a unit and its stay when it is reserved, as its guest was told them. */
export interface AsReserved {
  unit: NamedUnit
  period: RentalPeriod
}

/** Which unit it is and where, as far as anybody may know. */
export function namedUnit(unit: RentalUnit): NamedUnit {
  const { id, general, address } = publicUnit(unit)
  const { city, subKind, building } = general
  return { id, general: { city, subKind, building }, address }
}

export const asReserved = ({ unit, period }: { unit: RentalUnit; period: RentalPeriod }): AsReserved => ({
  unit: namedUnit(unit),
  period,
})
