import { sql } from 'kysely'
import { agencyDay } from '../../server/agencyClock'
import { createRng, type Rng } from 'aanbod-demo/rng'
import { stayStore } from '../../server/site-api/rental/stayStore'
import { dataVersion } from '../../server/site-api/sites/siteRepository'
import type { EstateMap } from '../../src/contract/estateMap'
import type { ImportLine } from '../../src/contract/importLine'
import type {
  RentalPeriod,
  RentalPeriodStatus,
  RentalUnit,
  RentalUnitResult,
} from '../../src/contract/rental'
import type { RentalFilters, SearchBody } from '../../src/contract/search'
import { mapPins } from '../../src/domain/search/mapPins'
import { rentalUnit } from '../support/builders'
import { dayFromNow, visitor } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { plainRentals, plainRentalSearch, type RentalSite } from '../support/plainRentalSearch'
import { anyRentalBody, type RentalChoices } from '../support/rentalSearches'
import { startSiteApi, type TestApi } from '../support/siteApi'

const TOWNS = ['Brugge', 'De Haan', 'Oostende']
const CHOICES: RentalChoices = {
  units: Array.from({ length: 12 }, (_, at) => at + 1),
  locations: [1, 2],
  subKinds: [1, 2, 3],
  cities: [1, 2, 3],
  towns: TOWNS,
  types: [1, 2],
  starts: [-3, 0, 1, 20, 27, 40].map(dayFromNow),
  nights: [2, 7],
  prices: [-0.5, 100, 250.25, 700],
}

const named = (id: number) => ({ id, name: { nl: `Naam ${id}` } })
const maybe = <T>(rng: Rng, value: T) => (rng.chance(0.2) ? null : value)

function someUnit(rng: Rng, id: number): RentalUnit {
  const unit = rentalUnit({ id })
  const city = rng.pick(CHOICES.cities)
  return {
    ...unit,
    general: {
      ...unit.general,
      location: maybe(rng, named(rng.pick(CHOICES.locations))),
      subKind: maybe(rng, named(rng.pick(CHOICES.subKinds))),
      city: maybe(rng, named(rng.pick(CHOICES.cities))),
      maxOccupation: maybe(rng, rng.int(1, 8)),
    },
    rooms: { ...unit.rooms, bedrooms: maybe(rng, rng.int(0, 3)) },
    address: {
      ...unit.address,
      geoLocation: { lat: 51.2, lon: 2.9 },
      city: { id: city, zip: '8000', name: TOWNS[city - 1] ?? '' },
    },
  }
}

function someStay(rng: Rng, id: number): RentalPeriod {
  const from = rng.pick([-3, 0, 1, 20, 27, 40])
  const label = { nl: 'Kost' }
  return {
    id,
    rentalUnitId: rng.pick(CHOICES.units),
    type: named(rng.pick(CHOICES.types)),
    start: dayFromNow(from),
    end: dayFromNow(from + rng.pick(CHOICES.nights)),
    price: rng.pick([-1, 100, 250.25, 700]),
    costs: rng.sample(
      [
        { label, amount: 60 },
        { label, amount: 1.75, perNight: true, perPerson: true },
        { label, amount: 12.5, perPerson: true },
        { label, amount: -1, perNight: true },
        { label, amount: 250, refundable: true },
      ],
      rng.int(0, 4),
    ),
  }
}

