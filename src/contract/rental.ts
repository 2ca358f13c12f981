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
  told,
} from './common'
import { SearchResult } from './search'
import { agreements, honeypot, person } from './visitor'

/** spec §3 Rental unit */
export const RentalUnit = Type.Object(
  {
    id: told('By what the unit is known.', Id),
    photos: Type.Array(
      Type.Object({
        original: Type.String({ description: 'Address of the photo, as of a picture of a listing.' }),
        medium: Type.String({ description: 'Address of a smaller one; may be the same.' }),
        thumbnail: Type.String({ description: 'Address of a small one; may be the same.' }),
        alt: Maybe(Localized, { description: 'What it shows, for who does not see it.' }),
      }),
      { description: 'In their order; the first one stands on its card.' },
    ),
    general: Type.Object(
      {
        description: Maybe(Localized, { description: 'What it is like, over several lines.' }),
        descriptionShort: Maybe(Localized, { description: 'The same in a sentence or two.' }),
        location: Maybe(Named, { description: 'Where it lies, as the back office says it: “Sea front”.' }),
        city: Maybe(Named, {
          description: 'The place as guests know it; it goes before the name of `address.city`.',
        }),
        maxOccupation: Maybe(Count, { description: 'Most guests.' }),
        subKind: Maybe(NamedKind, { description: 'What it is: studio, apartment, house.' }),
        garage: Maybe(Type.Boolean(), { description: 'Whether there is a garage.' }),
        floor: Maybe(Type.Integer(), { description: 'The storey, 0 at the street.' }),
        building: Maybe(
          Type.Object({
            name: Maybe(Type.String(), { description: 'What the building is called.' }),
            rentalName: Maybe(Type.String(), { description: 'By what the unit is known in it.' }),
          }),
          { description: 'The building that it is in.' },
        ),
      },
      { description: 'What it is.' },
    ),
    rooms: Type.Object(
      {
        bedrooms: Maybe(Count, { description: 'How many bedrooms.' }),
        bathrooms: Maybe(Count, { description: 'How many bathrooms.' }),
      },
      { description: 'How many rooms it has.' },
    ),
    address: Type.Object(
      {
        visible: Type.Boolean({
          description: 'False: street, number and exact position are not for visitors.',
        }),
        street: Maybe(Localized, { description: 'Street without the number, per language.' }),
        number: Maybe(Type.String(), { description: 'House number, `12A`.' }),
        box: Maybe(Type.String(), { description: 'Box or flat, `3`.' }),
        city: told('The municipality.', City),
        geoLocation: Maybe(GeoLocation, { description: 'Where it lies, for the map: degrees of WGS 84.' }),
      },
      { description: 'Where it is.' },
    ),
    updatedAt: Maybe(Moment, { description: 'When it was changed last.' }),
  },
  { description: 'A holiday unit.' },
)
export type RentalUnit = Static<typeof RentalUnit>

/** What a stay costs or a part of it, in euro; -1 means "not set". It is counted by nights and guests, and stays a number a map can tell. */
const StayMoney = Type.Number({ minimum: -1, maximum: 1e9, description: 'Euro; -1 means "not set".' })

/** A stay that can be booked as a whole; arrival on `start`, departure on `end`. */
export const RentalPeriod = Type.Object({
  id: told('By what the stay is known.', Id),
  rentalUnitId: told('The holiday unit; it comes before it in the file.', Id),
  type: told('What it is called: week, midweek, weekend.', Named),
  start: told('Day of arrival, `2026-07-04`.', Day),
  end: told('Day of departure, after `start`.', Day),
  price: told('Euro for the whole stay; -1 means "not set".', StayMoney),
  costs: Type.Array(
    Type.Object({
      label: told('What it is for, per language.', Localized),
      amount: told('Euro; -1 means "not set".', StayMoney),
      perNight: Maybe(Type.Boolean(), { description: 'True: once a night.' }),
      perPerson: Maybe(Type.Boolean(), { description: 'True: once a guest.' }),
      refundable: Maybe(Type.Boolean(), { description: 'True: paid back after the stay.' }),
    }),
    { description: 'What comes on top, each once a stay unless `perNight` or `perPerson`.' },
  ),
})
export type RentalPeriod = Static<typeof RentalPeriod>

/** Answered: with whether it can still be had. */
export const RentalPeriodStatus = Type.Composite([RentalPeriod, Type.Object({ available: Type.Boolean() })])
export type RentalPeriodStatus = Static<typeof RentalPeriodStatus>

/** The free stay of a unit that fits a search and costs least: its days, and all that it costs the guests but deposits. */
export const CheapestStay = Type.Composite([
  Type.Pick(RentalPeriod, ['type', 'start', 'end']),
  Type.Object({ price: Type.Number({ minimum: 0 }) }),
])
export type CheapestStay = Static<typeof CheapestStay>

/** Beside each unit its cheapest stay, for as many guests as room is asked for, else two; null when none has a price. */
export const RentalUnitResult = Type.Composite([
  SearchResult(RentalUnit),
  Type.Object({ cheapest: Type.Optional(Type.Array(Type.Union([CheapestStay, Type.Null()]))) }),
])
export type RentalUnitResult = Static<typeof RentalUnitResult>

export const RentalReservationBody = Type.Object(
  {
    rentalUnitId: Id,
    periodId: Id,
    persons: Type.Integer({ minimum: 1, maximum: 50 }),
    /** All that has to be paid, as the visitor was told it: 409 with the `total` of now when it is another. */
    total: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
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
  cancelUntil: Type.Optional(
    told('Last day on which its guest may cancel it; none: that is the agency’s to do.', Day),
  ),
})
export type RentalReservation = Static<typeof RentalReservation>

/** A moment at which a listing can be visited. */
export const AgendaSlot = Type.Object({
  id: told('By what the moment is known.', Id),
  estateId: told('The listing, `general.id`; it comes before it in the file.', Id),
  start: told('When a visit begins, with offset: `2026-06-01T14:00:00+02:00`.', Moment),
  end: told('When it ends, after `start`.', Moment),
})
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
