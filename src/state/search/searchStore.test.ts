import type { ListNode } from '../../contract/page'
import type { ListedCard } from '../../domain/search/listedCard'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { NO_FILTERS } from '../../siteApi/estates'
import type { LoadedPage, Pagination } from '../estateList/loads'
import { createSearchStore } from './searchStore'

const card = (id: number): ListedCard => ({
  id,
  kind: 'property',
  path: `/nl/aanbod/${id}`,
  price: '',
  sold: false,
  status: 'FOR_SALE',
  city: 'Gent',
  type: 'Villa',
  summary: '',
})
const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => card(from + index))

interface Asked {
  filter: SearchFilter
  part: Pagination
  signal: AbortSignal
  answer: (page: LoadedPage<ListedCard>) => Promise<void>
  fail: (error: unknown) => Promise<void>
}

let pathNumber = 0

/** A store with an API whose answers come when the test says so. */
function opened({
  query = '',
  nextQuery = '',
  node = {} as ListNode,
  total = 40,
  backFromMap = (): boolean => false,
} = {}) {
  const asked: Asked[] = []
  const optionsFor: SearchFilter[] = []
  const addresses: string[] = []
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  const store = createSearchStore({
    siteId: 'demo',
    pageId: 1,
    path: `/nl/te-koop-${pathNumber++}`,
    node,
    prebuilt: { total, results: cards(1, 15) },
    query,
    nextQuery,
    setAddress: (text, how) => void addresses.push(`${how} ${text}`),
    backFromMap,
    calls: {
      page: (filter, part, signal) =>
        new Promise((resolve, reject) =>
          asked.push({
            filter,
            part,
            signal,
            answer: (page) => (resolve(page), settled()),
            fail: (error) => (reject(error), settled()),
          }),
        ),
      options: async (filter) => (optionsFor.push(filter), NO_FILTERS),
      newSince: async () => 0,
      count: async () => 0,
    },
  })
  const last = () => {
    const call = asked.at(-1)
    if (!call) throw new Error('Nothing was asked')
    return call
  }
  const ids = () => store.getState().list.estates.map(({ id }) => id)
  return { store, asked, last, ids, optionsFor, addresses, list: () => store.getState().list }
}

const WINDOW = [
  [3, 50],
  [4, 50],
  [4, 51],
  [3, 51],
] as const

test('a map that is followed leaves one entry in the history, however often it is moved', () => {
  const { store, addresses, last } = opened()
  store.follow(WINDOW)
  store.follow(WINDOW.map(([lon, lat]) => [lon + 1, lat] as const))
  expect(addresses.map((address) => address.split(' ')[0])).toEqual(['push', 'replace'])
  expect(store.isOtherList()).toBe(false)
  expect(last().filter.area?.[0]).toEqual([4, 50])
})

test('what is searched on the map leaves the window to the map, until the filter or a way back changes the search', () => {
  const { store } = opened()
  const says = () => [store.isOtherList(), store.isOnMap(), store.isFollowing()]
  store.searchOnMap({ area: WINDOW })
  expect(says()).toEqual([false, true, false])
  store.follow(WINDOW.map(([lon, lat]) => [lon + 1, lat] as const))
  expect(says()).toEqual([false, true, true])
  store.filterBy({ type: [1] })
  expect(says()).toEqual([true, false, false])
  store.searchOnMap({ area: [] })
  store.open('?type=2')
  expect(says()).toEqual([false, false, false])
})

test('a way back that is quicker than the page is to the search before it', () => {
  const { store } = opened()
  const type = () => store.getState().filter.filterQuery.type ?? []
  store.filterBy({ type: [1] })
  store.goTo('')
  expect(type()).toEqual([])
  // The page is rendered with both a moment later, and once it is the page itself tells of the way back.
  store.open('?type=1')
  store.open('')
  expect(type()).toEqual([])
  store.filterBy({ type: [2] })
  store.open('?type=2')
  store.goTo('')
  expect(type()).toEqual([2])
})

