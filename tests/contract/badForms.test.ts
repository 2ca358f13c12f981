import fc from 'fast-check'
import { AlertBody, AlertEdit, ContactBody, FriendBody } from '../../src/contract/ajax'
import { checker } from '../../src/contract/check'
import { AppointmentBody, RentalReservationBody } from '../../src/contract/rental'
import { slotLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const agreements = [{ id: 1, version: 1 }]
const email = 'jo@visser.example'
/** A good body of each write, its schema, and how it is sent. */
const WRITES = {
  'live-agenda/reservation': { schema: AppointmentBody, body: { ...visitor, slotId: 1 } },
  'rental-units/reservation': {
    schema: RentalReservationBody,
    body: { ...visitor, rentalUnitId: 1, periodId: 10, persons: 2 },
  },
  alerts: { schema: AlertBody, body: { email, search: '', locale: 'nl', frequency: 'daily', agreements } },
  'alerts/mine': { schema: AlertEdit, body: { confirm: true, searches: [{ id: 'x', paused: true }] } },
  contact: { schema: ContactBody, body: { name: 'Jo', email, message: 'Hallo', locale: 'nl', agreements } },
  friend: {
    schema: FriendBody,
    body: { estateId: 7, name: 'Jo', email, friendEmail: 'fien@friend.example', locale: 'nl', agreements },
  },
} as const

const TABLES = [
  'mail',
  'alert_subscriber',
  'alert_search',
  'alert_token',
  'contact_message',
  'appointment',
] as const
const RUNS = 5000

describe.each(databases)('requests that make no sense, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7), slotLine(1, 7, 24), unitLine(1), weekLine(10, 1, 10)])
  })
  afterAll(() => api.close())

  const anything = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      "'; drop table mail; --",
      '<script>',
      'a\r\nBcc: b@c.d',
      -1,
      2 ** 53,
      NaN,
    ),
  )
  /** A good body with some of its fields made anything, taken away, or others added. */
  const spoiled = fc.constantFrom(...(Object.keys(WRITES) as (keyof typeof WRITES)[])).chain((path) => {
    const body: Record<string, unknown> = WRITES[path].body
    const change = fc.tuple(fc.constantFrom(...Object.keys(body), 'surprise', '__proto__'), anything)
    return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
      const made = Object.assign(Object.create(null) as object, body, Object.fromEntries(changes))
      return { path, json: JSON.stringify(made) }
    })
  })

  it(`are answered with what is wrong, ${RUNS} of them, and nothing is written`, async () => {
    let bad = 0
    const ask = async ({ path, json }: { path: keyof typeof WRITES; json: string }) => {
      // What happens to be good is not what is asked here.
      if (!checker0[path](JSON.parse(json)).length) return
      bad += 1
      const answer = await api.app.inject({
        url: `/sites/demo/${path}`,
        method: path === 'alerts/mine' ? 'PUT' : 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer nobody' },
        payload: json,
      })
      if (answer.statusCode !== 400)
        throw new Error(`${answer.statusCode} for ${path} ${json}: ${answer.payload}`)
    }
    await fc.assert(fc.asyncProperty(spoiled, ask), { numRuns: RUNS, seed: 20261121 })
    expect(bad).toBeGreaterThan(RUNS * 0.8)
    for (const table of [...TABLES, 'rental_reservation', 'idempotency_key', 'visit_count'] as const) {
      expect([table, await api.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
  }, 120_000)
})

const checker0 = Object.fromEntries(
  Object.entries(WRITES).map(([path, { schema }]) => [path, checker(schema)]),
) as Record<keyof typeof WRITES, ReturnType<typeof checker>>
