import type { EstateMap } from '../../src/contract/estateMap'
import type { ImportLine } from '../../src/contract/importLine'
import type { RentalUnit } from '../../src/contract/rental'
import { mapPins } from '../../src/domain/search/mapPins'
import { dayFromNow, visitor, weekLine } from '../support/bookingLines'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const coast = { lat: 51.123456, lon: 2.654321 }

const unitAt = (id: number, address: Partial<RentalUnit['address']>): ImportLine => {
  const unit = rentalUnit({ id })
  return { kind: 'rentalUnit', data: { ...unit, address: { ...unit.address, ...address } } }
}

const euro = (amount: number) => ({ label: { nl: 'Kosten', fr: 'Frais' }, amount })
const cleaning = euro(60)
const linen = { ...euro(10), perPerson: true }
const tax = { ...euro(1), perNight: true, perPerson: true }
const deposit = { ...euro(250), refundable: true }
/** What the week of 500 really costs two guests, and three. */
const [forTwo, forThree] = [500 + 60 + 20 + 14, 500 + 60 + 30 + 21]

const lines: ImportLine[] = [
  unitAt(1, { visible: true, geoLocation: coast }),
  unitAt(2, { visible: false, geoLocation: coast }),
  unitAt(3, { visible: true, geoLocation: null }),
  unitAt(4, { visible: true, geoLocation: coast }),
  weekLine(10, 1, 20, { price: 900 }),
  weekLine(11, 1, 40, { price: 500, costs: [cleaning, linen, tax, deposit] }),
  weekLine(20, 2, 20, { price: 700 }),
  // Not priced: what it costs is on request, and it is not the cheapest.
  weekLine(21, 2, 40, { price: -1 }),
  // Its only stay has begun.
  weekLine(40, 4, -2, { price: 100 }),
]

describe.each(databases)('what a map of holiday units is fed, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, lines)
  })
  afterAll(() => api.close())

  async function feed(query?: unknown) {
    const answer = await api.ask('/sites/demo/rental-units/map', { body: query ? { query } : {} })
    expectContract('rentalMap', answer)
    return answer.body as EstateMap
  }
  const pins = async (query?: unknown) => mapPins(await feed(query))

  it('is every unit with a place, with what its cheapest stay that can be had costs; a hidden address to a kilometre', async () => {
    const type = rentalUnit({}).general.subKind?.id ?? 0
    const kind = { type, transaction: 0, sold: false, approximate: false }
    const place = { lat: 51.12346, lon: 2.65432 }
    expect(await pins()).toEqual([
      { id: 1, ...place, price: forTwo, kind, units: 0 },
      { id: 2, lat: 51.12, lon: 2.65, price: 700, kind: { ...kind, approximate: true }, units: 0 },
      { id: 4, ...place, price: null, kind: { ...kind, sold: true }, units: 0 },
    ])
    expect((await feed()).total).toBe(4)
  })

  it('counts every cost for as many guests as there must be room for, deposits left out', async () => {
    const room = { range: { 'general.maxOccupation': { gte: 3 } } }
    expect((await pins(room)).map(({ price }) => price)).toEqual([forThree, 700, null])
    // More than may reserve is no mistake of the API's: there is just no such room.
    expect(await pins({ range: { 'general.maxOccupation': { gte: 1e12 } } })).toEqual([])
  })

  it('follows what is asked of stays, and what was taken', async () => {
    const early = { terms: { 'period.start': [dayFromNow(20)] } }
    expect((await pins(early)).map(({ id, price }) => [id, price])).toEqual([
      [1, 900],
      [2, 700],
    ])
    const taken = await api.ask('/sites/demo/rental-units/reservation', {
      body: { ...visitor, agreements: [], rentalUnitId: 1, periodId: 11, persons: 2 },
    })
    expect(taken.status).toBe(201)
    expect((await pins({ terms: { id: [1] } })).map(({ price }) => price)).toEqual([900])
  })

  it('is refused for a bad query', async () => {
    const bad = (query: unknown) => api.ask('/sites/demo/rental-units/map', { body: { query } })
    expectProblem(await bad({ terms: { colour: [1] } }), 400, 'query.terms.colour')
    expectProblem(await bad({ geoDistance: { km: 1, ...coast } }), 400, 'query.geoDistance')
  })
})
