import { Type, type Static } from '@sinclair/typebox'
import { Id } from './common'
import { RentalPeriod, RentalReservation, RentalUnit } from './rental'

const { id, general, address } = RentalUnit.properties

/** What of a holiday unit says which one it is, and where. */
export const NamedUnit = Type.Object({
  id,
  general: Type.Pick(general, ['city', 'subKind', 'building']),
  address,
})
export type NamedUnit = Static<typeof NamedUnit>

/**
 * A reservation as it is known by its secret id: what was reserved at what price then, and nothing of who. Without `unit` and
 * `period` where nobody knows them any more: it was made before they were kept, and the back office has them no longer.
 */
export const ReservedStay = Type.Composite([
  RentalReservation,
  Type.Object({
    status: Type.Union([Type.Literal('reserved'), Type.Literal('cancelled')]),
    unit: Type.Optional(NamedUnit),
    /** As it was told when it was reserved. */
    period: Type.Optional(RentalPeriod),
    /** The unit's page, while it has one. */
    pageOf: Type.Optional(Id),
  }),
])
export type ReservedStay = Static<typeof ReservedStay>