describe.each(databases)('any searches of holiday units, on %s', (database) => {
  const rng = createRng(14)
  const units = new Map(CHOICES.units.map((id) => [id, someUnit(rng.fork(`unit ${id}`), id)]))
  const stays = new Map(
    Array.from({ length: 60 }, (_, at) => [at + 1, someStay(rng.fork(`stay ${at}`), at + 1)]),
  )
  const reserved = new Set<number>()
  let api: TestApi

  const line = {
    unit: (data: RentalUnit): ImportLine => ({ kind: 'rentalUnit', data }),
    stay: (data: RentalPeriod): ImportLine => ({ kind: 'rentalPeriod', data }),
  }
  beforeAll(async () => {
    api = await startSiteApi(database, [
      ...[...units.values()].map(line.unit),
      ...[...stays.values()].map(line.stay),
    ])
  })
  afterAll(() => api.close())

  function site(): RentalSite {
    const held = [...reserved].flatMap((id) => stays.get(id) ?? [])
    const isTaken = ({ rentalUnitId, start, end }: RentalPeriod) =>
      held.some((by) => by.rentalUnitId === rentalUnitId && by.start < end && start < by.end)
    const all = [...stays.values()]
    const taken = new Set(all.filter(isTaken).map(({ id }) => id))
    return { units: [...units.values()], stays: all, taken, today: agencyDay() }
  }

  const ask = async <T>(path: string, body?: SearchBody): Promise<T> => {
    const { status, body: answer, text } = await api.ask(`/sites/demo/rental-units${path}`, { body })
    if (status !== 200) throw new Error(text)
    return answer as T
  }
  async function expectSame(body: SearchBody) {
    const { total, results, cheapest } = await ask<RentalUnitResult>('', body)
    const now = site()
    expect({ total: total.value, ids: results.map(({ id }) => id) }).toEqual(plainRentalSearch(now, body))

    const { query } = body
    const found = plainRentals(now, query)
    const pins = mapPins(await ask<EstateMap>('/map', { query }))
    const costs = new Map(found.map(({ unit, price }) => [unit.id, price]))
    expect(cheapest?.map((stay) => stay?.price ?? null)).toEqual(results.map(({ id }) => costs.get(id)))
    const priced = found.map(({ unit, free, price }) => [unit.id, free.length ? price : null])
    expect(pins.map(({ id, price }) => [id, price])).toEqual(priced)

    const counted = new Map<string, number>()
    for (const { free } of found)
      for (const day of new Set(free.map(({ start, end }) => `${start} ${end}`)))
        counted.set(day, (counted.get(day) ?? 0) + 1)
    const filters = await ask<RentalFilters>('/filters', { query })
    const told = filters.periodDates.map(({ start, end, count }) => [`${start} ${end}`, count])
    expect(told).toEqual([...counted].sort(([a], [b]) => (a < b ? -1 : 1)))
    const types = filters.periodTypes.map(({ id, count }) => [id, count])
    const having = (id: number) => found.filter(({ free }) => free.some(({ type }) => type.id === id)).length
    expect(types).toEqual(CHOICES.types.map((id) => [id, having(id)]).filter(([, count]) => count))
  }
  async function expectSameOfAny(seed: string, count: number) {
    await expectSame({ sort: [{ field: 'price', direction: 'ASC' }] })
    for (let turn = 0; turn < count; turn++)
      await expectSame(anyRentalBody(rng.fork(`${seed} ${turn}`), CHOICES))
  }

  it('find what looking through all of it finds', () => expectSameOfAny('first', 60))

  it('find a unit and a stay as they are now, and not those that are no more', async () => {
    units.set(3, someUnit(rng.fork('another'), 3))
    units.set(13, someUnit(rng.fork('new'), 13))
    units.delete(5)
    for (const [id, stay] of stays) if (stay.rentalUnitId === 5) stays.delete(id)
    stays.delete(7)
    const moved = { ...someStay(rng.fork('moved'), 8), rentalUnitId: 13 }
    stays.set(8, moved)
    await api.import([
      ...[3, 13].map((id) => line.unit(units.get(id) as RentalUnit)),
      { kind: 'rentalUnit', delete: 5 },
      { kind: 'rentalPeriod', delete: 7 },
      line.stay(moved),
    ] as ImportLine[])
    await expectSameOfAny('imported', 15)
  })

  it('find no stay that was reserved, and find it again once an operator took the reservation away', async () => {
    const { stays: all, today } = site()
    const free = all.find(({ start, price }) => start > today && price > 0) as RentalPeriod
    const body = {
      ...visitor,
      agreements: [],
      rentalUnitId: free.rentalUnitId,
      periodId: free.id,
      persons: 1,
    }
    expect((await api.ask('/sites/demo/rental-units/reservation', { body })).status).toBe(201)
    reserved.add(free.id)
    await expectSameOfAny('reserved', 10)
    const available = async () =>
      (await ask<RentalPeriodStatus[]>(`/${free.rentalUnitId}/periods`)).find(({ id }) => id === free.id)
        ?.available
    expect(await available()).toBe(false)

    await sql`delete from rental_reservation`.execute(api.db)
    reserved.clear()
    await expectSameOfAny('taken away', 10)
    expect(await available()).toBe(true)
  })

  it('read nothing anew for a change of something else', async () => {
    const store = stayStore(api.db)
    const version = async () => (await dataVersion(api.db, 'demo')) ?? ''
    const before = await version()
    const { units: kept } = await store.read('demo', before)
    await api.import([estateLine(1)])
    const now = await version()
    expect(now).not.toBe(before)
    expect((await store.read('demo', now)).units).toBe(kept)
  })
})
