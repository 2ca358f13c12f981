import { LENGTH } from '../../contract/patterns'
import type { FieldRule } from './fieldRule'

/** Who somebody is and how to reach them, as bookings and reservations ask it. */
export const PERSON_RULES = [
  { name: 'name', required: true, like: 'name', max: LENGTH.name.max },
  { name: 'email', required: true, like: 'email', max: LENGTH.email.max },
  { name: 'phone', required: true, like: 'phone', min: LENGTH.phone.min, max: LENGTH.phone.max },
  { name: 'message', max: LENGTH.message.max },
] as const satisfies readonly FieldRule[]

export type PersonField = (typeof PERSON_RULES)[number]['name']
