import { sql } from 'kysely'
import type { EstateMap } from '../../src/contract/estateMap'
import type { EstateResult } from '../../src/contract/estate'
import type { EstateFilters, Query, Sort } from '../../src/contract/search'
import { CARD_FIELDS } from '../../src/domain/estate/cardFields'
import { mapPins } from '../../src/domain/search/mapPins'
import { updateOutdatedRows } from '../../server/site-api/estates/updateOutdatedRows'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const transaction = (id: number, nl: string) => ({ transaction: { id, name: { nl } } })
const catalogue = (price: number) => ({ listing: { financial: { price } } })
const town = (id: number, name: string, alias: object = {}) => ({
  address: { city: { id, zip: '1000', name, alias } },
})
const flat = { headType: { id: 3, name: { nl: 'Appartement' } }, subType: null }

const LINES = [
  // Prices of two sources, and prices that are told nowhere.
  estateLine(1, { general: { price: null }, ...catalogue(300_000), ...town(1, 'Aalst', { fr: 'Alost' }) }),
  estateLine(2, {
    general: { price: { value: -1 } },
    ...catalogue(0),
    ...town(2, 'Mechelen', { fr: 'Malines' }),
  }),
  estateLine(3, {
    general: { price: { value: 310_000 }, ...transaction(5, 'Verkocht') },
    ...town(3, 'De Panne', { fr: 'La Panne' }),
  }),
  estateLine(4, {
    guid: 'g4',
    general: { price: { value: 320_000 }, ...transaction(1, 'Verkocht') },
    ...town(4, 'Luik', { fr: 'Liège' }),
  }),
  // For sale, to take over, and to rent under four numbers.
  estateLine(5, {
    guid: 'g5',
    general: { price: { value: 200_000 }, ...transaction(3, 'Te koop') },
    ...town(5, 'Bergen', { fr: 'Mons' }),
  }),
  estateLine(6, {
    general: { price: { value: 0 }, ...transaction(3, 'Over te nemen') },
    ...catalogue(60_000),
    ...town(6, 'Rijsel', { fr: 'Lille' }),
  }),
  estateLine(7, {
    general: { price: { value: 700 }, ...transaction(2, 'Te huur') },
    ...town(7, 'Saint-Hubert', { fr: 'Saint-Hubert' }),
  }),
  estateLine(8, {
    general: { price: { value: 800 }, ...transaction(4, 'Huren') },
    ...town(8, 'Sint-Niklaas', { fr: 'St-Nicolas' }),
  }),
  estateLine(9, {
    guid: 'g9',
    general: { price: { value: 900 }, ...transaction(10, 'Te huur') },
    status: null,
    ...town(9, 'Zele', { fr: 'Zele' }),
  }),
  // A project with a unit that is sold, one that is hidden and one to be had.
  estateLine(20, {
    general: { ...flat, project: true, price: { value: 250_000 } },
    ...town(10, 'Gent', { fr: 'Gand' }),
  }),
  estateLine(21, {
    general: { ...flat, parentId: 20, price: { value: 450_000 }, ...transaction(5, 'Verkocht') },
  }),
  estateLine(22, {
    general: { ...flat, parentId: 20, price: { value: 650_000 }, bedroomCount: 5 },
    status: { id: 9, name: { nl: 'Verborgen' } },
  }),
  estateLine(23, { general: { ...flat, parentId: 20, price: null, bedroomCount: 2 }, ...catalogue(255_000) }),
]

