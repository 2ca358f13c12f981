import type { Estate, EstateResult } from '../../src/contract/estate'
import type { SearchBody } from '../../src/contract/search'
import { raiseDataVersion } from '../../server/site-api/sites/siteRepository'
import { pickFields } from '../../server/site-api/pickFields'
import { CARD_FIELDS } from '../../src/domain/estate/cardFields'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const antwerp = { id: 11002, zip: '2000', name: 'Antwerpen', alias: { fr: 'Anvers' } }
const liege = { id: 62063, zip: '4000', name: 'Liège' }
const flat = { id: 3, name: { nl: 'Appartement' }, code: 'APARTMENT' }
const rent = { id: 2, name: { nl: 'Te huur' } }

/** Four stand-alone listings and one project with two units. */
const LINES = [
  estateLine(1, {
    general: {
      reference: 'GENT-001',
      price: { value: 300000 },
      publicationDate: '2026-01-01T00:00:00Z',
      description: { nl: 'Karaktervolle wóning met stadstuin' },
    },
  }),
  estateLine(2, {
    general: { headType: flat, price: { value: 900 }, transaction: rent, bedroomCount: 1 },
    address: { city: antwerp, geoLocation: { lat: 51.2194, lon: 4.4025 } },
    status: { id: 2, name: { nl: 'Verhuurd' } },
  }),
  estateLine(3, {
    general: { price: { value: -1 }, bedroomCount: -1, publicationDate: null },
    address: { city: liege, visible: false, street: { fr: 'Rue Cachée' }, geoLocation: null },
    status: null,
  }),
  estateLine(4, {
    general: { price: { value: 500000 }, bedroomCount: 7, publicationDate: '2026-03-01T00:00:00Z' },
    collections: [8],
    guid: 'second-4',
  }),
  estateLine(10, {
    general: {
      project: true,
      title: { fr: 'Résidence Éluard' },
      headType: { id: 7, name: { nl: 'Project' }, code: 'PROJECT' },
      price: { value: 250000 },
      bedroomCount: null,
      publicationDate: '2026-02-01T00:00:00Z',
    },
    collections: [5],
  }),
  estateLine(11, { general: { parentId: 10, headType: flat, price: { value: 250000 }, bedroomCount: 1 } }),
  estateLine(12, {
    general: {
      parentId: 10,
      headType: flat,
      price: { value: 410000 },
      bedroomCount: 3,
      reference: 'UNIT-12',
    },
    collections: [6],
  }),
]

