import { sql } from 'kysely'
import { deleteExpired } from '../../server/site-api/personalData/deleteExpired'
import { OPEN } from '../../server/site-api/visitors/openBookings'
import { SlotTaken, TooManyBookings } from '../../src/contract/ajax'
import { checker } from '../../src/contract/check'
import type { Appointment, LiveAgenda } from '../../src/contract/rental'
import { agreementLine, slotLine, visitor } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { mailsTo } from '../support/mails'
import { untilHeard } from '../support/untilHeard'
import {
  type Answer,
  expectContract,
  expectProblem,
  startSiteApi,
  type TestApi,
  WEB_TOKEN,
} from '../support/siteApi'

describe.each(databases)('viewings, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      agreementLine(1),
      agreementLine(2, { contexts: ['rental'] }),
      estateLine(7),
      estateLine(8),
      slotLine(1, 7, 48),
      slotLine(2, 7, 24),
      slotLine(3, 7, -1),
      slotLine(4, 7, 72),
      slotLine(5, 7, 96),
    ])
  })
  afterAll(() => api.close())

  const agenda = async (estateId = 7) => {
    const answer = await api.ask(`/sites/demo/live-agenda/${estateId}`)
    expectContract('liveAgenda', answer)
    return answer.body as LiveAgenda
  }
  const free = async () => (await agenda()).slots.map(({ id }) => id)
  let mailboxes = 0
  /** Of somebody else each time, unless told: one visitor has no more than a few. */
  const book = (overrides: object = {}, headers = {}) => {
    const email = `somebody${++mailboxes}@visser.example`
    const body = { ...visitor, email, slotId: 1, ...overrides }
    return api.ask('/sites/demo/live-agenda/reservation', { headers, body })
  }
  const at = (id: string) => `/sites/demo/live-agenda/reservation/${id}`

  it('offer the slots to come, soonest first, by the clock of the agency', async () => {
    expect(await free()).toEqual([2, 1, 4, 5])
    expect(await agenda()).toMatchObject({ estateId: 7, timeZone: 'Europe/Brussels' })
    expect((await agenda(8)).slots).toEqual([])
  })

  it('of an estate that there is not are not found', async () => {
    expectProblem(await api.ask('/sites/demo/live-agenda/99'), 404)
    expectProblem(await api.ask('/sites/demo/live-agenda/seven'), 400, 'id')
  })

  it('can be booked, read and cancelled; a cancelled slot is free again', async () => {
    const booked = await book()
    expectContract('bookAppointment', booked)
    const appointment = booked.body as Appointment
    expect(appointment).toMatchObject({ estateId: 7, slotId: 1, status: 'booked' })
    expect(appointment.id).toMatch(/^[\w-]{22}$/)
    expect(booked.text).not.toContain('Visser')
    expect(await free()).toEqual([2, 4, 5])

    const read = await api.ask(at(appointment.id))
    expectContract('appointment', read)
    expect(read.body).toEqual(appointment)
    expect(read.headers['cache-control']).toBe('no-store')

    expectProblem(await book(), 409)

    for (let time = 0; time < 2; time += 1) {
      const cancelled = await api.ask(at(appointment.id), { method: 'DELETE' })
      expect([cancelled.status, cancelled.text]).toEqual([204, ''])
    }
    expect((await api.ask(at(appointment.id))).body).toEqual({ ...appointment, status: 'cancelled' })
    expect(await free()).toEqual([2, 1, 4, 5])
    expect((await book()).status).toBe(201)
    // The one that was cancelled stays so though its slot has a new visitor, who keeps it.
    await api.ask(at(appointment.id), { method: 'DELETE' })
    expect(await free()).toEqual([2, 4, 5])
  })

  it('are a file for a calendar, the same event as in the mail, which says nothing of who comes', async () => {
    const { id } = (await book({ slotId: 2, email: visitor.email })).body as Appointment
    const mailed = (await mailsTo(api, visitor.email)).at(-1)?.calendar?.content ?? ''
    const file = await api.ask(`${at(id)}/calendar.ics?locale=fr`)
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const line = (name: string, text: string) => new RegExp(`^${name}[:;].*`, 'm').exec(text)?.[0]
    for (const name of ['UID', 'SEQUENCE']) {
      expect(line(name, file.text)).toBeDefined()
      expect(line(name, file.text)).toBe(line(name, mailed))
    }
    expect(file.text).toMatch(/METHOD:PUBLISH[^]*BEGIN:VTIMEZONE[^]*DTSTART;TZID=Europe\/Brussels:/)
    expect(file.text).toContain('SUMMARY:Visite')
    expect(file.text).not.toMatch(/ATTENDEE|visser/i)
    expect(file.text).not.toContain(id)
    await api.ask(at(id), { method: 'DELETE' })
    expect((await api.ask(`${at(id)}/calendar.ics`)).text).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1/)
    expectProblem(await api.ask(`${at('unknown-token')}/calendar.ics`), 404)
    expectProblem(await api.ask(`${at(id)}/calendar.ics?locale=it`), 400, 'locale')
  })

  it('are only known by the id that was given, in the site it was given in', async () => {
    const { id } = (await book({ slotId: 5 })).body as Appointment
    await api.import([{ kind: 'site', data: { ...siteData, hostnames: [] } }], 'other')
    for (const method of ['GET', 'DELETE'] as const) {
      expectProblem(await api.ask(at('unknown-token'), { method }), 404)
      expectProblem(await api.ask(at('%00'), { method }), 400, 'id')
      expectProblem(await api.ask(`/sites/other/live-agenda/reservation/${id}`, { method }), 404)
    }
  })

  it('cannot be booked when they have begun or are not there', async () => {
    expectProblem(await book({ slotId: 3 }), 409)
    expectProblem(await book({ slotId: 99 }), 404)
  })

  it('need the agreements of the form', async () => {
    expectProblem(await book({ slotId: 4, agreements: [] }), 400, 'agreements')
    expectProblem(await book({ slotId: 4, agreements: [{ id: 1, version: 7 }] }), 400, 'agreements.0.version')
  })

  it('say everything that is wrong with a body', async () => {
    expectProblem(await book({ slotId: 'one', phone: 'x', name: '' }), 400, 'slotId', 'name', 'phone')
    expectProblem(await book({ locale: 'it' }), 400, 'locale')
  })

  it('keep what was agreed although the slot is written anew', async () => {
    const booked = (await book({ slotId: 4 })).body as Appointment
    await api.import([slotLine(4, 7, 100)])
    expect((await api.ask(at(booked.id))).body).toEqual(booked)
    await api.import([{ kind: 'agendaSlot', delete: 4 }])
    expect((await api.ask(at(booked.id))).body).toEqual(booked)
  })

  it('are one a slot even for who writes into the database', async () => {
    const again = sql`insert into appointment
      select site_id, 'another', slot_id, estate_id, starts_at, ends_at, name, email, phone, message, locale,
        agreements, created_at from appointment where cancelled_at is null limit 1`
    await expect(again.execute(api.db)).rejects.toMatchObject({ code: '23505' })
  })

  it('let one of two hundred win who want the same slot at once, and offer the others what is free', async () => {
    await api.import([slotLine(50, 7, 200), slotLine(51, 7, 300)])
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        untilHeard((headers) => book({ slotId: 50, email: `jo${index}@visser.example` }, headers)),
      ),
    )
    const counts = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([counts(201), counts(409)]).toEqual([1, 199])
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(checker(SlotTaken)(answer.body)).toEqual([])
      expect((answer.body as SlotTaken).slots.map(({ id }) => id)).toEqual((await free()).slice(0, 5))
    }
    const appointments = await api.db
      .selectFrom('appointment')
      .where('slot_id', '=', 50)
      .selectAll()
      .execute()
    expect(appointments).toHaveLength(1)
    expect(await mailsTo(api, appointments[0]?.email ?? '')).toHaveLength(1)
  }, 120_000)

  describe('of one visitor', () => {
    const ESTATE = 70
    const slots = Array.from({ length: 24 }, (_, index) => 700 + index)
    beforeAll(async () => {
      await api.import([estateLine(ESTATE), estateLine(71), slotLine(750, 71, 24)])
      await api.import(slots.map((id, index) => slotLine(id, ESTATE, 24 + index)))
    })
    afterEach(async () => {
      const open = await api.db
        .selectFrom('appointment')
        .select('id')
        .where('cancelled_at', 'is', null)
        .execute()
      for (const { id } of open) await api.ask(at(id), { method: 'DELETE' })
      expect(await api.db.selectFrom('open_viewing').selectAll().execute()).toEqual([])
    })
    const from = (address: string) => ({ 'x-web-token': WEB_TOKEN, 'x-visitor-address': address })
    const won = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length
    /** All at once. */
    const race = (ask: (slotId: number, index: number, headers: object) => Promise<Answer>) =>
      Promise.all(slots.map((slotId, index) => untilHeard((headers) => ask(slotId, index, headers))))

    it('are a few of a listing, however many mailboxes are named at once', async () => {
      const answers = await race((slotId, _index, headers) =>
        book({ slotId }, { ...headers, ...from('6.6.6.6') }),
      )
      expect(won(answers)).toBe(OPEN.viewing.most.address)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(slots.length - OPEN.viewing.most.address)
      for (const answer of refused) {
        expect(checker(TooManyBookings)(answer.body)).toEqual([])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600)
      }
      expect((await agenda(ESTATE)).slots).toHaveLength(slots.length - OPEN.viewing.most.address)
      // Another listing is another matter, and so is somebody else.
      expect((await book({ slotId: 750 }, from('6.6.6.6'))).status).toBe(201)
      expect((await book({ slotId: (await agenda(ESTATE)).slots[0]?.id })).status).toBe(201)
    }, 60_000)

    it('are a few of a listing for one mailbox, from wherever and however it is spelt', async () => {
      const answers = await race((slotId, index, headers) =>
        book({ slotId, email: `Fien+${index}@visser.example` }, { ...headers, ...from(`7.7.7.${index}`) }),
      )
      expect(won(answers)).toBe(OPEN.viewing.most.mailbox)
    }, 60_000)

    it('are as many again when one was cancelled or is over', async () => {
      const one = (slotId: number) => book({ slotId, email: 'fien@over.example' })
      const first = (await one(700)).body as Appointment
      const second = (await one(701)).body as Appointment
      expectProblem(await one(702), 429)
      await api.ask(at(first.id), { method: 'DELETE' })
      expect((await one(702)).status).toBe(201)
      expectProblem(await one(703), 429)
      const past = sql`update open_viewing set starts_at = now() - interval '1 minute' where appointment_id = ${second.id}`
      await past.execute(api.db)
      expect((await one(703)).status).toBe(201)
    })

    it('are counted without a name, and no longer than they are to come', async () => {
      await book({ slotId: 700, email: 'fien@nobody.example' }, from('8.8.8.8'))
      const rows = await api.db.selectFrom('open_viewing').selectAll().execute()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/fien|8\.8\.8/)
      await deleteExpired(api.db, new Date(Date.now() + 25 * 3_600_000))
      expect(await api.db.selectFrom('open_viewing').selectAll().execute()).toEqual([])
    })
  })

  describe('of what cannot be had any more', () => {
    const sold = { general: { transaction: { id: 5 } } }
    const hidden = { status: { id: 9, name: { nl: 'Weg' } } }
    const hiding = { ...siteData, settings: { ...siteData.settings, hiddenStatus: [9] } }
    beforeAll(async () => {
      const ids = [80, 81, 82, 83, 84, 85]
      await api.import([{ kind: 'site', data: hiding }, ...ids.map((id) => estateLine(id))])
      await api.import(ids.map((id) => slotLine(id, id, 24)))
      for (const id of ids) expect((await agenda(id)).slots).toHaveLength(1)
    })
    afterAll(() => api.import([{ kind: 'site', data: siteData }]))

    it.each([
      ['sold', 80, estateLine(80, sold)],
      ['let', 81, estateLine(81, { general: { transaction: { id: 6 } } })],
      ['taken over', 82, estateLine(82, { listing: { status: 'TAKEN_OVER' } })],
    ])('%s: there are none, nor can one be booked', async (_how, id, now) => {
      await api.import([now])
      expect((await agenda(id)).slots).toEqual([])
      expectProblem(await book({ slotId: id }), 404)
    })

    it.each([
      ['of a hidden status', 83, estateLine(83, hidden)],
      ['archived', 84, estateLine(84, { listing: { archived: true } })],
    ])('%s: it is not found, nor can one be booked', async (_how, id, now) => {
      await api.import([now])
      expectProblem(await api.ask(`/sites/demo/live-agenda/${id}`), 404)
      expectProblem(await book({ slotId: id }), 404)
    })

    it('stays booked and can be cancelled when it is sold afterwards, and none is offered instead', async () => {
      const appointment = (await book({ slotId: 85 })).body as Appointment
      await api.import([estateLine(85, sold)])
      expect((await api.ask(at(appointment.id))).body).toMatchObject({ status: 'booked' })
      expectProblem(await book({ slotId: 85 }), 404)
      expect((await api.ask(at(appointment.id), { method: 'DELETE' })).status).toBe(204)
      expectProblem(await book({ slotId: 85 }), 404)
    })
  })

  it('go with their estate', async () => {
    await api.import([estateLine(9), slotLine(90, 9, 24)])
    await api.import([{ kind: 'estate', delete: 9 }])
    expectProblem(await api.ask('/sites/demo/live-agenda/9'), 404)
    expectProblem(await book({ slotId: 90 }), 404)
  })
})
