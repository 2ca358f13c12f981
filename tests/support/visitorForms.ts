import { visitor } from './bookingLines'

const { name, email, phone, locale } = visitor
const person = { name, email, locale, agreements: [] }
const MESSAGE = 'Mijn man zit in een rolstoel'

/** Every form of a visitor: its call, the table that its row is kept in, what is sent. For listing 7, unit 1, its week 10, slot 1. */
export const FORMS = [
  ['contact', 'contact_message', { ...person, phone, message: MESSAGE }],
  ['live-agenda/reservation', 'appointment', { ...person, phone, message: MESSAGE, slotId: 1 }],
  [
    'rental-units/reservation',
    'rental_reservation',
    { ...person, phone, message: MESSAGE, rentalUnitId: 1, periodId: 10, persons: 2 },
  ],
  ['alerts', 'alert_subscriber', { email, locale, agreements: [], search: '', frequency: 'daily' }],
  ['friend', 'mail', { ...person, estateId: 7, friendEmail: 'fien@friend.example', message: MESSAGE }],
] as const