describe.each(databases)('searching estates, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  const ask = (body: unknown) => api.ask('/sites/demo/estates', { body })
  async function ids(body: SearchBody): Promise<number[]> {
    const answer = await ask(body)
    expectContract('searchEstates', answer)
    const { total, results } = answer.body as { total: { value: number }; results: Estate[] }
    if (!body.pagination) expect(total.value).toBe(results.length)
    return results.map(({ general }) => general.id)
  }
  const byId: SearchBody['sort'] = [{ field: 'general.id', direction: 'ASC' }]
  const found = (query: SearchBody['query']) => ids({ query, sort: byId })

  it('answers every listing, the newest first, units under their project', async () => {
    const answer = await ask({})
    const { results } = answer.body as { results: Estate[] }
    expect(results.map(({ general }) => general.id)).toEqual([2, 4, 10, 1, 3])
    expect(results[2]?.children?.map(({ general }) => general.id)).toEqual([11, 12])
  })

  it('finds nothing without complaint', async () => {
    const answer = await ask({ query: { terms: { 'general.id': [999] } } })
    expectContract('searchEstates', answer)
    expect(answer.body).toEqual({ total: { value: 0 }, results: [] })
    expect(await found({ terms: { 'general.id': [] } })).toEqual([])
  })

  describe('terms', () => {
    it('take any of the values of a field, and every field', async () => {
      expect(await found({ terms: { 'general.headType.id': [3, 7] } })).toEqual([2, 10])
      expect(
        await found({ terms: { 'general.headType.id': [1], 'address.city.name': ['Gent', 'Luik'] } }),
      ).toEqual([1, 4])
    })

    it('find a listing by what can be had in it', async () => {
      expect(await found({ terms: { 'children.general.headType.id': [3] } })).toEqual([2, 10])
      expect(await found({ terms: { 'children.general.id': ['12', '1'] } })).toEqual([1, 10])
    })

    it('find a favourite project by its own number', async () => {
      expect(await found({ terms: { 'children.general.id': [10, 4] } })).toEqual([4, 10])
    })

    it('find a project by its collections and those of its units', async () => {
      expect(await found({ terms: { 'children.collections': [5] } })).toEqual([10])
      expect(await found({ terms: { 'children.collections': [6, 8] } })).toEqual([4, 10])
      expect(await found({ terms: { collections: [6] } })).toEqual([])
    })

    it('leave out with not, and keep what is unknown', async () => {
      expect(await found({ not: { 'status.id': [2] } })).toEqual([1, 3, 4, 10])
      expect(await found({ not: { collections: [5, 8] } })).toEqual([1, 2, 3])
    })

    it('of the second source are found by guid', async () => {
      expect(await found({ terms: { guid: ['second-4'] } })).toEqual([4])
    })
  })

  describe('ranges', () => {
    it('hold their bounds, and never what is unknown', async () => {
      expect(await found({ range: { 'general.price': { gte: 300000, lt: 500000 } } })).toEqual([1])
      expect(await found({ range: { 'general.bedroomCount': { gte: 0 } } })).toEqual([1, 2, 4])
      expect(
        await found({ range: { 'general.publicationDate': { gte: '2026-03-01', lt: '2026-04-01' } } }),
      ).toEqual([4])
    })

    it('must all hold for the same unit', async () => {
      const terms = { 'children.general.bedroomCount': [1] }
      expect(await found({ terms, range: { 'children.general.price': { lte: 260000 } } })).toEqual([2, 10])
      expect(await found({ terms, range: { 'children.general.price': { gte: 400000 } } })).toEqual([])
    })
  })

  describe('words', () => {
    it('are found by their beginning, whatever their case and accents', async () => {
      expect(await found({ match: { text: 'WONING stads' } })).toEqual([1])
      expect(await found({ match: { 'general.title': 'residence eluard' } })).toEqual([10])
      expect(await found({ match: { 'address.city.name': 'anvers' } })).toEqual([2])
      expect(await found({ match: { text: 'liege' } })).toEqual([3])
    })

    it('must all be there', async () => {
      expect(await found({ match: { text: 'woning kasteel' } })).toEqual([])
    })

    it('of a reference find the project of the unit', async () => {
      expect(await found({ match: { 'general.reference': 'unit 12' } })).toEqual([10])
      expect(await found({ match: { 'general.reference': 'woning' } })).toEqual([])
    })

    it('do not find a street that is not shown', async () => {
      expect(await found({ match: { text: 'cachee' } })).toEqual([])
      expect(await found({ match: { text: 'kouter', 'general.reference': 'gent' } })).toEqual([1])
    })

    it('may be nothing but signs, or try to be more than words', async () => {
      expect(await found({ match: { text: '-- !' } })).toEqual([1, 2, 3, 4, 10])
      expect(await found({ match: { text: "o'b & (x | !y):*A \\" } })).toEqual([])
    })
  })

  it('finds what lies within some kilometres', async () => {
    const around = (km: number) => found({ geoDistance: { km, lat: 51.05, lon: 3.73 } })
    expect(await around(5)).toEqual([1, 4, 10])
    expect(await around(51)).toEqual([1, 2, 4, 10])
    expect(await around(49)).toEqual([1, 4, 10])
  })

  describe('order', () => {
    it('puts what is unknown or not told last, in both directions: 4 is sold', async () => {
      expect(await ids({ sort: [{ field: 'general.price', direction: 'ASC' }] })).toEqual([2, 10, 1, 3, 4])
      expect(await ids({ sort: [{ field: 'general.price', direction: 'DESC' }] })).toEqual([1, 10, 2, 3, 4])
    })

    it('reads names as people do', async () => {
      expect(await ids({ sort: [{ field: 'address.city.name', direction: 'ASC' }] })).toEqual([
        2, 1, 4, 10, 3,
      ])
    })

    it('can be told value by value', async () => {
      const sort: SearchBody['sort'] = [
        { field: 'address.city.id', direction: 'ASC', values: [62063, 11002] },
        { field: 'general.price', direction: 'DESC' },
      ]
      expect(await ids({ sort })).toEqual([3, 2, 1, 10, 4])
    })

    it('gives every listing once over the pages', async () => {
      const page = (from: number) =>
        ids({ sort: [{ field: 'address.country.id', direction: 'ASC' }], pagination: { from, size: 2 } })
      expect([await page(0), await page(2), await page(4), await page(6)]).toEqual([[1, 2], [3, 4], [10], []])
    })
  })

  it('counts everything whatever the page', async () => {
    const total = async (from: number, size: number) =>
      ((await ask({ pagination: { from, size } })).body as { total: unknown }).total
    expect(await total(0, 2)).toEqual({ value: 5 })
    expect(await total(4, 2)).toEqual({ value: 5 })
    expect(await total(50, 2)).toEqual({ value: 5 })
    expect(await total(0, 0)).toEqual({ value: 5 })
  })

  it('answers a list with what its cards show, the same as of whole listings', async () => {
    await api.import([estateLine(8, { general: { updatedAt: '2026-05-01T08:00:00+02:00' } })])
    const body = { pagination: { from: 0, size: 50 } }
    const whole = (await ask(body)).body as EstateResult
    const cards = (await ask({ ...body, fields: [...CARD_FIELDS] })).body as EstateResult
    await api.import(['{"kind":"estate","delete":8}'])
    const cut = pickFields(CARD_FIELDS)
    expect(cards).toEqual({ ...whole, results: whole.results.map(cut) })
    expect(cards.results.map(({ general }) => general.updatedAt)).toContain('2026-05-01T08:00:00+02:00')
    expect(JSON.stringify(cards)).not.toContain('Rue Cachée')
  })

  it('answers the same parts of listings and units, whatever else is asked for', async () => {
    const query = { terms: { 'general.id': [10, 2] } }
    const whole = (await ask({ query })).body as EstateResult
    const asked = [
      ['children.general.id'],
      ['children'],
      ['general.id', 'children'],
      [...CARD_FIELDS, 'children.general.id', 'children.status'],
      [...CARD_FIELDS, 'children.general.description'],
      ['general.description', 'children.general.id'],
      ['general.description', 'children.general.description'],
    ]
    for (const fields of asked) {
      const { results } = (await ask({ query, fields })).body as EstateResult
      expect(results).toEqual(whole.results.map(pickFields(fields)))
    }
  })

  it('answers only the fields that are asked for', async () => {
    const fields = ['general.id', 'pictures.index', 'children.general.price.value', 'nothing']
    const answer = await ask({ query: { terms: { 'general.id': [10] } }, fields })
    expect((answer.body as { results: unknown }).results).toEqual([
      {
        general: { id: 10 },
        pictures: [{ index: 0 }],
        children: [{ general: { price: { value: 250000 } } }, { general: { price: { value: 410000 } } }],
      },
    ])
  })

  it('keeps what is archived to itself', async () => {
    const of = { site_id: 'demo', id: 4 }
    const set = async (archived: boolean) => {
      for (const table of ['estate', 'listing_index'] as const) {
        await api.db
          .updateTable(table)
          .set({ archived })
          .where('site_id', '=', of.site_id)
          .where('id', '=', of.id)
          .execute()
      }
      await raiseDataVersion(api.db, of.site_id, [of.id])
    }
    await set(true)
    expect(await found({})).toEqual([1, 2, 3, 10])
    expectProblem(await api.ask('/sites/demo/estates/v2/4'), 404)
    expectProblem(await api.ask('/sites/demo/estates/skarabee/second-4'), 404)
    await set(false)
  })

  it.each([
    [{ query: { terms: { 'general.colour': [1] } } }, 'query.terms.general.colour'],
    [{ query: { terms: { 'general.id': ['one'] } } }, 'query.terms.general.id'],
    [{ query: { terms: { 'general.id': [2 ** 31] } } }, 'query.terms.general.id'],
    [{ query: { terms: { 'address.city.name': [true] } } }, 'query.terms.address.city.name'],
    [{ query: { terms: { constructor: [1] } } }, 'query.terms.constructor'],
    [{ query: { not: { 'children.nothing': [1] } } }, 'query.not.children.nothing'],
    [{ query: { range: { 'general.price': { gte: 'cheap' } } } }, 'query.range.general.price.gte'],
    [
      { query: { range: { 'general.publicationDate': { lt: '2026-13-45' } } } },
      'query.range.general.publicationDate.lt',
    ],
    [{ query: { range: { collections: { gt: 1 } } } }, 'query.range.collections'],
    [{ query: { range: { 'general.price': {} } } }, 'query.range.general.price'],
    [{ query: { match: { 'general.id': 'x' } } }, 'query.match.general.id'],
    [{ query: { match: { text: 'a\u0000b' } } }, 'query.match.text'],
    [{ query: { geoDistance: { km: 0, lat: 1, lon: 1 } } }, 'query.geoDistance.km'],
    [{ sort: [{ field: 'general.colour', direction: 'ASC' }] }, 'sort.0.field'],
    [{ sort: [{ field: 'children.general.price', direction: 'ASC' }] }, 'sort.0.field'],
    [{ sort: [{ field: 'collections', direction: 'ASC' }] }, 'sort.0.field'],
    [{ sort: [{ field: 'general.id', direction: 'UP' }] }, 'sort.0.direction'],
    [{ sort: [{ field: 'general.id', direction: 'ASC', values: ['x'] }] }, 'sort.0.values'],
    [{ pagination: { from: 0, size: 501 } }, 'pagination.size'],
    [{ pagination: { from: -1, size: 1 } }, 'pagination.from'],
    [{ page: 2 }, 'page'],
    [[], ''],
  ])('says what is wrong with %j', async (body, field) => {
    expectProblem(await ask(body), 400, field)
  })

  it('tells every mistake at once', async () => {
    const answer = await ask({
      query: { terms: { 'general.colour': [1] }, match: { smell: 'x' } },
      sort: [{ field: 'taste', direction: 'ASC' }],
    })
    expectProblem(answer, 400, 'query.terms.general.colour', 'query.match.smell', 'sort.0.field')
    expect(answer.text).toContain('general.bedroomCount')
  })

  it('answers a body that is not JSON, too large or of another kind as a problem', async () => {
    const send = (body: string, type = 'application/json') =>
      api.ask('/sites/demo/estates', { body, headers: { 'content-type': type } })
    expectProblem(await send('{"query":'), 400)
    expectProblem(await send('{"__proto__":{}}'), 400)
    expectProblem(await send(`"${'x'.repeat(1024 * 1024)}"`), 413)
    expectProblem(await send('<a/>', 'application/xml'), 415)
    expectProblem(await api.ask('/sites/demo/estates', { method: 'POST' }), 400, '')
    expectProblem(await api.ask('/sites/other/estates', { body: {} }), 404)
  })
})
