import { FACETS } from '../../src/domain/search/filters'
import type { EstateFilters } from '../../src/contract/search'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const flat = { id: 3, name: { nl: 'Appartement' }, code: 'APARTMENT' }
const duplex = { id: 302, name: { nl: 'Duplex' } }
const project = { id: 7, name: { nl: 'Project' }, code: 'PROJECT' }
const aalst = { id: 41002, zip: '9300', name: 'Aalst', alias: { fr: 'Alost', en: 'Aalst' } }

describe.each(databases)('values to filter estates by, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      estateLine(1, { general: { price: { value: 320000 }, bedroomCount: 3 } }),
      estateLine(2, {
        general: { price: { value: 900 }, transaction: { id: 2, name: { nl: 'Te huur' } }, bedroomCount: 9 },
      }),
      estateLine(3, {
        general: { headType: flat, subType: duplex, price: { value: -1 } },
        address: { city: aalst, country: { id: 'FR' } },
      }),
      estateLine(10, {
        general: { project: true, headType: project, subType: null, price: null, bedroomCount: null },
      }),
      estateLine(11, {
        general: { parentId: 10, headType: flat, subType: duplex, price: { value: 330000 }, bedroomCount: 2 },
      }),
      estateLine(12, {
        general: { parentId: 10, headType: flat, subType: duplex, price: { value: 340000 }, bedroomCount: 3 },
      }),
    ])
  })
  afterAll(() => api.close())

  const filters = async (query?: unknown) => {
    const answer = await api.ask('/sites/demo/estate-filters', { body: query ? { query } : {} })
    expectContract('estateFilters', answer)
    return answer.body as EstateFilters
  }

  it('are counted by listing, a project once, in the order visitors are offered them', async () => {
    const { headTypes, statuses } = await filters()
    expect(
      headTypes.map(({ id, count, subTypes }) => [id, count, subTypes.map((sub) => [sub.id, sub.count])]),
    ).toEqual([
      [1, 2, [[expect.any(Number), 2]]],
      [3, 1, [[302, 1]]],
      [7, 1, []],
    ])
    expect(headTypes[1]?.name).toMatchObject(flat.name)
    expect(statuses.map(({ id, count, name }) => [id, count, name.nl])).toEqual([
      [1, 3, 'Te koop'],
      [2, 1, 'Te huur'],
    ])
  })

  it('name towns with their postal code and other names', async () => {
    const { locations } = await filters()
    expect(locations).toEqual([
      { ...aalst, place: 'aalst-9300', at: { lat: 50.936, lon: 4.0355 }, count: 1 },
      expect.objectContaining({ zip: '9000', name: 'Gent', count: 3 }),
    ])
  })

  it('tell the countries, that of most listings first', async () => {
    const { countries } = await filters()
    expect(countries).toEqual([
      { code: 'BE', count: 3 },
      { code: 'FR', count: 1 },
    ])
    const { headTypes } = await filters({ terms: { 'address.country.id': ['FR'] } })
    expect(headTypes.map(({ id, count }) => [id, count])).toEqual([[3, 1]])
  })

  it('count prices and bedrooms by what can be had', async () => {
    const { prices, bedrooms } = await filters()
    expect(prices).toMatchObject({ min: 900, max: 340000 })
    expect(prices.steps[0]).toEqual({ from: 750, to: 1000, count: 1 })
    expect(prices.steps.at(-1)).toEqual({ from: 300000, to: 350000, count: 2 })
    expect(bedrooms).toEqual([
      { value: 2, count: 1 },
      { value: 3, count: 3 },
      { value: 6, count: 1 },
    ])
  })

  it('count listings by the band of their own price, or what stands in its place', async () => {
    const { priceGroups } = await filters()
    expect(priceGroups).toEqual([
      { key: 'from-500', count: 1 },
      { key: 'from-300000', count: 1 },
      { key: 'projects', count: 2 },
    ])
  })

  it('follow the query', async () => {
    const { headTypes, prices } = await filters({ terms: { 'general.transaction.id': [2] } })
    expect(headTypes.map(({ id, count }) => [id, count])).toEqual([[1, 1]])
    expect(prices.steps).toEqual([{ from: 750, to: 1000, count: 1 }])
  })

  it('are empty when nothing is found', async () => {
    const { choices = {}, ranges = {}, ...own } = await filters({ terms: { 'general.id': [999] } })
    expect(own).toEqual({
      headTypes: [],
      statuses: [],
      locations: [],
      countries: [],
      prices: { min: null, max: null, steps: [] },
      priceGroups: [],
      bedrooms: [],
    })
    const faceted = FACETS.flatMap(({ list, facet }) => (facet.kind === 'words' ? [] : [list]))
    expect([...Object.keys(choices), ...Object.keys(ranges)].sort()).toEqual(faceted.sort())
    for (const values of Object.values(choices)) expect(values.every(({ count }) => count === 0)).toBe(true)
    for (const range of Object.values(ranges)) expect(range).toEqual({ min: null, max: null, steps: [] })
  })

  it('are those of the lists that are asked for; a list that does not exist is named', async () => {
    const asked = (lists: string[]) => api.ask('/sites/demo/estate-filters', { body: { lists } })
    const body = (await asked(['garden', 'bedrooms'])).body as EstateFilters
    expect(Object.keys(body.choices ?? {})).toEqual(['garden'])
    expect(body).toMatchObject({ headTypes: [], ranges: {}, prices: { steps: [] } })
    expect(body.bedrooms.length).toBeGreaterThan(0)
    expectProblem(await asked(['garden', 'sauna']), 400, 'lists.1')
  })

  it('are not there for a bad query or another site', async () => {
    const bad = await api.ask('/sites/demo/estate-filters', { body: { query: { terms: { colour: [1] } } } })
    expectProblem(bad, 400, 'query.terms.colour')
    expectProblem(await api.ask('/sites/demo/estate-filters', { body: { sort: [] } }), 400, 'sort')
    expectProblem(await api.ask('/sites/other/estate-filters', { body: {} }), 404)
  })
})
