import { LOCALES } from '../../src/contract/locales'
import type { Page } from '../../src/contract/page'
import { listLeaves } from '../../src/dataLayer/leaves'
import { type ApiClient, apiClient } from '../../src/siteApi/http'
import { rentalUnit } from '../support/builders'
import { frontDoor } from '../support/frontDoor'
import { house } from '../support/hotSite'
import { homePage } from '../support/importLines'
import { startSiteApi } from '../support/siteApi'

let client: ApiClient
let stop = async () => {}
beforeAll(async () => {
  const api = await startSiteApi('PGlite')
  const door = await frontDoor(api)
  stop = async () => {
    await door.close()
    await api.close()
  }
  client = apiClient({ baseUrl: door.url, siteId: 'demo', log: () => undefined })
  await api.import([
    homePage,
    ...Array.from({ length: 340 }, (_, at) => house(at + 1, String(at + 1), (at + 1) * 1000)),
    ...Array.from({ length: 16 }, (_, at) => ({
      kind: 'rentalUnit' as const,
      data: rentalUnit({ id: at + 1, photos: [] }),
    })),
  ])
})
afterAll(() => stop())

const page = (type: Page['type'], node: NonNullable<Page['node']> = {}): Page => ({
  id: 5,
  type,
  url: { nl: 'te-koop' },
  title: { nl: 'Te koop' },
  blocks: [],
  node,
})
const cheapest = { sort: [{ field: 'general.price', direction: 'ASC' as const }] }
const upTo = (price: number) => ({ ...cheapest, query: { range: { 'general.price': { lte: price } } } })
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('what comes after the first fifteen stands on pages of fifteen', async () => {
  const leaves = await listLeaves(client, page('estateList', upTo(40_000)), [])
  expect(leaves.map(({ leaf, leaves: all, found }) => [leaf, all, found.ids])).toEqual([
    [2, 3, numbers(16, 30)],
    [3, 3, numbers(31, 40)],
  ])
})

test.each([0, 1000, 15_000])('a list that ends at € %i has no further page', async (price) => {
  expect(await listLeaves(client, page('estateList', upTo(price)), [])).toEqual([])
})

test('one of holiday homes has them too; what is no list has none', async () => {
  expect((await listLeaves(client, page('rentalList'), [])).map(({ found }) => found.ids.length)).toEqual([1])
  for (const type of ['home', 'content', 'privacy'] as const)
    expect(await listLeaves(client, page(type), [])).toEqual([])
})

test('twenty pages are built of a longer list, and a later one is had by itself', async () => {
  const built = await listLeaves(client, page('estateList', cheapest), [])
  expect(built.map(({ leaf }) => leaf)).toEqual(numbers(2, 20))
  expect(built.flatMap(({ found }) => found.ids)).toEqual(numbers(16, 300))
  const one = (leaf: number) =>
    listLeaves(client, page('estateList', cheapest), [], { first: leaf, last: leaf })
  expect((await one(23)).map(({ leaf, leaves, found }) => [leaf, leaves, found.ids])).toEqual([
    [23, 23, numbers(331, 340)],
  ])
  expect(await one(24)).toEqual([])
})

test('where a list follows the language, each language has its own, and all of them are known', async () => {
  const node = { ...upTo(40_000), sort: [{ field: 'address.city.name', direction: 'ASC' as const }] }
  const leaves = await listLeaves(client, page('estateList', node), [])
  expect(leaves).toHaveLength(2)
  for (const { found } of leaves) {
    expect(Object.keys(found.byLanguage ?? {}).sort()).toEqual([...LOCALES].sort())
    expect(new Set(Object.values(found.byLanguage ?? {}).flat())).toEqual(new Set(found.ids))
  }
})
