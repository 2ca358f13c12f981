import type { ImportLine } from '../../src/contract/importLine'
import type { Page } from '../../src/contract/page'
import { landedOn, landingSources, listLandings } from '../../src/dataLayer/landings'
import { landingQuery } from '../../src/domain/landing/landingView'
import { parseSearch } from '../../src/domain/search/parseSearch'
import { searchQuery } from '../../src/domain/search/searchQuery'
import { postEstates } from '../../src/siteApi/estates'
import { type ApiClient, apiClient } from '../../src/siteApi/http'
import { digest } from '../../src/publish/listingJob'
import { frontDoor } from '../support/frontDoor'
import { estateLine, homePage } from '../support/importLines'
import { startSiteApi } from '../support/siteApi'

const GENT = { id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand', en: 'Ghent' } }
const GENTBRUGGE = { id: 44022, zip: '9050', name: 'Gentbrugge' }
const AALST = { id: 41002, zip: '9300', name: 'Aalst' }
const VAT = { listing: { financial: { vat_regime: true } } }

const home = (id: number, city: object, price: number, over: object = {}): ImportLine =>
  estateLine(id, { general: { price: { value: price } }, address: { city }, ...over })
const LINES: ImportLine[] = [
  homePage,
  ...Array.from({ length: 11 }, (_, at) => home(at + 1, at % 2 ? GENTBRUGGE : GENT, (at + 1) * 100_000)),
  home(20, GENT, -1),
  home(21, GENT, 9_900_000, VAT),
  home(22, GENT, 8_800_000, { general: { transaction: { id: 5, name: { nl: 'Verkocht' } } } }),
  home(30, AALST, 250_000),
  home(31, AALST, 260_000),
]

let api: Awaited<ReturnType<typeof startSiteApi>>
let client: ApiClient
let stop = async () => {}
const asked: string[] = []
beforeAll(async () => {
  api = await startSiteApi('PGlite')
  const door = await frontDoor(api)
  stop = async () => {
    await door.close()
    await api.close()
  }
  const own = apiClient({ baseUrl: door.url, siteId: 'demo', log: () => undefined })
  client = {
    ...own,
    post: (path, ...rest) => {
      asked.push(path)
      return own.post(path, ...rest)
    },
  }
  await api.import(LINES)
})
afterAll(() => stop())

const page: Page = {
  id: 5,
  type: 'estateList',
  url: { nl: 'te-koop', fr: 'a-vendre' },
  title: { nl: 'Te koop' },
  blocks: [],
  node: { query: { terms: { 'listing.status': ['FOR_SALE'] } } },
}
const find = (sources = landingSources(), from = client) =>
  listLandings(from, page, 'FOR_SALE', { hiddenStatus: [] }, sources, digest)

test('what lies in a municipality is one page, at the prices that are told', async () => {
  const all = await find()
  expect(all.map(({ landing: { asked: where, kind, total } }) => [where, kind, total])).toEqual([
    [{ place: 'gent-9000' }, 'HOUSE', 13],
    [{ place: 'oost-vlaanderen' }, 'HOUSE', 15],
  ])
  const [gent] = all
  expect(gent?.landing.prices).toEqual({ told: 11, low: 100_000, high: 1_100_000, median: 600_000 })
  expect(gent?.landing.name).toMatchObject({ nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' })
})

test('the list that is filtered alike finds as many, the same ones first', async () => {
  for (const { landing } of await find()) {
    const filter = parseSearch(new URLSearchParams(landingQuery(landing, page.node)))
    const found = await postEstates(
      client,
      searchQuery(filter, page.node ?? {}, [], 'nl', { from: 0, size: 15 }),
    )
    expect(found.total.value).toBe(landing.total)
    expect(found.results.map(({ general }) => general.id)).toEqual(landing.found.ids)
  }
})

test('what is known already is not asked again', async () => {
  const sources = landingSources()
  const first = await find(sources)
  asked.length = 0
  expect(await find(sources)).toEqual(first)
  expect(asked.filter((path) => path.endsWith('/estates'))).toHaveLength(1)
})

test('an API that knows no gazetteer has pages of the towns that its listings name', async () => {
  const plain: ApiClient = {
    ...client,
    get: () => Promise.reject(new Error('not asked')),
    post: async <T>(path: string, body: unknown) => {
      const answer = await client.post<T>(path, body)
      if (!path.endsWith('/estate-filters')) return answer
      const { locations } = answer as { locations: object[] }
      return { ...answer, locations: locations.map((one) => ({ ...one, place: undefined, at: undefined })) }
    },
  }
  const all = await find(landingSources(), plain)
  expect(all.map(({ landing: { asked: where, total } }) => [where, total])).toEqual([
    [{ city: 44021 }, 8],
    [{ city: 44022 }, 5],
  ])
})

test('one that gives few at once, and does not say what codes are, has them too', async () => {
  const few: ApiClient = {
    ...client,
    get: (path) => client.get(path.replace('/places', '/nowhere')),
    post: <T>(path: string, body: unknown) => {
      const { pagination } = body as { pagination?: { size: number } }
      return client.post<T>(path, {
        ...(body as object),
        ...(pagination && {
          pagination: { ...pagination, size: pagination.size > 100 ? 4 : pagination.size },
        }),
      })
    },
  }
  const all = await find(landingSources(), few)
  expect(all.map(({ landing: { asked: where } }) => where)).toEqual([{ city: 44021 }, { city: 44022 }])
})

test('a page is landed on that lists what is for sale or to let, the first of each', () => {
  const list = (id: number, status: string): Page => ({
    ...page,
    id,
    node: { query: { terms: { 'listing.status': [status] } } },
  })
  const pages = [list(9, 'FOR_SALE'), list(3, 'FOR_SALE'), list(4, 'TO_RENT'), list(5, 'SOLD')]
  expect([...landedOn(pages)].sort()).toEqual([
    [3, 'FOR_SALE'],
    [4, 'TO_RENT'],
  ])
})