describe.each(databases)('what is searched is what is told, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  const not = { 'status.id': [9] }
  async function listed(query: Query, sort: Sort[] = [{ field: 'general.id', direction: 'ASC' }]) {
    const body = {
      query: { not, ...query },
      sort,
      pagination: { from: 0, size: 50 },
      fields: [...CARD_FIELDS],
    }
    const { results } = (await api.ask('/sites/demo/estates', { body })).body as EstateResult
    return results.map(({ general }) => general.id)
  }
  const filters = async (query: Query = {}) =>
    (await api.ask('/sites/demo/estate-filters', { body: { query: { not, ...query } } }))
      .body as EstateFilters
  const pins = async () =>
    mapPins((await api.ask('/sites/demo/estate-map', { body: { query: { not } } })).body as EstateMap)

  const dearest: Sort[] = [{ field: 'general.price', direction: 'DESC' }]
  const cheapest: Sort[] = [{ field: 'general.price', direction: 'ASC' }]

  it('prices are found, counted and sorted as cards show them, none of what is sold', async () => {
    const around = (gte: number, lte: number) => listed({ range: { 'children.general.price': { gte, lte } } })
    expect(await around(290_000, 330_000)).toEqual([1])
    expect(await around(50_000, 70_000)).toEqual([6])
    expect(await around(254_000, 256_000)).toEqual([20])
    expect(await around(400_000, 700_000)).toEqual([])
    expect(await listed({}, cheapest)).toEqual([7, 8, 9, 6, 5, 20, 1, 2, 3, 4])
    expect(await listed({}, dearest)).toEqual([1, 20, 5, 6, 9, 8, 7, 2, 3, 4])
    const { prices } = await filters()
    expect(prices).toMatchObject({ min: 700, max: 300_000 })
    expect(prices.steps.filter(({ count }) => count).map(({ from, count }) => [from, count])).toEqual([
      [500, 1],
      [750, 2],
      [50_000, 1],
      [200_000, 1],
      [250_000, 1],
      [300_000, 1],
    ])
  })

  it('pins say the same, and nothing where the card says nothing', async () => {
    const shown = (await pins()).map(({ id, price, kind, units }) => [id, price, kind.sold, units])
    expect(shown).toEqual([
      [1, 300_000, false, 0],
      [2, null, false, 0],
      [3, null, true, 0],
      [4, null, true, 0],
      [5, 200_000, false, 0],
      [6, 60_000, false, 0],
      [7, 700, false, 0],
      [8, 800, false, 0],
      [9, 900, false, 0],
      [20, 250_000, false, 2],
    ])
  })

  it('statuses are those of cards: each once, in the site’s words, whatever the source numbers it', async () => {
    const { statuses } = await filters()
    expect(statuses.map(({ id, name, count }) => [id, name.nl, name.fr, count])).toEqual([
      [1, 'Te koop', 'À vendre', 4],
      [3, 'Over te nemen', 'À remettre', 1],
      [2, 'Te huur', 'À louer', 3],
      [4, 'Verkocht', 'Vendu', 2],
    ])
    const of = (status: string) => listed({ terms: { 'listing.status': [status] } })
    expect(await of('FOR_SALE')).toEqual([1, 2, 5, 20])
    expect(await of('TO_RENT')).toEqual([7, 8, 9])
    expect(await of('SOLD')).toEqual([3, 4])
  })

  it('numbers of the back office stay what they are', async () => {
    expect(await listed({ terms: { 'general.transaction.id': [3] } })).toEqual([5, 6])
    expect(await listed({ terms: { 'status.id': [1] } })).not.toContain(9)
  })

  it('a unit whose status the site hides is not there: not by its price, its bedrooms or in a count', async () => {
    expect(await listed({ terms: { 'children.general.bedroomCount': [5] } })).toEqual([])
    const { bedrooms } = await filters({ terms: { 'general.id': [20] } })
    expect(bedrooms.map(({ value }) => value)).toEqual([2, 3])
  })

  it.each([
    ['nl', [1, 5, 3, 20, 4, 2, 6, 7, 8, 9]],
    ['fr', [1, 20, 3, 4, 6, 2, 5, 7, 8, 9]],
  ])('towns are sorted by the name that %s shows', async (locale, ids) => {
    const byTown: Sort = { field: `address.city.alias.${locale}`, direction: 'ASC' }
    expect(await listed({}, [byTown])).toEqual(ids)
    const backwards = await listed({}, [{ ...byTown, direction: 'DESC' }])
    expect(backwards).toEqual([...ids].reverse())
  })

  it('and a name in a language is nothing to search by', async () => {
    const body = { query: { terms: { 'address.city.alias.fr': ['Gand'] } } }
    expectProblem(await api.ask('/sites/demo/estates', { body }), 400, 'query.terms.address.city.alias.fr')
  })

  it('rows that an older program made are made anew, once', async () => {
    const before = [await listed({}, dearest), await filters(), await pins()]
    await sql`
      update listing_index set form = 0, price = 1, told_status = 'RENTED', sold = true, city_fr = '', child = true
    `.execute(api.db)
    await sql`update estate set brief = null, brief_fields = null`.execute(api.db)
    expect(await Promise.all([updateOutdatedRows(api.db), updateOutdatedRows(api.db)])).toContain(
      LINES.length,
    )
    expect([await listed({}, dearest), await filters(), await pins()]).toEqual(before)
    const { rows } = await sql`select from estate where brief is null`.execute(api.db)
    expect(rows).toEqual([])
    expect(await updateOutdatedRows(api.db)).toBe(0)
  })
})
