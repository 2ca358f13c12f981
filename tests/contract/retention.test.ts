import { sql } from 'kysely'
import { deleteExpired } from '../../server/site-api/personalData/deleteExpired'
import { RETENTION } from '../../server/site-api/personalData/retention'
import { slotLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('what is kept of a person, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7), slotLine(1, 7, 24), unitLine(1), weekLine(10, 1, 10)])
    const person = { ...visitor, agreements: [] }
    const { name, email, locale, agreements } = person
    const keyed = { headers: { 'idempotency-key': 'key-of-the-question' } }
    const forms = [
      ['live-agenda/reservation', { ...person, slotId: 1 }],
      ['rental-units/reservation', { ...person, rentalUnitId: 1, periodId: 10, persons: 2 }],
      ['contact', { name, email, locale, agreements, message: 'Vrij?' }],
      ['alerts', { email, locale, agreements, search: '', frequency: 'daily' }],
    ] as const
    for (const [path, body] of forms) {
      const { status, text } = await api.ask(`/sites/demo/${path}`, { body, ...keyed })
      if (status >= 300) throw new Error(text)
    }
  })
  afterAll(() => api.close())

  /** Tables in which the visitor still stands. */
  const standsIn = async () => {
    const found: string[] = []
    for (const table of new Set(RETENTION.map((kept) => kept.table))) {
      const { rows } = await sql<{
        row: string
      }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(api.db)
      if (rows.some(({ row }) => row.includes(visitor.email))) found.push(table)
    }
    return found.sort()
  }
  const after = (days: number) => deleteExpired(api.db, new Date(Date.now() + days * DAY_MS))

  it('goes when its time is over, and what is still needed stays', async () => {
    await after(0)
    expect(await standsIn()).toEqual([
      'alert_subscriber',
      'appointment',
      'contact_message',
      'mail',
      'rental_reservation',
    ])
    await after(8)
    expect(await standsIn()).toEqual(['appointment', 'contact_message', 'mail', 'rental_reservation'])
    await after(32)
    expect(await standsIn()).toEqual(['contact_message', 'rental_reservation'])
    await after(200)
    expect(await standsIn()).toEqual([])
  })

  it('leaves the viewing and the stay in the books, without the person', async () => {
    expect(await api.db.selectFrom('appointment').select(['name', 'phone', 'slot_id']).execute()).toEqual([
      { name: '', phone: '', slot_id: 1 },
    ])
    const stays = await api.db.selectFrom('rental_reservation').select(['email', 'message']).execute()
    expect(stays).toEqual([{ email: '', message: null }])
    expect(await api.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
  })
})
