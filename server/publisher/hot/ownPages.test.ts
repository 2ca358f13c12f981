import type { ImportLine } from '../../../src/contract/importLine'
import type { Page } from '../../../src/contract/page'
import { hotSite, house } from '../../../tests/support/hotSite'
import { homePage } from '../../../tests/support/importLines'
import { currentReleaseId } from '../../releases/releaseStore'
import { NeedsBuild } from './openRelease'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

const inAll = (text: string): Page['title'] => ({ nl: text, fr: text, en: text, de: text })
const page = (id: number, url: Page['url'], more: Partial<Page> = {}): ImportLine => ({
  kind: 'page',
  data: { id, type: 'content', url, title: inAll('Lorem'), blocks: [], ...more },
})
const NEEDED = [
  homePage,
  page(2, inAll('te-koop'), { type: 'estateList', node: {} }),
  page(3, inAll('privacy-statement'), { type: 'privacy' }),
  page(4, inAll('terms-of-use'), { type: 'terms' }),
]
const sitemap = async () => String(await site.file('sitemaps/nl-1.xml'))

test('the site’s first pages come without a build, one of them moves and goes', async () => {
  await site.api.import([...NEEDED, page(5, inAll('over-ons')), house(7, '12', 300_000)])
  expect((await site.publishPages(1, 2, 3, 4, 5)).failed).toEqual([])
  expect(await site.page('/nl/te-koop')).toContain('300.000')
  expect(await site.page('/fr/over-ons')).toContain('Lorem')
  expect(await sitemap()).toContain('<loc>https://huis.example/nl/over-ons</loc>')

  await site.api.import([page(5, { nl: 'wie-we-zijn', fr: 'over-ons' })])
  await site.publishPages(5)
  expect([await site.page('/nl/over-ons'), await site.page('/de/over-ons')]).toEqual([undefined, undefined])
  expect([await site.page('/nl/wie-we-zijn'), await site.page('/fr/over-ons')]).not.toContain(undefined)
  expect(await sitemap()).not.toContain('over-ons</loc>')

  await site.api.import([{ kind: 'page', delete: 5 }])
  await site.publishPages(5)
  expect([await site.page('/nl/wie-we-zijn'), await site.page('/fr/over-ons')]).toEqual([
    undefined,
    undefined,
  ])
  expect(await sitemap()).not.toContain('wie-we-zijn')

  await site.api.import([page(5, inAll('over-ons'))])
  await site.publishPages(5)
  expect(await site.page('/de/over-ons')).toContain('Lorem')
  expect(await currentReleaseId(site.store)).toBe('000001')
})

test('a page that nobody named and that the API does not give stays', async () => {
  await site.api.import([{ kind: 'page', delete: 5 }])
  await site.publish(7)
  expect(await site.page('/nl/over-ons')).toContain('Lorem')
  await site.publishPages(5)
  expect(await site.page('/nl/over-ons')).toBeUndefined()
})

test('one in a menu asks for a build, and what changed beside it does not wait for that', async () => {
  const item = { id: 'new', pageId: 6, label: inAll('Nieuw') }
  await site.api.import([
    page(6, inAll('nieuw')),
    { kind: 'menu', data: { id: 1, type: 'main', items: [item] } },
  ])
  await site.api.import([house(7, '12', 310_000)])
  const { failed } = await site.hot.publish({ estateIds: [7], rentalUnitIds: [], pageIds: [6] })
  expect(failed).toEqual([{ kind: 'page', id: 6, error: new NeedsBuild('The menus changed') }])
  expect(await site.page('/nl/aanbod/7')).toContain('310.000')
  expect(await site.page('/nl/te-koop')).toContain('310.000')
  expect(await site.page('/nl/nieuw')).toBeUndefined()
  await site.api.import([
    { kind: 'menu', delete: 1 },
    { kind: 'page', delete: 6 },
  ])
})

test('the home page does not go without a build, which says what is missing', async () => {
  await site.api.import([{ kind: 'page', delete: 1 }])
  const { failed } = await site.publishPages(1)
  expect(failed.map(({ error }) => error.message)).toEqual(['The site would be without a home page'])
  expect(await site.page('/nl')).toBeDefined()
  await site.api.import([homePage])
})

test('a page whose lists cannot be asked is named, and all else is on the site', async () => {
  const odd = page(8, inAll('oud'), {
    type: 'estateList',
    node: { query: { term: { 'no.such.field': 1 } } } as unknown as Page['node'],
  })
  await site.api.import([page(8, inAll('oud')), house(7, '12', 320_000)])
  await site.publishPages(8)
  // As an import would refuse it.
  await site.api.db
    .updateTable('page')
    .set({ doc: JSON.stringify('data' in odd && odd.data) })
    .where('id', '=', 8)
    .execute()
  await site.publish(7)
  expect(await site.page('/nl/te-koop')).toContain('320.000')
  expect(site.quarantined.at(-1)).toMatchObject([{ kind: 'page', id: 8 }])
})
