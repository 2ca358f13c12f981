import { sql } from 'kysely'
import { forgetPerson } from '../../server/site-api/personalData/forgetPerson'
import { OPEN } from '../../server/site-api/visitors/openBookings'
import type { RentalPeriodStatus, RentalReservation, RentalUnitResult } from '../../src/contract/rental'
import type { ReservedStay } from '../../src/contract/reservedStay'
import { bookingNumber } from '../../src/domain/rental/bookingNumber'
import { agreementLine, dayFromNow, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { siteData } from '../support/importLines'
import { mailsTo } from '../support/mails'
import { untilHeard } from '../support/untilHeard'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const LAST = 30
const AGENCY = siteData.settings.agency.email
const costs = [
  { label: { nl: 'Schoonmaak' }, amount: 60 },
  { label: { nl: 'Waarborg' }, amount: 250, refundable: true },
]

describe.each(databases)('a reserved stay by its link, on %s', (database) => {
  let api: TestApi
  const letCancel = (cancelStayDays: number | null) =>
    api.import([{ kind: 'site', data: { ...siteData, settings: { ...siteData.settings, cancelStayDays } } }])
  beforeAll(async () => {
    api = await startSiteApi(database, [
      agreementLine(1),
      ...[1, 2, 3, 4, 5].map((id) => unitLine(id)),
      weekLine(10, 1, LAST, { costs }),
      weekLine(11, 1, LAST - 7),
      weekLine(12, 1, LAST + 3),
      weekLine(20, 2, 60),
      ...[0, 1, 2].map((week) => weekLine(30 + week, 3, 60 + 7 * week)),
      weekLine(40, 4, 60),
      // Share nights with it.
      weekLine(41, 4, 57),
      weekLine(42, 4, 63),
      weekLine(50, 5, 60),
    ])
  })
  beforeEach(async () => {
    await letCancel(LAST)
    await sql`delete from rental_reservation`.execute(api.db)
    await sql`delete from mail`.execute(api.db)
  })
  afterAll(() => api.close())

  let mailboxes = 0
  const ask = (overrides: object, headers = {}) => {
    const email = `somebody${++mailboxes}@visser.example`
    const body = { ...visitor, email, rentalUnitId: 1, periodId: 10, persons: 2, ...overrides }
    return api.ask('/sites/demo/rental-units/reservation', { headers, body })
  }
  const reserve = async (overrides: object = {}) => {
    const answer = await ask(overrides)
    expectContract('reserveRentalUnit', answer)
    return answer.body as RentalReservation
  }
  const at = (id: string) => `/sites/demo/rental-units/reservation/${id}`
  const read = async (id: string) => {
    const answer = await api.ask(at(id))
    expectContract('reservation', answer)
    return answer.body as ReservedStay
  }
  const cancel = (id: string) => api.ask(at(id), { method: 'DELETE' })
  const isFree = async (unit: number, id: number) =>
    ((await api.ask(`/sites/demo/rental-units/${unit}/periods`)).body as RentalPeriodStatus[]).find(
      (period) => period.id === id,
    )?.available
  /** Whether a search finds the unit for the days of a stay. */
  const isFound = async (unit: number, start: string) => {
    const query = { terms: { id: [unit], 'period.start': [start] } }
    const { body } = await api.ask('/sites/demo/rental-units', { body: { query } })
    return (body as RentalUnitResult).total.value === 1
  }
  /** The stays of a unit that somebody has, by the database. */
  const held = async (unit: number) => {
    const { rows } = await sql<{ id: string }>`
      select id from rental_reservation where rental_unit_id = ${unit} and cancelled_at is null
    `.execute(api.db)
    return rows.map(({ id }) => id)
  }

  it('tells what was reserved at the price of then, and nothing of who, whatever the agency changes since', async () => {
    const made = await reserve()
    expect(made.cancelUntil).toBe(dayFromNow(0))
    const told = await read(made.id)
    expect(told).toMatchObject({
      ...made,
      status: 'reserved',
      total: 1010,
      pageOf: 1,
      unit: { id: 1, address: { city: { name: 'Oostende' } } },
      period: { price: 700, costs },
    })
    expect((await api.ask(at(made.id))).headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(told)).not.toMatch(/visser/i)
    await api.import([weekLine(10, 1, LAST, { price: 900 }), unitLine(1, { subKind: null })])
    expect(await read(made.id)).toEqual(told)
    await api.import([{ kind: 'rentalUnit', delete: 1 }])
    const without = { ...told }
    delete without.pageOf
    expect(await read(made.id)).toEqual(without)
    await api.import([
      unitLine(1),
      weekLine(10, 1, LAST, { costs }),
      weekLine(11, 1, LAST - 7),
      weekLine(12, 1, LAST + 3),
    ])
  })

  it('of a unit whose address is hidden tells no street', async () => {
    const line = unitLine(6)
    if (!('data' in line) || line.kind !== 'rentalUnit') throw new Error('Not a unit')
    await api.import([
      { ...line, data: { ...line.data, address: { ...line.data.address, visible: false } } },
      weekLine(60, 6, 60),
    ])
    const { id } = await reserve({ rentalUnitId: 6, periodId: 60 })
    expect((await api.ask(at(id))).text).not.toContain('Zeedijk')
  })

  it('is cancelled once: its nights can be had and are found again, and guest and agency are told', async () => {
    const { id, start } = await reserve({ email: visitor.email })
    expect([await isFree(1, 10), await isFree(1, 12), await isFound(1, start)]).toEqual([false, false, false])
    const [booked] = await mailsTo(api, visitor.email)
    expect(booked?.text).toContain(`http://localhost:8000/nl/reservatie/${id}`)
    await sql`delete from mail`.execute(api.db)

    for (let time = 0; time < 2; time += 1) {
      const answer = await cancel(id)
      expect([answer.status, answer.text]).toEqual([204, ''])
    }
    expect(await read(id)).toMatchObject({ id, status: 'cancelled' })
    expect([await isFree(1, 10), await isFree(1, 12), await isFound(1, start)]).toEqual([true, true, true])
    const calendar = (await api.ask('/sites/demo/rental-units/1/calendar.ics')).text
    expect(calendar).not.toContain('BEGIN:VEVENT')
    expect(await sql`select from open_stay`.execute(api.db).then(({ rows }) => rows)).toEqual([])

    const uid = /UID:.*/.exec(booked?.calendar?.content ?? '')?.[0]
    for (const to of [visitor.email, AGENCY]) {
      const mails = await mailsTo(api, to)
      expect(mails).toHaveLength(1)
      const [mail] = mails
      expect(mail?.text).toContain(bookingNumber(id))
      expect(mail?.calendar?.method).toBe('CANCEL')
      expect(mail?.calendar?.content).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1\r\nSTATUS:CANCELLED/)
      expect(/UID:.*/.exec(mail?.calendar?.content ?? '')?.[0]).toBe(uid)
    }
    expect((await reserve()).id).not.toBe(id)
    // The one that was cancelled stays so though its nights have a new guest, who keeps them.
    await cancel(id)
    expect(await isFree(1, 10)).toBe(false)
  })

  it('is its guest’s to cancel until so many days before arrival as the site says, and not where it says none', async () => {
    const near = await reserve({ periodId: 11 })
    expect(near.cancelUntil).toBeUndefined()
    expect((await read(near.id)).cancelUntil).toBe(dayFromNow(-7))
    expectProblem(await cancel(near.id), 409)
    await letCancel(LAST - 7)
    expect((await cancel(near.id)).status).toBe(204)

    await letCancel(null)
    const made = await reserve()
    expect(made.cancelUntil).toBeUndefined()
    expect((await read(made.id)).cancelUntil).toBeUndefined()
    expectProblem(await cancel(made.id), 409)
    expect(await held(1)).toEqual([made.id])
    // What was cancelled before stays so, and asking again is fine.
    expect((await cancel(near.id)).status).toBe(204)
    expect(await mailsTo(api, AGENCY)).toHaveLength(3)
  })

  it('is only known by the id that was given, in the site it was given in', async () => {
    const { id } = await reserve()
    await api.import([{ kind: 'site', data: { ...siteData, hostnames: [] } }], 'other')
    for (const method of ['GET', 'DELETE'] as const) {
      expectProblem(await api.ask(at('unknown-token'), { method }), 404)
      expectProblem(await api.ask(at('%00'), { method }), 400, 'id')
      expectProblem(await api.ask(`/sites/other/rental-units/reservation/${id}`, { method }), 404)
    }
    expect(await held(1)).toEqual([id])
  })

  it('that was reserved before what was kept is told by the unit of today, and can be cancelled', async () => {
    const { id } = await reserve({ email: visitor.email })
    await sql`update rental_reservation set as_reserved = null`.execute(api.db)
    const told = await read(id)
    expect(told).toMatchObject({ unit: { id: 1 }, total: 1010 })
    expect(told.period).toBeUndefined()
    expect((await cancel(id)).status).toBe(204)
    expect(await mailsTo(api, visitor.email)).toHaveLength(2)
  })

  it('makes room for another one of the same visitor, whom it also forgets when that is asked for', async () => {
    const most = OPEN.stay.most.mailbox
    const email = 'fien@over.example'
    const of = (week: number) => ({ rentalUnitId: 3, periodId: 30 + week, email })
    const first = await reserve(of(0))
    for (let week = 1; week < most; week += 1) await reserve(of(week))
    expectProblem(await ask(of(most)), 429)
    await cancel(first.id)
    await reserve(of(most))
    await forgetPerson(api.db, 'demo', email)
    const { rows } = await sql<{ id: string }>`select id from rental_reservation where email = ''`.execute(
      api.db,
    )
    expect(rows).toEqual([{ id: first.id }])
  })

  describe('when much happens at once', () => {
    it('is cancelled once by many who press', async () => {
      const { id } = await reserve({ rentalUnitId: 2, periodId: 20, email: visitor.email })
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          untilHeard((headers) => api.ask(at(id), { method: 'DELETE', headers })),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
      expect(await mailsTo(api, visitor.email)).toHaveLength(2)
      expect(await mailsTo(api, AGENCY)).toHaveLength(2)
    }, 60_000)

    it('is cancelled by its guest or taken away by the agency, and its nights are free either way', async () => {
      for (let round = 0; round < 10; round += 1) {
        await sql`delete from mail`.execute(api.db)
        const email = `fien@round${round}.example`
        const { id } = await reserve({ rentalUnitId: 5, periodId: 50, email })
        const byHand =
          round % 2
            ? sql`delete from rental_reservation where id = ${id}`
            : sql`update rental_reservation set cancelled_at = now() where id = ${id} and cancelled_at is null`
        const [answer, { numAffectedRows = 0n }] = await Promise.all([cancel(id), byHand.execute(api.db)])
        expect(round % 2 ? [204, 404] : [204]).toContain(answer.status)
        const isGuests = (await mailsTo(api, email)).length === 2
        // Marked as cancelled it is by one of them; taken away it may be after its guest cancelled it.
        if (round % 2) expect(answer.status).toBe(isGuests ? 204 : 404)
        else expect(numAffectedRows).toBe(isGuests ? 0n : 1n)
        expect([await held(5), await isFree(5, 50)]).toEqual([[], true])
      }
    }, 60_000)

    it('has its nights sold once however many want them as it is cancelled', async () => {
      for (let round = 0; round < 3; round += 1) {
        await sql`delete from rental_reservation where rental_unit_id = 4`.execute(api.db)
        const { id } = await reserve({ rentalUnitId: 4, periodId: 40 })
        const [cancelled, ...answers] = await Promise.all([
          untilHeard((headers) => api.ask(at(id), { method: 'DELETE', headers })),
          ...Array.from({ length: 30 }, (_, index) =>
            untilHeard((headers) => ask({ rentalUnitId: 4, periodId: 40 + (index % 3) }, headers)),
          ),
        ])
        expect(cancelled.status).toBe(204)
        expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
        const won = answers.filter(({ status }) => status === 201)
        // The two that share no night with each other can both be had.
        const { rows } = await sql<{ nights: number; distinct: number }>`
          select count(*)::int as nights, count(distinct night)::int as distinct
          from rental_reservation, generate_series(lower(stay), upper(stay) - 1, '1 day') night
          where rental_unit_id = 4 and cancelled_at is null
        `.execute(api.db)
        expect(rows[0]?.nights).toBe(rows[0]?.distinct)
        expect((await held(4)).sort()).toEqual(won.map(({ body }) => (body as RentalReservation).id).sort())
        // Whoever asks once it is over is told what there is.
        if (!won.length) expect((await ask({ rentalUnitId: 4, periodId: 40 })).status).toBe(201)
        expect(await isFree(4, 40)).toBe(false)
      }
    }, 120_000)
  })
})
