import { sql } from 'kysely'
import { deleteExpired } from '../../server/site-api/personalData/deleteExpired'
import { OPEN } from '../../server/site-api/visitors/openBookings'
import { TooManyBookings } from '../../src/contract/ajax'
import { checker } from '../../src/contract/check'
import type { RentalPeriodStatus, RentalReservation } from '../../src/contract/rental'
import { agreementLine, dayFromNow, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { untilHeard } from '../support/untilHeard'
import {
  type Answer,
  expectContract,
  expectProblem,
  startSiteApi,
  type TestApi,
  WEB_TOKEN,
} from '../support/siteApi'

const label = { nl: 'Kost' }

describe.each(databases)('reserving a stay, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      agreementLine(1),
      agreementLine(2, { contexts: ['viewing'] }),
      agreementLine(3, { required: false }),
      unitLine(1, { maxOccupation: 4 }),
      unitLine(2),
      weekLine(10, 1, 10, {
        costs: [
          { label, amount: 60 },
          { label, amount: 1.25, perNight: true, perPerson: true },
        ],
      }),
      weekLine(11, 1, 17),
      // Begins while week 11 is under way.
      weekLine(12, 1, 20),
      weekLine(13, 1, -3),
      weekLine(14, 1, 60, { price: -1 }),
      weekLine(15, 1, 0),
      weekLine(20, 2, 10),
      weekLine(21, 2, 40),
      ...Array.from({ length: 50 }, (_, index) => weekLine(100 + index, 2, 100 + (index % 7))),
    ])
  })
  afterAll(() => api.close())

  let mailboxes = 0
  /** Of somebody else each time, unless told: one visitor has no more than a few. */
  const reserve = (overrides: object, headers = {}) => {
    const email = `somebody${++mailboxes}@visser.example`
    const body = { ...visitor, email, rentalUnitId: 1, periodId: 10, persons: 3, ...overrides }
    return api.ask('/sites/demo/rental-units/reservation', { headers, body })
  }
  const available = async (unit: number) =>
    Object.fromEntries(
      ((await api.ask(`/sites/demo/rental-units/${unit}/periods`)).body as RentalPeriodStatus[]).map(
        ({ id, available }) => [id, available],
      ),
    ) as Record<number, boolean>

  it('answers what was reserved and what it costs, and nothing of who', async () => {
    const answer = await reserve({ message: 'Late arrival' })
    expectContract('reserveRentalUnit', answer)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      rentalUnitId: 1,
      periodId: 10,
      start: dayFromNow(10),
      end: dayFromNow(17),
      persons: 3,
      total: 700 + 60 + 1.25 * 7 * 3,
      createdAt: expect.any(String),
    })
    expect(answer.text).not.toContain('Visser')
    expect(await available(1)).toMatchObject({ 10: false, 11: true })
  })

  it('refuses a stay that was taken, and leaves the same week of another unit free', async () => {
    expectProblem(await reserve({}), 409)
    expect((await reserve({ rentalUnitId: 2, periodId: 20 })).status).toBe(201)
  })

  it('takes one that begins on the day the other guests leave, and refuses one that overlaps', async () => {
    expect((await reserve({ periodId: 11 })).status).toBe(201)
    expectProblem(await reserve({ periodId: 12 }), 409)
    expect(await available(1)).toMatchObject({ 12: false })
  })

  it('refuses a stay that has begun, and one without a price; one of today can be had', async () => {
    expectProblem(await reserve({ periodId: 13 }), 409)
    expectProblem(await reserve({ periodId: 14 }), 409)
    expect((await reserve({ periodId: 15 })).status).toBe(201)
  })

  it('refuses a stay at another price than the visitor was told, and says what it costs by now', async () => {
    const open = { rentalUnitId: 2, periodId: 21, persons: 2 }
    const answer = await reserve({ ...open, total: 650 })
    expectProblem(answer, 409)
    expect(answer.body).toMatchObject({ total: 700 })
    expect(await available(2)).toMatchObject({ 21: true })
    expect((await reserve({ ...open, total: 700 })).status).toBe(201)
  })

  it('asks for the agreements of the form, at their version of today', async () => {
    const open = { rentalUnitId: 2, periodId: 149 }
    expectProblem(await reserve({ ...open, agreements: [] }), 400, 'agreements')
    const of = (...agreements: object[]) => reserve({ ...open, agreements })
    expectProblem(await of({ id: 1, version: 2 }), 400, 'agreements.0.version')
    expectProblem(await of({ id: 1, version: 1 }, { id: 9, version: 1 }), 400, 'agreements.1.id')
  })

  it('takes no more persons than there is room for', async () => {
    expectProblem(await reserve({ persons: 5 }), 400, 'persons')
    expectProblem(await reserve({ persons: 0 }), 400, 'persons')
  })

  it('takes nothing from a program that fills in what no person sees', async () => {
    expectProblem(
      await reserve({ rentalUnitId: 2, periodId: 149, website: 'https://x.example' }),
      400,
      'website',
    )
  })

  it('knows no unit or stay that there is not, nor the stay of another unit', async () => {
    expectProblem(await reserve({ rentalUnitId: 99 }), 404)
    expectProblem(await reserve({ periodId: 99 }), 404)
    expectProblem(await reserve({ periodId: 20 }), 404)
  })

  it('says everything that is wrong with a body', async () => {
    expectProblem(
      await reserve({ email: 'jo', phone: undefined, surprise: 1 }),
      400,
      'phone',
      'surprise',
      'email',
    )
    expectProblem(await reserve({ name: 'a\u0000b' }), 400, 'name')
    expectProblem(await api.ask('/sites/none/rental-units/reservation', { body: {} }), 400, ...bodyFields)
  })

  it('cannot overlap another even for who writes into the database', async () => {
    const again = sql`insert into rental_reservation
      select site_id, 'another', rental_unit_id, period_id, stay, persons, total, name, email, phone, message, locale,
        agreements, created_at from rental_reservation limit 1`
    await expect(again.execute(api.db)).rejects.toMatchObject({ code: '23P01' })
  })

  it('lets one of two hundred win who want weeks that overlap, at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        untilHeard((headers) =>
          reserve(
            { rentalUnitId: 2, periodId: 100 + (index % 50), email: `jo${index}@visser.example` },
            headers,
          ),
        ),
      ),
    )
    const counts = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([counts(201), counts(409)]).toEqual([1, 199])
    const [won] = answers.filter(({ status }) => status === 201)
    const taken = Object.entries(await available(2)).filter(([id]) => Number(id) >= 100)
    expect(taken).toHaveLength(50)
    expect(taken.every(([, free]) => !free)).toBe(true)
    expect((won?.body as unknown as RentalReservation).rentalUnitId).toBe(2)
  }, 120_000)

  describe('by one visitor', () => {
    const { most, mostOfSite } = OPEN.stay
    const UNITS = [31, 32, 33, 34, 35, 36]
    /** Stays of a unit that are not over each other; the first is of today. */
    const WEEKS = 6
    const stays = UNITS.flatMap((unit) =>
      Array.from({ length: WEEKS }, (_, week) => ({ rentalUnitId: unit, periodId: unit * 100 + week })),
    )
    const ofUnit = (unit: number) => stays.filter(({ rentalUnitId }) => rentalUnitId === unit)
    beforeAll(async () => {
      await api.import(UNITS.map((unit) => unitLine(unit)))
      await api.import(
        stays.map(({ periodId, rentalUnitId }) => weekLine(periodId, rentalUnitId, 7 * (periodId % 100))),
      )
    })
    beforeEach(async () => {
      await sql`delete from rental_reservation where rental_unit_id >= 31`.execute(api.db)
      const left = await sql`select from open_stay where rental_unit_id >= 31`.execute(api.db)
      expect(left.rows).toEqual([])
    })
    const from = (address: string) => ({ 'x-web-token': WEB_TOKEN, 'x-visitor-address': address })
    const won = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length
    /** All at once. */
    const race = (
      wanted: typeof stays,
      ask: (stay: object, index: number, headers: object) => Promise<Answer>,
    ) => Promise.all(wanted.map((stay, index) => untilHeard((headers) => ask(stay, index, headers))))

    it('are a few of a unit, however many mailboxes are named at once', async () => {
      const answers = await race(ofUnit(31), (stay, _index, headers) =>
        reserve(stay, { ...headers, ...from('6.6.6.6') }),
      )
      expect(won(answers)).toBe(most.address)
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expectProblem(answer, 429)
        expect(checker(TooManyBookings)(answer.body)).toEqual([])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      expect(Object.values(await available(31)).filter(Boolean)).toHaveLength(WEEKS - most.address)
      // Another unit is another matter, and so is somebody else.
      expect((await reserve(ofUnit(32)[0] ?? {}, from('6.6.6.6'))).status).toBe(201)
      const [left] = Object.entries(await available(31)).filter(([, isFree]) => isFree)
      expect((await reserve({ rentalUnitId: 31, periodId: Number(left?.[0]) }, from('6.6.6.7'))).status).toBe(
        201,
      )
    }, 60_000)

    it('are a few of the whole site, however many units there are', async () => {
      const answers = await race(stays, (stay, _index, headers) =>
        reserve(stay, { ...headers, ...from('6.6.7.7') }),
      )
      expect(won(answers)).toBe(mostOfSite.address)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(stays.length - mostOfSite.address)
    }, 60_000)

    it('are a few for one mailbox, from wherever and however it is spelt', async () => {
      const spelt = (stay: object, index: number, headers: object) =>
        reserve({ ...stay, email: `Fien+${index}@visser.example` }, { ...headers, ...from(`7.7.7.${index}`) })
      expect(won(await race(ofUnit(33), spelt))).toBe(most.mailbox)
      expect(
        won(
          await race(
            stays.filter(({ rentalUnitId }) => rentalUnitId !== 33),
            spelt,
          ),
        ),
      ).toBe(mostOfSite.mailbox - most.mailbox)
    }, 60_000)

    it('are as many again once the day of arrival is over, one of today not before', async () => {
      const one = (periodId: number) => reserve({ rentalUnitId: 34, periodId, email: 'fien@over.example' })
      const today = (await one(3400)).body as RentalReservation
      expect((await one(3401)).status).toBe(201)
      expectProblem(await one(3402), 429)
      const past = sql`update open_stay set arrived_at = now() - interval '1 minute' where reservation_id = ${today.id}`
      await past.execute(api.db)
      expect((await one(3402)).status).toBe(201)
    })

    it('that another has already are taken first of all, and count for nobody', async () => {
      const [first = {}, second = {}, third = {}] = ofUnit(35)
      const fien = { email: 'fien@late.example' }
      expect((await reserve(first)).status).toBe(201)
      expectProblem(await reserve({ ...first, ...fien }), 409)
      for (const stay of [second, third]) expect((await reserve({ ...stay, ...fien })).status).toBe(201)
      expectProblem(await reserve({ ...second, ...fien }), 409)
    })

    it('are counted without a name, and no longer than they are to come', async () => {
      await reserve({ ...ofUnit(36)[0], email: 'fien@nobody.example' }, from('8.8.8.8'))
      const ofThis = () => sql`select * from open_stay where rental_unit_id = 36`.execute(api.db)
      const { rows } = await ofThis()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/fien|8\.8\.8/)
      await deleteExpired(api.db, new Date(Date.now() + 25 * 3_600_000))
      expect((await ofThis()).rows).toEqual([])
    })
  })
})

const bodyFields = ['rentalUnitId', 'periodId', 'persons', 'name', 'email', 'phone', 'locale', 'agreements']
