import { Type, type Static } from '@sinclair/typebox'
import {
  City,
  Count,
  Day,
  GeoLocation,
  Id,
  Locale,
  Localized,
  Maybe,
  Moment,
  Money,
  Named,
  NamedKind,
} from './common'
import { SearchResult } from './search'
import { agreements, honeypot, person } from './visitor'

/** spec §3 Rental unit */
export const RentalUnit = Type.Object(
  {
    id: Id,
    photos: Type.Array(
      Type.Object({
        original: Type.String(),
        medium: Type.String(),
        thumbnail: Type.String(),
        alt: Maybe(Localized),
      }),
    ),
    general: Type.Object({
      description: Maybe(Localized),
      descriptionShort: Maybe(Localized),
      location: Maybe(Named),
      city: Maybe(Named),
      maxOccupation: Maybe(Count),
      subKind: Maybe(NamedKind),
      garage: Maybe(Type.Boolean()),
      floor: Maybe(Type.Integer()),
      building: Maybe(Type.Object({ name: Maybe(Type.String()), rentalName: Maybe(Type.String()) })),
    }),
    rooms: Type.Object({ bedrooms: Maybe(Count), bathrooms: Maybe(Count) }),
    address: Type.Object({
      visible: Type.Boolean(),
      street: Maybe(Localized),
      number: Maybe(Type.String()),
      box: Maybe(Type.String()),
      city: City,
      geoLocation: Maybe(GeoLocation),
    }),
    updatedAt: Maybe(Moment),
  },
  { description: 'A holiday unit.' },
)
export type RentalUnit = Static<typeof RentalUnit>

export const RentalUnitResult = SearchResult(RentalUnit)
export type RentalUnitResult = Static<typeof RentalUnitResult>

/** What a stay costs or a part of it, in euro; -1 means "not set". It is counted by nights and guests, and stays a number a map can tell. */
const StayMoney = Type.Number({ minimum: -1, maximum: 1e9 })

/** A stay that can be booked as a whole; arrival on `start`, departure on `end`. */
export const RentalPeriod = Type.Object({
  id: Id,
  rentalUnitId: Id,
  /** Week, midweek, weekend … */
  type: Named,
  start: Day,
  end: Day,
  price: StayMoney,
  /** What comes on top, each once a stay unless `perNight` or `perPerson`. */
  costs: Type.Array(
    Type.Object({
      label: Localized,
      amount: StayMoney,
      perNight: Maybe(Type.Boolean()),
      perPerson: Maybe(Type.Boolean()),
      /** Paid back after the stay. */
      refundable: Maybe(Type.Boolean()),
    }),
  ),
})
export type RentalPeriod = Static<typeof RentalPeriod>

/** Answered: with whether it can still be had. */
export const RentalPeriodStatus = Type.Composite([RentalPeriod, Type.Object({ available: Type.Boolean() })])
export type RentalPeriodStatus = Static<typeof RentalPeriodStatus>

export const RentalReservationBody = Type.Object(
  {
    rentalUnitId: Id,
    periodId: Id,
    persons: Type.Integer({ minimum: 1, maximum: 50 }),
    ...person,
    message: Maybe(Type.String({ maxLength: 4000 })),
    locale: Locale,
    agreements,
    ...honeypot,
  },
  { additionalProperties: false },
)
export type RentalReservationBody = Static<typeof RentalReservationBody>

/** Says what was reserved and nothing of who did. */
export const RentalReservation = Type.Object({
  id: Type.String(),
  rentalUnitId: Id,
  periodId: Id,
  start: Day,
  end: Day,
  persons: Count,
  total: Money,
  createdAt: Moment,
})
export type RentalReservation = Static<typeof RentalReservation>

/** A moment at which a listing can be visited. */
export const AgendaSlot = Type.Object({ id: Id, estateId: Id, start: Moment, end: Moment })
export type AgendaSlot = Static<typeof AgendaSlot>

/** Free slots of a listing, soonest first; the agency's clock is the one that counts. */
export const LiveAgenda = Type.Object({
  estateId: Id,
  timeZone: Type.String(),
  slots: Type.Array(AgendaSlot),
})
export type LiveAgenda = Static<typeof LiveAgenda>

export const AppointmentBody = Type.Object(
  {
    slotId: Id,
    ...person,
    message: Maybe(Type.String({ maxLength: 4000 })),
    locale: Locale,
    agreements,
    ...honeypot,
  },
  { additionalProperties: false },
)
export type AppointmentBody = Static<typeof AppointmentBody>

/** Known by a secret id; says when and where, and nothing of who. */
export const Appointment = Type.Object({
  id: Type.String(),
  estateId: Id,
  slotId: Id,
  start: Moment,
  end: Moment,
  status: Type.Union([Type.Literal('booked'), Type.Literal('cancelled')]),
})
export type Appointment = Static<typeof Appointment>
