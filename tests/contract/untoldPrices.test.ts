import type { Estate, EstateResult } from '../../src/contract/estate'
import type { EstateMap } from '../../src/contract/estateMap'
import type { EstateFilters, Query, Sort } from '../../src/contract/search'
import { LOCALES } from '../../src/contract/locales'
import { estateView } from '../../src/domain/estate/estateView'
import { fromApi } from '../../src/domain/estate/fromApi'
import { estateGraph } from '../../src/domain/jsonLd/estateGraph'
import { mapPins } from '../../src/domain/search/mapPins'
import { site } from '../support/builders'
import { databases } from '../support/databases'
import { frame } from '../support/frame'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const PRICE = 987_654
const asked = (over: { general?: object; listing?: object } = {}) => ({
  general: { price: { value: PRICE }, totalPrice: PRICE, groundValue: PRICE, ...over.general },
  listing: {
    financial: { price: PRICE, purchase_price: PRICE, price_per_square_meter: PRICE, land_price: PRICE },
    notary_cost: { total: PRICE },
    ...over.listing,
  },
})
const forSale = { transaction: { id: 1, name: { nl: 'Te koop' } } }
const sold = (id: number) => ({ status: { id, name: { nl: 'Verkocht' } } })

/** 1 has a price that is told. Of the others none is, each for a reason of its own, though their transaction is for sale. */
const LINES = [
  estateLine(1, { general: { ...forSale, price: { value: 250_000 } } }),
  estateLine(2, { ...asked({ general: forSale }), ...sold(4) }),
  estateLine(3, asked({ general: forSale, listing: { status: 'SOLD' } })),
  estateLine(4, { ...asked({ general: forSale }), isSold: true }),
  estateLine(5, { ...asked({ general: { transaction: { id: 2, name: { nl: 'Te huur' } } } }), ...sold(5) }),
  estateLine(6, asked({ general: forSale, listing: { financial: { price: PRICE, vat_regime: true } } })),
  estateLine(10, { general: { project: true, price: null } }),
  estateLine(11, { ...asked({ general: { ...forSale, parentId: 10 } }), ...sold(4) }),
]
const UNTOLD = [2, 3, 4, 5, 6]

describe.each(databases)('a price that is told nowhere, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  const search = async (query: Query = {}, sort: Sort[] = [{ field: 'general.id', direction: 'ASC' }]) => {
    const answer = await api.ask('/sites/demo/estates', { body: { query, sort } })
    return { ...answer, ids: (answer.body as EstateResult).results.map(({ general }) => general.id) }
  }

  it('stands in no public answer: by number, in a group, in a search, on the map', async () => {
    const paths = [...UNTOLD, 10, 11].flatMap((id) => [`estates/v2/${id}`, `estates/group/${id}`])
    const answers = await Promise.all([
      ...paths.map((path) => api.ask(`/sites/demo/${path}`)),
      search(),
      api.ask('/sites/demo/estates', { body: { fields: ['general', 'listing', 'children'] } }),
      api.ask('/sites/demo/estate-map', { body: {} }),
      api.ask('/sites/demo/estate-filters', { body: {} }),
    ])
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toContain(String(PRICE))
    }
    const vat = (await api.ask('/sites/demo/estates/v2/6')).body as Estate
    expect(vat.listing?.financial).toEqual({ vat_regime: true })
  })

  it('is found by no bound, and is at the end of both orders', async () => {
    const around = { gte: PRICE - 1, lte: PRICE + 1 }
    expect((await search({ range: { 'general.price': around } })).ids).toEqual([])
    expect((await search({ range: { 'children.general.price': around } })).ids).toEqual([])
    for (const direction of ['ASC', 'DESC'] as const) {
      const { ids } = await search({}, [{ field: 'general.price', direction }])
      expect(ids).toEqual([1, ...UNTOLD, 10])
    }
    const map = (await api.ask('/sites/demo/estate-map', { body: {} })).body as EstateMap
    expect(mapPins(map).filter(({ price }) => price !== null)).toMatchObject([{ id: 1, price: 250_000 }])
    const { prices } = (await api.ask('/sites/demo/estate-filters', { body: {} })).body as EstateFilters
    expect(prices).toMatchObject({ min: 250_000, max: 250_000 })
  })

  it('and what anything says is sold is sold: in searches by status and on its page, in words that say so', async () => {
    expect((await search({ terms: { 'listing.status': ['SOLD'] } })).ids).toEqual([2, 3, 4])
    expect((await search({ terms: { 'listing.status': ['RENTED'] } })).ids).toEqual([5])
    expect((await search({ terms: { 'listing.status': ['FOR_SALE'] } })).ids).toEqual([1, 6, 10])
    for (const id of UNTOLD) {
      const estate = fromApi((await api.ask(`/sites/demo/estates/v2/${id}`)).body, { hiddenStatus: [] })
      if (!estate) throw new Error('Nothing is hidden here')
      const views = LOCALES.map((locale) => estateView(estate, locale, site))
      expect(views.map(({ priceValue }) => priceValue)).toEqual(LOCALES.map(() => undefined))
      const [dutch] = views
      if (!dutch) throw new Error('There is no language')
      const words = id === 6 ? '' : id === 5 ? 'Verhuurd' : 'Verkocht'
      expect([dutch.sold, dutch.price]).toEqual([id !== 6, words])
      expect(JSON.stringify(estateGraph(dutch, frame('nl'), []))).not.toContain(String(PRICE))
    }
  })
})
