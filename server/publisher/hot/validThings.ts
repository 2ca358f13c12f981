import { errorText, type FieldError } from '../../../src/contract/check'
import type { Estate } from '../../../src/contract/estate'
import type { RentalUnit } from '../../../src/contract/rental'
import { checkEstate, checkRentalUnit } from '../../../src/contract/sound'
import type { Quarantined } from '../../../src/contract/quarantine'

interface Things {
  estates: Estate[]
  units: RentalUnit[]
}

/**
 * The listings and holiday units that are what the contract says, and why the others are not: a whole build leaves those
 * out too, and one of them must not keep the rest from being published.
 */
export function validThings({ estates, units }: Things): Things & { quarantined: Quarantined[] } {
  const quarantined: Quarantined[] = []
  const isValid =
    <T>(kind: Quarantined['kind'], check: (thing: T) => FieldError[], idOf: (thing: T) => number) =>
    (thing: T) => {
      const [error] = check(thing)
      if (error) quarantined.push({ kind, id: idOf(thing), reason: errorText(error) })
      return !error
    }
  return {
    estates: estates.filter(
      isValid('estate', checkEstate, ({ general }: Partial<Estate>) => general?.id ?? 0),
    ),
    units: units.filter(isValid('rentalUnit', checkRentalUnit, ({ id }: RentalUnit) => id)),
    quarantined,
  }
}
