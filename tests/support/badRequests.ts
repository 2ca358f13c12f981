import fc from 'fast-check'
import type { TSchema } from '@sinclair/typebox'
import {
  AlertBody,
  AlertEdit,
  AlertForm,
  ContactBody,
  ContactForm,
  FriendBody,
  FriendForm,
} from '../../src/contract/ajax'
import { checker } from '../../src/contract/check'
import { AppointmentBody, RentalReservationBody } from '../../src/contract/rental'
import { visitor } from './bookingLines'

/** A way to write, with a good body of it. `web`: asked of the site, as visitors do; else of the site API behind it. */
interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  web?: true
  schema?: TSchema
  body?: object
}

const agreements = [{ id: 1, version: 1 }]
const email = visitor.email
const locale = 'nl'
const alert = { email, search: '', frequency: 'daily', agreements }
const contact = { name: 'Jo', email, message: 'Hallo', agreements }
const friend = { estateId: 7, name: 'Jo', email, friendEmail: 'fien@friend.example', agreements }
const edit = { schema: AlertEdit, body: { confirm: true, searches: [{ id: 'x', paused: true }] } }
const booking = { schema: AppointmentBody, body: { ...visitor, slotId: 1 } }
const stay = {
  schema: RentalReservationBody,
  body: { ...visitor, rentalUnitId: 1, periodId: 10, persons: 2 },
}

/** Every way to write there is, of the site and of the site API. */
const WRITES: readonly Write[] = [
  { web: true, method: 'POST', path: '/nl/ajax/notifications', schema: AlertForm, body: alert },
  { web: true, method: 'PUT', path: '/fr/ajax/notifications', ...edit },
  { web: true, method: 'DELETE', path: '/en/ajax/notifications' },
  { web: true, method: 'POST', path: '/en/ajax/contact-form-handler', schema: ContactForm, body: contact },
  { web: true, method: 'POST', path: '/de/ajax/send-to-a-friend', schema: FriendForm, body: friend },
  { web: true, method: 'POST', path: '/nl/hou-me-op-de-hoogte/unsubscribe/nobody' },
  { web: true, method: 'POST', path: '/sites/demo/live-agenda/reservation', ...booking },
  { web: true, method: 'DELETE', path: '/sites/demo/live-agenda/reservation/nobody' },
  { web: true, method: 'POST', path: '/sites/demo/rental-units/reservation', ...stay },
  { web: true, method: 'POST', path: '/sites/demo/admin/import' },
  { method: 'POST', path: '/sites/demo/live-agenda/reservation', ...booking },
  { method: 'DELETE', path: '/sites/demo/live-agenda/reservation/nobody' },
  { method: 'POST', path: '/sites/demo/rental-units/reservation', ...stay },
  { method: 'POST', path: '/sites/demo/alerts', schema: AlertBody, body: { ...alert, locale } },
  { method: 'PUT', path: '/sites/demo/alerts/mine', ...edit },
  { method: 'DELETE', path: '/sites/demo/alerts/mine' },
  { method: 'POST', path: '/sites/demo/contact', schema: ContactBody, body: { ...contact, locale } },
  { method: 'POST', path: '/sites/demo/friend', schema: FriendBody, body: { ...friend, locale } },
  { method: 'POST', path: '/sites/demo/admin/import' },
]
const isGoodFor = new Map(
  WRITES.map((write) => {
    const check = write.schema && checker(write.schema)
    return [write, (body: unknown) => check !== undefined && check(body).length === 0]
  }),
)

const junk = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table mail; --",
    '<script>alert(1)</script>',
    'a\r\nBcc: b@c.d',
    -1,
    2 ** 53,
    NaN,
    'x'.repeat(40_000),
  ),
)

/** A good body with fields made anything, taken away or added; or no body of this kind at all. */
const payloadOf = (body: object) => {
  const change = fc.tuple(fc.constantFrom(...Object.keys(body), 'surprise', '__proto__'), junk)
  const spoiled = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      JSON.stringify(
        Object.assign(Object.create(null) as object, body, Object.fromEntries(changes) as object),
      ),
    )
  return fc.oneof(
    { weight: 6, arbitrary: spoiled },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[]', 'null', '{"a":'.repeat(500), JSON.stringify(body)),
    },
  )
}

const JSON_TYPE = 'application/json'
const OWN_ORIGIN = 'same-origin'
const KEY = /^[\w-]{8,100}$/
const mostly = (good: fc.Arbitrary<string>, ...odd: string[]) =>
  fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
const headers = fc.record({
  'content-type': mostly(
    fc.constant(JSON_TYPE),
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/x-ndjson',
    'x',
  ),
  'idempotency-key': mostly(fc.uuid(), '', 'a', 'é', "'; --", 'k'.repeat(5000)),
  authorization: fc.constantFrom(
    'Bearer nobody',
    'Bearer',
    'Bearer \u00e9',
    'Basic x',
    `Bearer ${'a'.repeat(32)}`,
  ),
  'sec-fetch-site': mostly(fc.constant(OWN_ORIGIN), 'cross-site', 'same-site', 'x'),
})
/** A tail that makes an address one of nothing, or none. */
const tail = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('?a=%00', '/%2e%2e', '/%ff', '%00', '?locale=it', '/x/y') },
)

/** A request to write that makes no sense in some way, or in several; a few of them do by chance (`isGood`). */
export const anyBadRequest = fc.constantFrom(...WRITES).chain((write) =>
  fc.record({
    write: fc.constant(write),
    payload: payloadOf(write.body ?? { confirm: true }),
    headers,
    tail,
  }),
)
export type BadRequest = typeof anyBadRequest extends fc.Arbitrary<infer R> ? R : never

/** What happens to be good, however it is addressed, is not what is asked. */
export function isGood({ write, payload, headers: sent }: BadRequest): boolean {
  if (sent['content-type'] !== JSON_TYPE || !KEY.test(sent['idempotency-key'])) return false
  if (write.web && sent['sec-fetch-site'] !== OWN_ORIGIN) return false
  try {
    return isGoodFor.get(write)?.(JSON.parse(payload)) === true
  } catch {
    return false
  }
}