describe('a list page that is opened', () => {
  test('without parameters shows what was prebuilt and asks nothing', () => {
    const { store, asked, optionsFor, list } = opened()
    store.open('')
    expect(list()).toMatchObject({ total: 40, isLoading: false, showMap: false, error: null })
    expect([asked, optionsFor]).toEqual([[], []])
  })

  test('with a search asks for its first 15', async () => {
    const { last, list, ids, addresses } = opened({ query: '?type=1' })
    expect(list().isLoading).toBe(true)
    expect(last()).toMatchObject({ filter: { type: [1] }, part: { from: 0, size: 15 } })
    await last().answer({ total: 1, results: [card(9)] })
    expect([ids(), list().isLoading]).toEqual([[9], false])
    expect(addresses).toEqual([])
  })

  test('asks for its search while it still shows what was prebuilt, and not again when it opens it', async () => {
    const { store, asked, last, ids, list } = opened({ nextQuery: '?type=1&page=2' })
    expect(list().isLoading).toBe(false)
    expect(last()).toMatchObject({ filter: { type: [1] }, part: { from: 0, size: 30 } })
    store.open('?type=1&page=2')
    expect([asked.length, list().isLoading]).toEqual([1, true])
    await last().answer({ total: 1, results: [card(9)] })
    expect(ids()).toEqual([9])
  })

  test('is opening until the answer is there, and counts its values after it', async () => {
    const { store, last, optionsFor } = opened({ nextQuery: 'type=1' })
    expect(store.isOpening()).toBe(false)
    store.open('?type=1')
    expect([store.isOpening(), optionsFor.length]).toEqual([true, 0])
    await last().answer({ total: 2, results: cards(100, 2) })
    expect(store.isOpening()).toBe(false)
    expect(optionsFor.length).toBeGreaterThan(0)
    store.filterBy({ type: [2] })
    expect(store.isOpening()).toBe(false)
  })

  test('is not opening any more when the answer fails', async () => {
    const { store, last } = opened({ nextQuery: 'type=1' })
    store.open('?type=1')
    await last().fail(new Error('down'))
    expect([store.isOpening(), store.getState().list.isLoading]).toEqual([false, false])
  })

  test('asks anew when it opens another search than it was to', async () => {
    const { store, asked, last, ids } = opened({ nextQuery: 'type=1' })
    store.open('?type=2')
    expect(asked.map(({ filter }) => filter.type)).toEqual([[1], [2]])
    await last().answer({ total: 1, results: [card(8)] })
    expect(ids()).toEqual([8])
  })

  test('asks nothing ahead when it is to show what was prebuilt', () => {
    expect(opened({ nextQuery: 'map=1' }).asked).toEqual([])
  })

  test('with pages and map shows as many pages, and the map', async () => {
    const { last, list, ids } = opened({ query: 'map=1&page=3' })
    expect(last().part).toEqual({ from: 0, size: 45 })
    await last().answer({ total: 60, results: cards(1, 45) })
    expect(ids()).toHaveLength(45)
    expect(list().showMap).toBe(true)
  })
})

describe('a visitor who filters', () => {
  test('gets a new address and the first page of what is found', async () => {
    const { store, last, addresses, ids, asked } = opened()
    store.filterBy({ city: [44021] })
    expect(addresses).toEqual(['push city=44021'])
    await last().answer({ total: 1, results: [card(3)] })
    expect(ids()).toEqual([3])
    // The page is rendered with the address that was set: nothing more is asked.
    store.open('?city=44021')
    expect(asked).toHaveLength(1)
  })

  test('an older answer never overwrites a newer one', async () => {
    const { store, asked, ids } = opened()
    store.filterBy({ city: [44021] })
    store.filterBy({ city: [31005] })
    const [older, newer] = asked
    expect(older?.signal.aborted).toBe(true)
    await newer?.answer({ total: 1, results: [card(2)] })
    await older?.answer({ total: 1, results: [card(1)] })
    expect(ids()).toEqual([2])
  })

  test('who takes the last value off sees the prebuilt list again, at once', async () => {
    const { store, last, asked, addresses, list } = opened()
    store.filterBy({ city: [44021] })
    await last().answer({ total: 0, results: [] })
    store.filterBy({ city: [] })
    expect(list()).toMatchObject({ total: 40, isLoading: false })
    expect(asked).toHaveLength(1)
    expect(addresses.at(-1)).toBe('push ')
  })

  test('back shows the list as it was, with its pages', async () => {
    const { store, last, asked, ids, addresses } = opened()
    await Promise.all([store.more(), last().answer({ total: 40, results: cards(16, 15) })])
    expect(addresses).toEqual(['replace page=2'])
    store.open('page=2')
    store.filterBy({ type: [1] })
    store.open('type=1')
    await last().answer({ total: 1, results: [card(99)] })
    store.open('page=2')
    expect(ids()).toEqual(cards(1, 30).map(({ id }) => id))
    expect(asked).toHaveLength(2)
  })

  test('another order never loses a filter', async () => {
    const { store, addresses } = opened()
    store.filterBy({ type: [1] })
    store.sortBy({ sortType: 'price', sortOrder: 'ASC' })
    expect(addresses.at(-1)).toBe('push type=1&sortType=price&sortOrder=ASC')
  })

  test('a search that was put together elsewhere, as in the sheet of a phone, has the names of its values asked for', async () => {
    const { store, optionsFor, last } = opened()
    store.search({ ...NO_FILTER, place: ['gent-9000'] })
    await last().answer({ total: 3, results: cards(1, 3) })
    expect(optionsFor).toEqual([{ ...NO_FILTER, place: ['gent-9000'] }])
  })

  test('values are asked for when the filter is near, and follow it from then on', async () => {
    const { store, optionsFor } = opened()
    store.wantOptions()
    store.wantOptions()
    store.filterBy({ type: [1] })
    expect(optionsFor.map(({ type }) => type)).toEqual([undefined, [1]])
  })
})

