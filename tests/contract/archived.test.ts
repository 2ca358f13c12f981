import type { EstateMap, FoundCity } from '../../src/contract/estateMap'
import type { EstateFilters } from '../../src/contract/search'
import { rowsOf } from '../../src/domain/search/packed'
import { slotLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { mailsTo, tokenIn } from '../support/mails'
import { startSiteApi, type TestApi } from '../support/siteApi'

const away = { listing: { archived: true } }
const town = {
  address: { city: { id: 91001, zip: '9100', name: 'Sint-Niklaas' }, geoLocation: { lat: 51.1, lon: 4.1 } },
}

/** 1 can be seen. 2 is put away. Of project 10 unit 12 is, project 20 is with its unit 21, of project 30 all units are. */
const LINES = [
  estateLine(1, town),
  estateLine(2, { ...town, ...away, collections: [5] }),
  estateLine(10, { ...town, general: { project: true } }),
  estateLine(11, { ...town, general: { parentId: 10, price: { value: 200000 } } }),
  estateLine(12, { ...town, ...away, general: { parentId: 10, price: { value: 90000 } } }),
  estateLine(20, { ...town, ...away, general: { project: true } }),
  estateLine(21, { ...town, general: { parentId: 20 } }),
  estateLine(30, { ...town, general: { project: true } }),
  estateLine(31, { ...town, ...away, general: { parentId: 30 } }),
  slotLine(1, 2, 48),
  slotLine(2, 21, 48),
]

describe.each(databases)('an archived listing, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  const found = async (query: object = {}) => {
    const { body } = await api.ask('/sites/demo/estates', { body: { query } })
    const { total, results } = body as { total: { value: number }; results: { general: { id: number } }[] }
    const ids = results.map(({ general }) => general.id).sort((a, b) => a - b)
    expect(total.value).toBe(ids.length)
    return ids
  }
  const status = async (path: string) => (await api.ask(`/sites/demo/${path}`)).status

  it('is found by no search, nor is a project by a unit that is put away', async () => {
    expect(await found()).toEqual([1, 10, 30])
    expect(await found({ range: { 'children.general.price': { lte: 100000 } } })).toEqual([])
    expect(await found({ terms: { 'children.general.id': [2, 12, 21] } })).toEqual([])
  })

  it('is answered by no number, nor are the units of a project that is put away', async () => {
    expect(await status('estates/v2/1')).toBe(200)
    for (const id of [2, 12, 20, 21, 31]) {
      expect(await status(`estates/v2/${id}`)).toBe(404)
      expect(await status(`estates/group/${id}`)).toBe(404)
      expect(await status(`estates/${id}/contact-info`)).toBe(404)
      expect(await status(`estate-pages/${id}/nl`)).toBe(404)
    }
    const { body } = await api.ask('/sites/demo/estates/v2/10')
    expect(
      (body as { children: { general: { id: number } }[] }).children.map(({ general }) => general.id),
    ).toEqual([11])
  })

  it('is counted nowhere: filter values, map, towns', async () => {
    const filters = (await api.ask('/sites/demo/estate-filters', { body: {} })).body as EstateFilters
    expect(filters.locations.map(({ count }) => count)).toEqual([3])
    const map = (await api.ask('/sites/demo/estate-map', { body: {} })).body as EstateMap
    expect([map.total, map.ids.length, rowsOf(map.lat)]).toEqual([3, 3, 3])
    expect(map.units).toEqual([[1, 1]])
    const cities = (await api.ask('/sites/demo/cities?search=9100')).body as FoundCity[]
    expect(cities[0]?.count).toBe(3)
  })

  it('has no visits', async () => {
    expect([await status('live-agenda/2'), await status('live-agenda/21')]).toEqual([404, 404])
  })

  it('is told to nobody who subscribed, and is new to them when it is back', async () => {
    const body = {
      email: 'ann@archive.example',
      locale: 'en',
      search: '',
      frequency: 'instant',
      agreements: [],
    }
    await api.ask('/sites/demo/alerts', { body })
    const [mail] = await mailsTo(api, body.email)
    if (!mail) throw new Error('No mail')
    const headers = { authorization: `Bearer ${tokenIn(mail, 'keep-me-informed')}` }
    await api.ask('/sites/demo/alerts/mine', { method: 'PUT', body: { confirm: true }, headers })
    const told = async () => {
      await api.alerts()
      return (await mailsTo(api, body.email)).slice(1)
    }
    await api.import([estateLine(2, { ...town, ...away, general: { price: { value: 1 } } })])
    expect(await told()).toHaveLength(0)
    await api.import([estateLine(2, town)])
    expect((await told()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/: new$/)])
    expect(await found()).toEqual([1, 2, 10, 30])
  })

  it('vanishes from every public answer with one line, and is back in all of them with another', async () => {
    const over = {
      ...town,
      guid: 'kept-guid',
      collections: [5],
      general: {
        reference: 'WEG-40',
        bedroomCount: 9,
        price: { value: 4_444_444 },
        transaction: { id: 3, name: { nl: 'Te koop' } },
      },
    }
    const paths = [
      'estates/v2/40',
      'estates/group/40',
      'estates/40/contact-info',
      'estates/skarabee/kept-guid',
      'estate-pages/40/nl',
    ]
    /** Everything that anybody can ask. */
    const told = async () => {
      const { body: collection } = await api.ask('/sites/demo/estate-collections/5')
      const map = (await api.ask('/sites/demo/estate-map', { body: {} })).body as EstateMap
      const filters = (await api.ask('/sites/demo/estate-filters', { body: {} })).body as EstateFilters
      const cities = (await api.ask('/sites/demo/cities?search=9100')).body as FoundCity[]
      return {
        all: await found(),
        byReference: await found({ match: { 'general.reference': 'WEG-40' } }),
        byPrice: await found({ range: { 'children.general.price': { gte: 4_000_000 } } }),
        answers: await Promise.all(paths.map(status)),
        collection: (collection as { estateIds: number[] }).estateIds,
        map: [map.total, rowsOf(map.lat)],
        filters,
        cities: cities[0]?.count,
        visits: await status('live-agenda/40'),
      }
    }
    await api.import([{ kind: 'collection', data: { id: 5, name: { nl: 'In de kijker' } } }])
    const before = await told()
    await api.import([estateLine(40, over), slotLine(40, 40, 48)])
    const shown = await told()
    expect(shown.all).toEqual([...before.all, 40])
    expect([shown.byReference, shown.byPrice]).toEqual([[40], [40]])
    expect(shown.answers).toEqual(paths.map(() => 200))
    expect(shown.visits).toBe(200)

    await api.import([estateLine(40, { ...over, ...away })])
    const gone = await told()
    expect(gone).toEqual({ ...before, answers: paths.map(() => 404), visits: 404 })

    await api.import([estateLine(40, { ...over, listing: { archived: false } })])
    expect(await told()).toEqual(shown)
    await api.import([{ kind: 'estate', delete: 40 }])
  })

  it('is gone as soon as it is put away, a project with its units', async () => {
    await api.import([estateLine(10, { ...town, ...away, general: { project: true } })])
    expect(await found()).toEqual([1, 2, 30])
    expect(await status('estates/v2/11')).toBe(404)
    await api.import([estateLine(10, { ...town, general: { project: true } })])
    expect(await found({ terms: { 'children.general.id': [11] } })).toEqual([10])
  })
})

