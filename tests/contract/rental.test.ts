import type { RentalPeriodStatus, RentalUnitResult } from '../../src/contract/rental'
import type { RentalFilters, SearchBody } from '../../src/contract/search'
import { dayFromNow, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'
import { addMonths } from '../../src/domain/rental/day'
import { rentalUnit } from '../support/builders'
import type { ImportLine } from '../../src/contract/importLine'

const inCity = (id: number, city: string): ImportLine => {
  const unit = rentalUnit({ id })
  return {
    kind: 'rentalUnit',
    data: { ...unit, address: { ...unit.address, city: { id, zip: '1', name: city } } },
  }
}

const lines: ImportLine[] = [
  unitLine(1, { maxOccupation: 6 }),
  unitLine(2, { maxOccupation: 4, location: { id: 2, name: { nl: 'Centrum' } } }),
  unitLine(3, { maxOccupation: 2, location: null, subKind: null, city: null }),
  inCity(4, 'Écaussinnes'),
  inCity(5, 'Zeebrugge'),
  inCity(6, 'Durbuy'),
  weekLine(10, 1, 20, { price: 900 }),
  weekLine(11, 1, 40, { price: 500 }),
  weekLine(20, 2, 20, { price: 700 }),
  weekLine(21, 2, 40, { price: -1, type: { id: 2, name: { nl: 'Weekend', fr: 'Week-end' } } }),
  // Gone by: not to be had, so it is not the cheapest of unit 3 either.
  weekLine(30, 3, -30, { price: 100 }),
  // Under way: has begun, and its guests have not left yet.
  weekLine(31, 3, -2, { price: 100 }),
]

describe.each(databases)('holiday units, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, lines)
    // Taken: 500 is no longer the price of unit 1.
    const taken = await api.ask('/sites/demo/rental-units/reservation', {
      body: { ...visitor, agreements: [], rentalUnitId: 1, periodId: 11, persons: 2 },
    })
    expect(taken.status).toBe(201)
  })
  afterAll(() => api.close())

  const search = async (body: SearchBody) => {
    const answer = await api.ask('/sites/demo/rental-units', { body })
    expectContract('searchRentalUnits', answer)
    return answer.body as RentalUnitResult
  }
  const ids = async (body: SearchBody) => (await search(body)).results.map(({ id }) => id)
  const refused = async (body: unknown, ...fields: string[]) =>
    expectProblem(await api.ask('/sites/demo/rental-units', { body }), 400, ...fields)

  describe('searching', () => {
    it('gives all of them by number when nothing is asked', async () => {
      const { total, results } = await search({})
      expect(total.value).toBe(6)
      expect(results.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
      expect(results[0]).toEqual(rentalUnit({ id: 1 }))
    })

    it.each<[string, SearchBody['query'], number[]]>([
      ['numbers', { terms: { id: [1, 3, 99] } }, [1, 3]],
      ['location', { terms: { 'general.location.id': [2] } }, [2]],
      ['kind', { terms: { 'general.subKind.id': [1], id: [1, 2, 3] } }, [1, 2]],
      [
        'room for so many',
        { range: { 'general.maxOccupation': { gte: 3 } }, terms: { id: [1, 2, 3] } },
        [1, 2],
      ],
      ['city', { terms: { 'general.city.id': [35013], id: [1, 2, 3] } }, [1, 2]],
      ['city of the address', { terms: { 'address.city.id': [4] } }, [4]],
      ['bedrooms', { range: { 'rooms.bedrooms': { gt: 1, lt: 3 } } }, [1, 2, 3, 4, 5, 6]],
      ['no value at all', { terms: { id: [] } }, []],
      ['arrival', { terms: { 'period.start': [dayFromNow(20)] } }, [1, 2]],
      ['departure', { range: { 'period.end': { gte: dayFromNow(30) } } }, [2]],
      ['type of stay', { terms: { 'period.typeId': [2] } }, [2]],
      ['price', { range: { price: { lte: 700 } } }, [2]],
      [
        'one stay that fulfils all',
        { terms: { 'period.typeId': [2], 'period.start': [dayFromNow(20)] } },
        [],
      ],
      ['a stay that is taken', { terms: { 'period.start': [dayFromNow(40)], 'period.typeId': [1] } }, []],
    ])('by %s', async (_, query, expected) => {
      expect(await ids({ query })).toEqual(expected)
    })

    it('sorts by the cheapest stay that can be had, those without one last', async () => {
      const cheapest = (direction: 'ASC' | 'DESC') => ids({ sort: [{ field: 'price', direction }] })
      expect(await cheapest('ASC')).toEqual([2, 1, 3, 4, 5, 6])
      expect(await cheapest('DESC')).toEqual([1, 2, 3, 4, 5, 6])
    })

    it('sorts by room, by city without minding accents, and by an order of one’s own', async () => {
      const first = { query: { terms: { id: [1, 2, 3] } } }
      expect(await ids({ ...first, sort: [{ field: 'general.maxOccupation', direction: 'ASC' }] })).toEqual([
        3, 2, 1,
      ])
      const cities = { query: { terms: { id: [4, 5, 6] } } }
      expect(await ids({ ...cities, sort: [{ field: 'address.city.name', direction: 'ASC' }] })).toEqual([
        6, 4, 5,
      ])
      expect(
        await ids({
          ...cities,
          sort: [{ field: 'address.city.name', direction: 'ASC', values: ['Zeebrugge'] }],
        }),
      ).toEqual([5, 4, 6])
      expect(await ids({ ...first, sort: [{ field: 'id', direction: 'ASC', values: [3, 1] }] })).toEqual([
        3, 1, 2,
      ])
    })

    it('gives a page of them with the true total, also past the end', async () => {
      const { total, results } = await search({ pagination: { from: 4, size: 3 } })
      expect([total.value, results.map(({ id }) => id)]).toEqual([6, [5, 6]])
      expect(await search({ pagination: { from: 60, size: 3 } })).toEqual({
        total: { value: 6 },
        results: [],
        cheapest: [],
      })
    })

    it('gives less when less is asked', async () => {
      const answer = await api.ask('/sites/demo/rental-units', {
        body: {
          query: { terms: { id: [1] } },
          fields: ['id', 'photos.thumbnail', 'general.location.name.fr'],
        },
      })
      expect(answer.body).toEqual({
        total: { value: 1 },
        results: [
          {
            id: 1,
            photos: [{ thumbnail: '/sites/demo/assets/r3-1?version=320' }],
            general: { location: { name: { fr: 'Digue' } } },
          },
        ],
        cheapest: [expect.objectContaining({ start: dayFromNow(20) })],
      })
    })

    it('says what is wrong with a question', async () => {
      await refused({ query: { terms: { 'general.price': [1] } } }, 'query.terms.general.price')
      await refused({ query: { terms: { id: ['one'] } } }, 'query.terms.id')
      await refused(
        { query: { range: { 'period.start': { gte: 'tomorrow' } } } },
        'query.range.period.start.gte',
      )
      await refused({ query: { match: { text: 'zee' } } }, 'query.match')
      await refused({ sort: [{ field: 'name', direction: 'ASC' }] }, 'sort.0.field')
      await refused({ sort: [{ field: 'id', direction: 'UP' }] }, 'sort.0.direction')
      await refused({ pagination: { from: -1, size: 10 } }, 'pagination.from')
      await refused({ pagination: { from: 0, size: 501 } }, 'pagination.size')
      await refused({ surprise: 1 }, 'surprise')
    })

    it('is not upset by any number or text', async () => {
      expect(await ids({ query: { terms: { id: [1e300, 1.5, -0] } } })).toEqual([])
      expect(await ids({ query: { range: { 'general.maxOccupation': { gte: 1e308 } } } })).toEqual([])
      expect(await ids({ query: { range: { 'period.start': { gte: '9999-12-31' } } } })).toEqual([])
      await refused(
        { query: { range: { 'period.start': { gte: "2026-01-01'; drop" } } } },
        'query.range.period.start.gte',
      )
      await refused(
        { query: { range: { 'period.start': { gte: 20260101 } } } },
        'query.range.period.start.gte',
      )
    })
  })

  describe('filter values', () => {
    const filters = async (body: unknown, locale = '') => {
      const answer = await api.ask(`/sites/demo/rental-units/filters${locale}`, { body })
      expectContract('rentalFilters', answer)
      return answer.body as RentalFilters
    }

    it('are what the units and the stays that can be had offer', async () => {
      const found = await filters({ query: { terms: { id: [1, 2, 3] } } }, '?locale=fr')
      expect(found).toEqual({
        locations: [
          { id: 2, name: 'Centrum', count: 1 },
          { id: 1, name: 'Digue', count: 1 },
        ],
        subKinds: [{ id: 1, name: 'Appartement', count: 2 }],
        maxOccupations: [2, 4, 6].map((value) => ({ value, count: 1 })),
        cities: [{ id: 35013, name: 'Ostende', count: 3 }],
        periodTypes: [
          { id: 1, name: 'Semaine', count: 2 },
          { id: 2, name: 'Week-end', count: 1 },
        ],
        periodMonths: expect.any(Array),
        periodStartDates: [
          { start: dayFromNow(20), count: 2 },
          { start: dayFromNow(40), count: 1 },
        ],
        periodDates: [
          { start: dayFromNow(20), end: dayFromNow(27), count: 2 },
          { start: dayFromNow(40), end: dayFromNow(47), count: 1 },
        ],
      })
    })

    it('are those of what is asked for, and none when nothing fits', async () => {
      const weekends = await filters({ query: { terms: { 'period.typeId': [2] } } })
      expect(weekends.periodTypes).toEqual([{ id: 2, name: 'Weekend', count: 1 }])
      expect(weekends.maxOccupations).toEqual([{ value: 4, count: 1 }])
      expect(Object.values(await filters({ query: { terms: { id: [99] } } })).flat()).toEqual([])
    })

    it('each count what a search that asks for them too finds', async () => {
      const asked = { range: { 'general.maxOccupation': { gte: 3 } } }
      const found = await filters({ query: asked })
      const total = async (terms: Record<string, (string | number)[]>) =>
        (await search({ query: { ...asked, terms } })).total.value
      for (const { id, count } of found.locations)
        expect(await total({ 'general.location.id': [id] })).toBe(count)
      expect(await total({ 'general.location.id': found.locations.map(({ id }) => id) })).toBe(
        found.locations.reduce((sum, { count }) => sum + count, 0),
      )
      for (const { id, count } of found.subKinds)
        expect(await total({ 'general.subKind.id': [id] })).toBe(count)
      for (const { id, count } of found.cities) expect(await total({ 'address.city.id': [id] })).toBe(count)
      for (const { value, count } of found.maxOccupations)
        expect(await total({ 'general.maxOccupation': [value] })).toBe(count)
      for (const { id, count } of found.periodTypes)
        expect(await total({ 'period.typeId': [id] })).toBe(count)
      for (const { month, count } of found.periodMonths ?? []) {
        const days = { gte: `${month}-01`, lt: `${addMonths(month, 1)}-01` }
        const query = { range: { ...asked.range, 'period.start': days } }
        expect((await search({ query })).total.value).toBe(count)
      }
      for (const { start, count } of found.periodStartDates)
        expect(await total({ 'period.start': [start] })).toBe(count)
      for (const { start, end, count } of found.periodDates)
        expect(await total({ 'period.start': [start], 'period.end': [end] })).toBe(count)
    })

    it('say what is wrong with a question', async () => {
      const ask = (address: string, body: unknown) =>
        api.ask(`/sites/demo/rental-units/filters${address}`, { body })
      expectProblem(await ask('?locale=it', {}), 400, 'locale')
      expectProblem(await ask('', { query: { terms: { colour: [1] } } }), 400, 'query.terms.colour')
    })
  })

  describe('one unit', () => {
    it('is answered whole', async () => {
      const answer = await api.ask('/sites/demo/rental-units/1')
      expectContract('rentalUnit', answer)
      expect(answer.body).toEqual(rentalUnit({ id: 1 }))
    })

    it('has its stays, soonest first, with whether they can be had', async () => {
      const answer = await api.ask('/sites/demo/rental-units/1/periods')
      expectContract('rentalPeriods', answer)
      const stays = answer.body as RentalPeriodStatus[]
      expect(stays.map(({ id, available }) => [id, available])).toEqual([
        [10, true],
        [11, false],
      ])
    })

    it('has no stays that are over; one under way can no longer be had', async () => {
      const stays = (await api.ask('/sites/demo/rental-units/3/periods')).body as RentalPeriodStatus[]
      expect(stays.map(({ id, available }) => [id, available])).toEqual([[31, false]])
      expect((await api.ask('/sites/demo/rental-units/4/periods')).body).toEqual([])
    })

    it('that does not exist is not found', async () => {
      for (const address of ['99', '99/periods']) {
        expectProblem(await api.ask(`/sites/demo/rental-units/${address}`), 404)
      }
      expectProblem(await api.ask('/sites/demo/rental-units/0'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/rental-units/x/periods'), 400, 'id')
    })
  })
})
