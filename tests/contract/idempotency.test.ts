import { sql } from 'kysely'
import { callUrl } from '../../server/site-api/route'
import { CALLS, type Call } from '../../src/contract/calls'
import { slotLine, unitLine, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectProblem, startSiteApi, type TestApi } from '../support/siteApi'
import { FORMS } from '../support/visitorForms'

/** Calls of the specification, which knows no such header. */
const OF_SPEC = new Set<string>(['live-agenda/reservation', 'rental-units/reservation'])
/** Another slot and another week than the forms are for. */
const otherOf = (body: object) => ('slotId' in body ? { slotId: 2 } : { periodId: 11 })

describe.each(databases)('a form under its key, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      estateLine(7),
      slotLine(1, 7, 24),
      slotLine(2, 7, 48),
      unitLine(1),
      weekLine(10, 1, 10),
      weekLine(11, 1, 17),
    ])
  })
  afterAll(() => api.close())

  const rowsOf = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(
      api.db,
    )
    return rows[0]?.count ?? 0
  }

  it('is every call of the contract by which a visitor makes something', () => {
    const calls: Call[] = Object.values(CALLS)
    const keyed = calls.filter((call) => call.keyed).map((call) => `${call.method} ${callUrl(call)}`)
    expect(keyed.sort()).toEqual(FORMS.map(([path]) => `POST /sites/:siteId/${path}`).sort())
  })

  it.each(FORMS)(
    '%s is done once and answered the same, five times at once and ever after',
    async (path, table, body) => {
      const send = (key: string, more: object = {}) =>
        api.ask(`/sites/demo/${path}`, {
          body: { ...body, ...more },
          headers: { 'idempotency-key': key },
        })
      const before = { own: await rowsOf(table), mail: await rowsOf('mail') }

      for (const key of ['', 'short', 'no spaces!', 'k'.repeat(101)])
        expectProblem(await send(key), 400, 'idempotency-key')
      expect(await rowsOf(table)).toBe(before.own)

      const key = `key-of-the-form-${table}`
      const answers = [
        ...(await Promise.all(Array.from({ length: 5 }, () => send(key)))),
        ...(await Promise.all(Array.from({ length: 5 }, () => send(key)))),
      ]
      expect(answers[0]?.status).toBeLessThan(300)
      for (const { status, body: said } of answers)
        expect([status, said]).toEqual([answers[0]?.status, answers[0]?.body])
      const once = { own: await rowsOf(table), mail: await rowsOf('mail') }
      expect(once.own).toBe(before.own + 1)

      expectProblem(await send(key, { locale: 'de' }), 422)
      expect({ own: await rowsOf(table), mail: await rowsOf('mail') }).toEqual(once)
      // One form tells one or two people: the visitor, the agency, the friend.
      expect(once.mail - before.mail).toBeGreaterThan(0)
      expect(once.mail - before.mail).toBeLessThanOrEqual(2)
    },
  )

  const without = (path: string, body: object) =>
    api.app.inject({ url: `/sites/demo/${path}`, method: 'POST', payload: body })
  const isOfSpec = ([path]: (typeof FORMS)[number]) => OF_SPEC.has(path)

  it.each(FORMS.filter((form) => !isOfSpec(form)))(
    '%s is not taken without one',
    async (path, table, body) => {
      const before = await rowsOf(table)
      const answer = await without(path, body)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { errors: [{ field: 'idempotency-key', reason: 'is required' }] },
      ])
      expect(await rowsOf(table)).toBe(before)
    },
  )

  it.each(FORMS.filter(isOfSpec))(
    '%s is taken without one, as spec §7 has it; the second one comes too late',
    async (path, table, body) => {
      const before = await rowsOf(table)
      const other = { ...body, ...otherOf(body) }
      expect((await without(path, other)).statusCode).toBe(201)
      expect((await without(path, other)).statusCode).toBe(409)
      expect(await rowsOf(table)).toBe(before + 1)
    },
  )
})
