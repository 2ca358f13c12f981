import type { ImportLine } from '../../../src/contract/importLine'
import { apiClient } from '../../../src/siteApi/http'
import { hotSite, house } from '../../../tests/support/hotSite'
import { homePage } from '../../../tests/support/importLines'
import { openLaterLeaves } from '../leaves/openLaterLeaves'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

const inAll = (text: string) => ({ nl: text, fr: text, en: text, de: text })
const list = (url: string, id = 2): ImportLine => ({
  kind: 'page',
  data: { id, type: 'estateList', url: inAll(url), title: inAll('Lorem'), blocks: [], node: {} },
})
const legal = (id: number, type: 'privacy' | 'terms'): ImportLine => ({
  kind: 'page',
  data: { id, type, url: inAll(type), title: inAll(type), blocks: [] },
})
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const FIRST = ids(100, 131)

const isThere = async (...paths: string[]) =>
  (await Promise.all(paths.map((path) => site.page(path)))).map((text) => text !== undefined)

/** Leaves of the list in Dutch, as far as they show anything: what stands on each. */
const shownOn = async (path: string) =>
  [
    ...new Set(
      [...((await site.page(path)) ?? '').matchAll(/\/nl\/aanbod\/(\d+)/g)].map(([, id]) => Number(id)),
    ),
  ].sort((a, b) => a - b)

test('pages of a list come, move and go with what it lists', async () => {
  await site.api.import([
    homePage,
    list('te-koop'),
    legal(3, 'privacy'),
    legal(4, 'terms'),
    ...FIRST.map((id) => house(id, String(id), id * 1000)),
  ])
  await site.publishPages(1, 2, 3, 4)
  await site.publish(...FIRST)
  expect(
    await isThere('/nl/te-koop', '/nl/te-koop/pagina-2', '/fr/te-koop/page-3', '/de/te-koop/seite-4'),
  ).toEqual([...[true, true, true, false]])
  const all = [
    ...(await shownOn('/nl/te-koop')),
    ...(await shownOn('/nl/te-koop/pagina-2')),
    ...(await shownOn('/nl/te-koop/pagina-3')),
  ]
  expect(all.sort()).toEqual([...FIRST].sort())

  const last = await shownOn('/nl/te-koop/pagina-3')
  expect(last).toHaveLength(2)
  await site.api.import([100, 101].map((id) => ({ kind: 'estate', delete: id })))
  await site.publish(100, 101)
  expect(await isThere('/nl/te-koop/pagina-2', '/nl/te-koop/pagina-3', '/fr/te-koop/page-3')).toEqual([
    ...[true, false, false],
  ])
  const left = [...(await shownOn('/nl/te-koop')), ...(await shownOn('/nl/te-koop/pagina-2'))]
  expect(left).toHaveLength(30)
  expect(left).not.toContain(100)
  expect(await site.file('sitemaps/nl-1.xml')).not.toContain('pagina-')
})

test('a price is another on the page of the list that it stands on, which alone is rendered anew', async () => {
  const [id = 0] = await shownOn('/nl/te-koop/pagina-2')
  const before = await site.page('/nl/te-koop')
  await site.api.import([house(id, String(id), 777_000)])
  await site.publish(id)
  expect(await site.page('/nl/te-koop/pagina-2')).toContain('777.000')
  expect(await site.page('/nl/te-koop')).toBe(before)
})

test('what waits is published before further pages of lists, which follow with it', async () => {
  const [id = 0] = await shownOn('/nl/te-koop/pagina-2')
  const put = async (price: number, isWaiting: () => Promise<boolean>) => {
    await site.api.import([house(id, String(id), price)])
    await site.hot.publish({ estateIds: [id], rentalUnitIds: [], pageIds: [] }, isWaiting)
  }
  await put(555_000, async () => true)
  expect(await site.page('/nl/te-koop/pagina-2')).not.toContain('555.000')
  await site.api.import([house(999, 'another', 1000)])
  await site.publish(999)
  expect(await site.page('/nl/te-koop/pagina-2')).toContain('555.000')
  await site.api.import([{ kind: 'estate', delete: 999 }])
  await site.publish(999)
})

test('a list that moves takes its pages along, and one that goes leaves none', async () => {
  await site.api.import([list('aankopen')])
  await site.publishPages(2)
  expect(await isThere('/nl/te-koop/pagina-2', '/nl/aankopen/pagina-2', '/de/aankopen/seite-2')).toEqual([
    ...[false, true, true],
  ])
  await site.api.import([list('x', 9)])
  await site.publishPages(9)
  await site.api.import([{ kind: 'page', delete: 2 }])
  await site.publishPages(2)
  expect(await isThere('/nl/aankopen', '/nl/aankopen/pagina-2', '/nl/x/pagina-2')).toEqual([
    false,
    false,
    true,
  ])
})

test('a page far into a list is rendered when it is asked for, as it is now', async () => {
  const later = openLaterLeaves({
    client: apiClient({ baseUrl: site.apiUrl, siteId: 'demo', log: () => undefined }),
    hot: site.hot,
  })
  const answer = await later('/nl/x/pagina-2')
  expect(answer.is === 'page' && answer.html).toBe(await site.page('/nl/x/pagina-2'))
  expect(answer.is === 'page' && answer.pageData).toBe(
    await site.file('page-data/nl/x/pagina-2/page-data.json'),
  )
  for (const path of ['/nl/x/pagina-3', '/nl/x/pagina-999999', '/nl/y/pagina-2', '/nl/x'])
    expect(await later(path)).toEqual({ is: 'nothing' })
})
