import type { EstateMap } from '../../src/contract/estateMap'
import { CARD_FIELDS } from '../../src/domain/estate/cardFields'
import { mapPins } from '../../src/domain/search/mapPins'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const ghent = { lat: 51.049812, lon: 3.726348 }
const hidden = { visible: false, geoLocation: ghent }
const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

describe.each(databases)('what a map is fed, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      estateLine(1, { address: { geoLocation: ghent } }),
      estateLine(2, { general: { price: { value: -1 } }, address: hidden }),
      estateLine(3, { general: { transaction: { id: 5, name: { nl: 'Verkocht' } } } }),
      estateLine(4, { guid: 'a-4', general: { transaction: { id: 1, name: { nl: 'Verkocht' } } } }),
      estateLine(5, { address: { geoLocation: null } }),
      estateLine(6, {
        address: {
          geoLocation: null,
          city: { id: 1, zip: '9050', name: 'Ledeberg', alias: { fr: '', en: '' } },
        },
      }),
      estateLine(7, { address: { geoLocation: null, country: { id: 'NL' } } }),
      estateLine(10, { general: { project: true, price: { value: 300_000 } } }),
      estateLine(11, { general: { parentId: 10, bedroomCount: 1 } }),
      estateLine(12, { general: { parentId: 10, bedroomCount: 2 } }),
    ])
  })
  afterAll(() => api.close())

  const feed = async (query?: unknown) => {
    const answer = await api.ask('/sites/demo/estate-map', { body: query ? { query } : {} })
    expectContract('estateMap', answer)
    return answer.body as EstateMap
  }
  const pins = async (query?: unknown) => mapPins(await feed(query))
  const ids = async (query: unknown) => (await pins(query)).map(({ id }) => id)
  const listed = async (query: unknown) => {
    const answer = await api.ask('/sites/demo/estates', { body: { query, fields: ['general.id'] } })
    expectContract('searchEstates', { ...answer, body: { total: { value: 0 }, results: [] } as never })
    const { results } = answer.body as { results: { general: { id: number } }[] }
    return results.map(({ general }) => general.id).sort((a, b) => a - b)
  }

  it('is every listing with its place to a metre, a project once, sold prices untold', async () => {
    const sale = { type: 1, transaction: 1, sold: false, approximate: false }
    const about = { lat: 51.0498, lon: 3.7263 }
    expect(await pins()).toEqual([
      { id: 1, lat: 51.04981, lon: 3.72635, price: 385_000, kind: sale, units: 0 },
      { id: 2, lat: 51.05, lon: 3.73, price: null, kind: { ...sale, approximate: true }, units: 0 },
      { id: 3, ...about, price: null, kind: { ...sale, transaction: 5, sold: true }, units: 0 },
      { id: 4, ...about, price: null, kind: { ...sale, sold: true }, units: 0 },
      { id: 10, ...about, price: 300_000, kind: sale, units: 2 },
    ])
    expect((await feed()).total).toBe(8)
  })

  it('counts the units of a project that are asked for', async () => {
    const [project] = await pins({
      terms: { 'general.id': [10] },
      range: { 'children.general.bedroomCount': { gte: 2 } },
    })
    expect(project).toMatchObject({ id: 10, units: 1 })
  })

  it('has a project at the price of what is asked for in it, as the list says and sorts it', async () => {
    const large = { range: { 'children.general.bedroomCount': { gte: 2 } } }
    const found = async (query: unknown, fields: string[], direction = 'ASC') => {
      const sort = [{ field: 'general.price', direction }]
      const body = { query, fields, sort }
      return (await api.ask('/sites/demo/estates', { body })).body as { results: object[] }
    }
    expect((await pins(large)).find(({ id }) => id === 10)).toMatchObject({ price: 385_000, units: 1 })
    const fitting = { units: 1, price: 385_000 }
    const one = { ...large, terms: { 'general.id': [10] } }
    expect((await found(one, ['general.id', 'fitting'])).results).toEqual([{ general: { id: 10 }, fitting }])
    expect((await found(one, ['fitting'])).results).toEqual([{ fitting }])
    const whole = (await found({ terms: { 'general.id': [10] } }, [...CARD_FIELDS, 'fitting'])).results
    expect(whole).toMatchObject([{ general: { price: { value: 300_000 } } }])
    expect(whole[0]).not.toHaveProperty('fitting')
    // Another one between the price of the project and that of its unit which fits.
    await api.import([estateLine(8, { general: { price: { value: 350_000 } } })])
    const both = { ...large, terms: { 'general.id': [8, 10] } }
    const ordered = async (direction: string) =>
      (await found(both, ['general.id'], direction)).results.map((each) => JSON.stringify(each))
    expect(await ordered('ASC')).toEqual(['{"general":{"id":8}}', '{"general":{"id":10}}'])
    expect(await ordered('DESC')).toEqual(['{"general":{"id":10}}', '{"general":{"id":8}}'])
    await api.import(['{"kind":"estate","delete":8}'])
  })

  it('is empty when nothing is found', async () => {
    const empty = await feed({ terms: { 'general.id': [999] } })
    expect(empty).toMatchObject({ total: 0, ids: [], prices: [], kinds: [], units: [] })
    expect(mapPins(empty)).toEqual([])
  })

  it('knows what lies within a drawn area, in the list too', async () => {
    const around = { area: square(3.7, 51, 3.75, 51.1) }
    expect(await ids(around)).toEqual([1, 2, 3, 4, 10])
    expect(await listed(around)).toEqual([1, 2, 3, 4, 10])
    const closed = { area: [...around.area, around.area[0]] }
    expect(await ids(closed)).toEqual([1, 2, 3, 4, 10])
    expect(await ids({ area: square(3.73, 51.05, 3.74, 51.06) })).toEqual([2])
    const triangle = [
      [3.6, 51],
      [3.728, 51],
      [3.728, 51.06],
    ]
    expect(await ids({ area: triangle })).toEqual([1, 3, 4, 10])
    expect(await ids({ area: square(4, 50, 5, 51) })).toEqual([])
  })

  it('finds a hidden address only where it is said to be', async () => {
    const nearby = square(3.7262, 51.0497, 3.7265, 51.0499)
    const hiddenOne = { terms: { 'general.id': [2] } }
    expect(await ids({ ...hiddenOne, area: nearby })).toEqual([])
    expect(await listed({ ...hiddenOne, area: nearby })).toEqual([])
    expect(await listed({ ...hiddenOne, geoDistance: { km: 0.1, ...ghent } })).toEqual([])
    expect(await listed({ ...hiddenOne, geoDistance: { km: 0.1, lat: 51.05, lon: 3.73 } })).toEqual([2])
    const row = { gte: 51.0498, lte: 51.0499 }
    expect(await listed({ ...hiddenOne, range: { 'address.geoLocation.lat': row } })).toEqual([])
  })

  it('has what shows no place in a circle by the middle of its town, and nowhere else', async () => {
    const unplaced = { terms: { 'general.id': [5, 6, 7] } }
    const middleOfGhent = { km: 0.1, lat: 51.05, lon: 3.7167 }
    expect(await listed({ ...unplaced, geoDistance: middleOfGhent })).toEqual([5])
    // Ledeberg is a part of Ghent, two kilometres from its middle.
    expect(await listed({ ...unplaced, geoDistance: { ...middleOfGhent, km: 3 } })).toEqual([5, 6])
    expect(await listed({ ...unplaced, geoDistance: { ...middleOfGhent, km: 500 } })).toEqual([5, 6])
    expect(await feed({ ...unplaced, geoDistance: middleOfGhent })).toMatchObject({ total: 1, ids: [] })
    expect(await listed({ ...unplaced, area: square(3.6, 51, 3.8, 51.1) })).toEqual([])
  })

  it('is refused for a bad query or another site', async () => {
    const bad = (query: unknown) => api.ask('/sites/demo/estate-map', { body: { query } })
    expectProblem(await bad({ terms: { colour: [1] } }), 400, 'query.terms.colour')
    expectProblem(await bad({ area: square(3, 51, 4, 52).slice(0, 2) }), 400, 'query.area')
    expectProblem(await bad({ area: Array.from({ length: 61 }, () => [3, 51]) }), 400, 'query.area')
    expectProblem(
      await bad({
        area: [
          [3, 51],
          [4, 51],
          [190, 95],
        ],
      }),
      400,
      'query.area.2.0',
      'query.area.2.1',
    )
    expectProblem(await bad({ area: [[3, 51], [4, 51], [4]] }), 400, 'query.area.2')
    expectProblem(await api.ask('/sites/demo/estate-map', { body: { sort: [] } }), 400, 'sort')
    expectProblem(await api.ask('/sites/other/estate-map', { body: {} }), 404)
  })
})