describe.each(databases)('the region that an address does not name, on %s', (database) => {
  let api: TestApi
  const at = (zip: string, country = 'BE') => ({
    address: { region: null, city: { id: 7, zip, name: 'Ergens' }, country: { id: country as 'BE' } },
  })
  beforeAll(async () => {
    api = await startSiteApi(database, [
      estateLine(1, at('6840')),
      estateLine(2, at('9000')),
      estateLine(3, at('1050')),
      estateLine(4, at('6840', 'FR')),
    ])
  })
  afterAll(() => api.close())

  it.each([
    ['WALLONIA', [1]],
    ['FLANDERS', [2]],
    ['BRUSSELS', [3]],
  ])('is searched by its postal code: %s', async (region, ids) => {
    const { body } = await api.ask('/sites/demo/estates', {
      body: { query: { terms: { 'address.region': [region] } } },
    })
    expect(
      (body as { results: { general: { id: number } }[] }).results.map(({ general }) => general.id),
    ).toEqual(ids)
  })
})

describe.each(databases)('what the contract takes, on %s', (database) => {
  it('takes energy below zero, and every country', async () => {
    const api = await startSiteApi(database)
    const report = await api.import([
      estateLine(1, {
        energy: { epcValue: -12.5, eLevel: -10 },
        listing: { certification: { epc_value: -12.5, co2_emission: -1 } },
        address: { country: { id: 'BR' } },
      }),
    ])
    expect(report).toMatchObject({ imported: 1, rejected: 0 })
    const { body } = await api.ask('/sites/demo/estates', {
      body: { query: { range: { 'energy.epcValue': { lt: 0 } } } },
    })
    expect(body).toMatchObject({ total: { value: 1 } })
    await api.close()
  })
})