describe('a failure', () => {
  test('keeps the filter and can be tried again', async () => {
    const { store, last, list, ids } = opened()
    store.filterBy({ type: [1] })
    await last().fail(new Error('down'))
    // As spec §8 says it.
    expect(list()).toMatchObject({ isLoading: false, total: 0, estates: [], error: new Error('down') })
    expect(store.getState().filter.filterQuery.type).toEqual([1])
    expect(store.getState().found).toBe('')
    const retried = store.retry()
    await last().answer({ total: 1, results: [card(5)] })
    await retried
    expect([ids(), list().error, store.getState().found]).toEqual([[5], null, 'type=1'])
  })

  test('of more keeps what is shown and asks for the same again', async () => {
    const { store, last, ids, addresses } = opened()
    await Promise.all([store.more(), last().fail(new Error('down'))])
    expect(ids()).toHaveLength(15)
    expect(addresses).toEqual([])
    await Promise.all([store.more(), last().answer({ total: 40, results: cards(16, 15) })])
    expect(last().part).toEqual({ from: 15, size: 15 })
    expect(ids()).toHaveLength(30)
  })

  test('of several pages asks for as many again', async () => {
    const { store, last } = opened({ query: 'page=3' })
    await last().fail(new Error('down'))
    void store.retry()
    expect(last().part).toEqual({ from: 0, size: 45 })
  })
})

describe('a grouped list is loaded whole (spec §4)', () => {
  const node: ListNode = { groupOptions: { groupBy: 'CITY' } }

  test('below what is shown, and the address keeps that it was', async () => {
    const { store, last, ids, list, addresses } = opened({ node })
    const more = store.more()
    expect(list()).toMatchObject({ isLoading: false, isLoadingNextPage: true })
    expect(last().part).toEqual({ from: 15, size: 500 })
    expect(store.moreText()).toBe('page=3')
    await last().answer({ total: 40, results: cards(16, 25) })
    await more
    expect(ids()).toEqual(cards(1, 40).map(({ id }) => id))
    expect(addresses).toEqual(['replace page=3'])
  })

  test('when such an address is opened', async () => {
    const { last, ids } = opened({ node, query: 'page=3' })
    expect(last().part).toEqual({ from: 0, size: 500 })
    await last().answer({ total: 40, results: cards(1, 40) })
    expect(ids()).toHaveLength(40)
  })

  test('with a search, without being told so in the address', async () => {
    const { store, last, addresses } = opened({ node })
    store.filterBy({ type: [1] })
    expect(last().part).toEqual({ from: 0, size: 500 })
    await last().answer({ total: 30, results: cards(1, 30) })
    store.toggleMap()
    expect(addresses).toEqual(['push type=1', 'replace type=1&map=1'])
  })

  test('back to the page as it was built shows its first cards', async () => {
    const { store, last, ids } = opened({ node })
    await Promise.all([store.more(), last().answer({ total: 40, results: cards(16, 25) })])
    store.open('page=3')
    store.open('')
    expect(ids()).toHaveLength(40)
    store.open('type=1')
    store.open('')
    expect(ids()).toHaveLength(15)
    store.open('page=3')
    expect(ids()).toHaveLength(40)
  })
})

describe('the map that fills a phone', () => {
  test('is an entry of the history, from which the way back leads to the list', () => {
    let steps = 0
    const { store, addresses, list } = opened({ backFromMap: () => (steps += 1) > 0 })
    store.toggleFullMap()
    expect(addresses).toEqual(['over map=1'])
    expect(list().showMap).toBe(true)
    store.open('?map=1')
    store.toggleFullMap()
    expect(steps).toBe(1)
    expect(addresses).toHaveLength(1)
    // The browser opens the address before.
    store.open('')
    expect(list().showMap).toBe(false)
  })

  test('closes where it stands when it was not opened from its list', () => {
    const { store, addresses, list } = opened({ query: 'type=1&map=1' })
    store.toggleFullMap()
    expect(addresses).toEqual(['replace type=1'])
    expect(list().showMap).toBe(false)
  })
})

test('the map stays in the address while the search changes', () => {
  const { store, addresses } = opened()
  store.toggleMap()
  store.filterBy({
    area: [
      [3.7, 51],
      [3.8, 51],
      [3.8, 51.1],
    ],
  })
  expect(addresses).toEqual(['replace map=1', 'push area=3.7,51;3.8,51;3.8,51.1&map=1'])
})

test('prices of what is sold are asked in no way (spec §2)', () => {
  const node: ListNode = { query: { terms: { 'status.id': [4, 5, 6] } } }
  const { store, asked, addresses, last } = opened({ node, query: 'type=1&price-max=1000&sortType=price' })
  expect(last().filter).toEqual({ type: [1], sortType: 'date', sortOrder: 'DESC' })
  store.sortBy({ sortType: 'price', sortOrder: 'ASC' })
  store.filterBy({ priceMin: 5 })
  expect([asked.length, addresses]).toEqual([1, []])
})
