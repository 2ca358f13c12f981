import type { ImportLine } from '../../../src/contract/importLine'
import { estateLine, homePage } from '../../../tests/support/importLines'
import { hotSite } from '../../../tests/support/hotSite'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

const page = (id: number, type: 'privacy' | 'terms'): ImportLine => ({
  kind: 'page',
  data: { id, type, url: { nl: type, fr: type }, title: { nl: type, fr: type }, blocks: [] },
})
const list = (url = 'te-koop'): ImportLine => ({
  kind: 'page',
  data: {
    id: 2,
    type: 'estateList',
    url: { nl: url, fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
    title: { nl: 'Te koop', fr: 'À vendre' },
    blocks: [],
    node: { query: { terms: { 'listing.status': ['FOR_SALE'] } } },
  },
})
const AALST = { id: 41002, zip: '9300', name: 'Aalst' }
const home = (id: number, price: number, city?: object): ImportLine =>
  estateLine(id, { general: { price: { value: price } }, ...(city && { address: { city } }) })

async function put(lines: ImportLine[], ...ids: number[]) {
  await site.api.import(lines)
  await site.publish(...ids)
}
const GHENT = '/nl/te-koop/huis-in-gent'
const EAST = '/nl/te-koop/huis-provincie-oost-vlaanderen'
const sitemap = () => site.file('sitemaps/nl-1.xml')

test('a landing page comes with the third listing, in every language and in the sitemaps', async () => {
  await site.api.import([homePage, list(), page(3, 'privacy'), page(4, 'terms')])
  await site.publishPages(1, 2, 3, 4)
  await put([home(101, 100_000), home(102, 200_000)], 101, 102)
  expect(await site.page(GHENT)).toBeUndefined()
  await put([home(103, 300_000)], 103)
  const shown = await site.page(GHENT)
  expect(shown).toContain('We hebben nu 3 huizen te koop in Gent')
  expect(shown).toContain('/nl/aanbod/101/')
  expect(await site.page('/fr/a-vendre/maison-a-gand')).toContain('Nous avons actuellement 3 maisons')
  expect(await site.page('/de/zu-verkaufen/haus-in-gent')).toBeDefined()
  expect(await sitemap()).toContain(`${GHENT}</loc>`)
  expect(await site.page('/nl/te-koop')).toContain(GHENT)
})

test('it changes with what stands on it, and stays as it is otherwise', async () => {
  await put([home(103, 999_000)], 103)
  expect(await site.page(GHENT)).toContain('€\u00a0999.000')
  const before = await site.page(GHENT)
  await put([home(104, 1, { id: 92094, zip: '5000', name: 'Namur' })], 104)
  expect(await site.page(GHENT)).toBe(before)
})

test('a province comes when a second town has one, and each leads to the other', async () => {
  await put([home(105, 150_000, AALST)], 105)
  expect(await site.page(EAST)).toContain('4 huizen te koop in de provincie Oost-Vlaanderen')
  expect(await site.page(EAST)).toContain(GHENT)
  expect(await site.page(GHENT)).toContain(EAST)
})

test('what waits is published before it, and it follows with that', async () => {
  await site.api.import([home(103, 555_000)])
  await site.hot.publish({ estateIds: [103], rentalUnitIds: [], pageIds: [] }, async () => true)
  expect(await site.page(GHENT)).not.toContain('555.000')
  await put([home(102, 210_000)], 102)
  expect(await site.page(GHENT)).toContain('555.000')
})

test('a page of the site’s own keeps its address, and gives it back', async () => {
  const own = (url: string | null): ImportLine => ({
    kind: 'page',
    data: { id: 9, type: 'content', url: { nl: url, fr: 'x' }, title: { nl: 'Eigen pagina' }, blocks: [] },
  })
  await site.api.import([own('te-koop/huis-in-gent')])
  await site.publishPages(9)
  expect(await site.page(GHENT)).toContain('Eigen pagina')
  await put([home(103, 444_000)], 103)
  expect(await site.page(GHENT)).toContain('Eigen pagina')
  expect(await site.page('/en/for-sale/house-in-ghent')).toContain('444.000')
  await site.api.import([own(null)])
  await site.publishPages(9)
  expect(await site.page(GHENT)).toContain('We hebben nu 3 huizen')
})

test('it moves along with its list', async () => {
  await site.api.import([list('kopen')])
  await site.publishPages(2)
  expect(await site.page(GHENT)).toBeUndefined()
  expect(await site.page('/nl/kopen/huis-in-gent')).toBeDefined()
  expect(await sitemap()).toContain('/nl/kopen/huis-in-gent</loc>')
  await site.api.import([list()])
  await site.publishPages(2)
})

test('it goes with what is one too few, from the sitemaps and the list too', async () => {
  await put([{ kind: 'estate', delete: 101 }], 101)
  expect(await site.page(GHENT)).toBeUndefined()
  expect(await site.page('/fr/a-vendre/maison-a-gand')).toBeUndefined()
  expect(await site.page(EAST)).toBeDefined()
  expect(await sitemap()).not.toContain('huis-in-gent')
  expect(await site.page('/nl/te-koop')).not.toContain(GHENT)
})
