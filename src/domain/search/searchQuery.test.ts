import type { ListNode } from '../../contract/page'
import { KM_PER_DEGREE } from '../map/earth'
import { CARD_FIELDS, FITTING } from '../estate/cardFields'
import { listBody } from './listBody'
import { NO_FILTER, type SearchFilter } from './searchFilter'
import { filteredQuery, searchQuery } from './searchQuery'
import { stepBounds } from './rangeStep'

const query = (filter: Partial<SearchFilter>, node: ListNode = {}, hidden: number[] = []) =>
  filteredQuery({ ...NO_FILTER, ...filter }, node, hidden)
const sort = (filter: Partial<SearchFilter>, node: ListNode = {}) =>
  searchQuery({ ...NO_FILTER, ...filter }, node, [], 'fr').sort

describe('what a search asks the API (spec §4, §5, §7)', () => {
  test('nothing asked: the whole list, newest first', () => {
    expect(searchQuery(NO_FILTER, {}, [], 'nl')).toEqual({
      query: {},
      sort: [{ field: 'general.publicationDate', direction: 'DESC' }],
      fields: [...CARD_FIELDS, FITTING],
    })
  })

  test.each<[Partial<SearchFilter>, object]>([
    [{ country: ['BE'] }, { terms: { 'address.country.id': ['BE'] } }],
    [{ city: [1, 2] }, { terms: { 'address.city.id': [1, 2] } }],
    [{ type: [3] }, { terms: { 'general.headType.id': [3] } }],
    [{ subType: [301] }, { terms: { 'general.subType.id': [301] } }],
    [{ status: [2] }, { terms: { 'listing.status': ['TO_RENT'] } }],
    [{ priceMin: 100 }, { range: { 'children.general.price': { gte: 100 } } }],
    [{ priceMax: 200 }, { range: { 'children.general.price': { lte: 200 } } }],
    [{ priceMin: 100, priceMax: 200 }, { range: { 'children.general.price': { gte: 100, lte: 200 } } }],
    [{ geoRange: { km: 5, lat: 51, lon: 3 } }, { geoDistance: { km: 5, lat: 51, lon: 3 } }],
    [{ geoRange: { km: 5, lat: 51, lon: 3 }, city: [1] }, { geoDistance: { km: 5, lat: 51, lon: 3 } }],
    [{ bedrooms: [2, 3] }, { terms: { 'children.general.bedroomCount': [2, 3] } }],
    [{ bedrooms: [6] }, { range: { 'children.general.bedroomCount': { gte: 6 } } }],
    [{ bedrooms: [4, 5, 6] }, { range: { 'children.general.bedroomCount': { gte: 4 } } }],
    [
      { bedrooms: [1, 3, 6] },
      {
        range: { 'children.general.bedroomCount': { gte: 1 } },
        not: { 'children.general.bedroomCount': [2, 4, 5] },
      },
    ],
    [
      { livingAreaMin: 100, livingAreaMax: 150 },
      { range: { 'children.dimensions.areaBuild': { gte: 100, lte: 150 } } },
    ],
    [{ garden: true }, { terms: { 'children.listing.other.garden': [true] } }],
    [
      { energy: 'B' },
      {
        terms: {
          'children.energy.energyLabel': [
            ...['A_PLUS_PLUS', 'A_PLUS', 'A_A_PLUS', 'A_PLUS_A_PLUS_PLUS', 'A', 'B', 'B_A'],
          ],
        },
      },
    ],
    [{ bedMin: 3 }, { range: { 'children.general.bedroomCount': { gte: 3 } } }],
    [
      { bedMin: 3, bedrooms: [2, 6] },
      {
        range: { 'children.general.bedroomCount': { gte: 3 } },
        not: { 'children.general.bedroomCount': [3, 4, 5] },
      },
    ],
  ])('%j', (filter, asked) => {
    expect(query(filter)).toEqual(asked)
  })

  test('a filter narrows what the page lists, and never widens it', () => {
    const node: ListNode = {
      query: {
        terms: { 'general.headType.id': [1, 3], 'listing.status': ['FOR_SALE'] },
        range: { 'children.general.price': { gte: 50_000, lte: 250_000 } },
        match: { 'general.title': 'park' },
        not: { 'status.id': [4] },
      },
      collections: [8],
    }
    expect(query({ type: [3, 7], status: [1, 2], priceMin: 100_000, priceMax: 300_000 }, node, [9])).toEqual({
      terms: { 'general.headType.id': [3], 'listing.status': ['FOR_SALE'], 'children.collections': [8] },
      range: { 'children.general.price': { gte: 100_000, lte: 250_000 } },
      match: { 'general.title': 'park' },
      not: { 'status.id': [4, 9] },
    })
    expect(query({ type: [2] }, node).terms?.['general.headType.id']).toEqual([])
  })

  test('within a page around a place, a circle of the visitor stays inside the box of the page', () => {
    const node: ListNode = { query: { geoDistance: { km: KM_PER_DEGREE, lat: 0, lon: 0 } } }
    const geoRange = { km: 5, lat: 0.5, lon: 0.5 }
    expect(query({}, node)).toEqual(node.query)
    expect(query({ geoRange }, node)).toEqual({
      geoDistance: geoRange,
      range: {
        'address.geoLocation.lat': { gte: -1, lte: 1 },
        'address.geoLocation.lon': { gte: -1, lte: 1 },
      },
    })
  })

  test('listings of a hidden status are kept out, whatever is asked', () => {
    expect(query({ status: [1] }, {}, [9])).toEqual({
      terms: { 'listing.status': ['FOR_SALE'] },
      not: { 'status.id': [9] },
    })
  })

  test('the page is asked for', () => {
    const page = { from: 15, size: 15 }
    expect(searchQuery(NO_FILTER, {}, [], 'nl', page).pagination).toEqual(page)
  })

  test('without a choice the search is the prebuilt list, to the letter', () => {
    const node: ListNode = {
      query: { terms: { 'status.id': [1] } },
      sort: [{ field: 'address.city.name', direction: 'ASC' }],
      groupOptions: { groupBy: 'TYPE' },
      collections: [3],
    }
    const page = { from: 0, size: 15 }
    const filter: SearchFilter = { sortType: 'city', sortOrder: 'ASC' }
    expect(searchQuery(filter, node, [9], 'de', page)).toEqual({
      ...listBody(node, page, [9], 'de'),
      fields: [...CARD_FIELDS, FITTING],
    })
  })
})

describe('order of a search (spec §7)', () => {
  test.each([
    ['price', 'general.price'],
    ['city', 'address.city.alias.fr'],
    ['date', 'general.publicationDate'],
    ['type', 'general.subType.id'],
  ] as const)('%s is %s', (sortType, field) => {
    expect(sort({ sortType, sortOrder: 'ASC' })).toEqual([{ field, direction: 'ASC' }])
  })

  test("a page's own order holds, with all its keys, until another is chosen", () => {
    const own: ListNode['sort'] = [
      { field: 'general.price.value', direction: 'ASC' },
      { field: 'general.id', direction: 'DESC' },
    ]
    expect(sort({ sortType: 'price', sortOrder: 'ASC' }, { sort: own })).toEqual(own)
    expect(sort({ sortType: 'price', sortOrder: 'DESC' }, { sort: own })).toEqual([
      { field: 'general.price', direction: 'DESC' },
    ])
  })

  test('a grouped page keeps its groups together', () => {
    const node: ListNode = { groupOptions: { groupBy: 'CITY', direction: 'DESC' } }
    expect(sort({ sortType: 'price' }, node)).toEqual([
      { field: 'address.city.alias.fr', direction: 'DESC' },
      { field: 'general.price', direction: 'DESC' },
    ])
    expect(sort({}, { groupOptions: { groupBy: 'STATUS' } })?.[0]).toEqual({
      field: 'listing.status',
      direction: 'ASC',
      values: ['FOR_SALE', 'TAKE_OVER', 'TO_RENT', 'TAKEN_OVER', 'SOLD', 'RENTED'],
    })
  })
})

test.each([
  [{ from: 0, to: 250 }, { max: 249.99 }],
  [
    { from: 250_000, to: 300_000 },
    { min: 250_000, max: 299_999.99 },
  ],
  [{ from: 2_000_000, to: null }, { min: 2_000_000 }],
])('a counted price step %j is searched as %j', (step, bounds) => {
  expect(stepBounds(step, 'euro')).toEqual(bounds)
})

describe('a grouped page whose order is chosen', () => {
  const node: ListNode = {
    sort: [{ field: 'address.city.name', direction: 'ASC' }],
    groupOptions: { groupBy: 'CITY', direction: 'ASC' },
  }

  test('by what its groups are about turns the groups', () => {
    expect(sort({ sortType: 'city', sortOrder: 'DESC' }, node)).toEqual([
      { field: 'address.city.alias.fr', direction: 'DESC' },
    ])
  })

  test('by anything else keeps them, each in that order', () => {
    expect(sort({ sortType: 'price', sortOrder: 'DESC' }, node)).toEqual([
      { field: 'address.city.alias.fr', direction: 'ASC' },
      { field: 'general.price', direction: 'DESC' },
    ])
  })

  test('as the page has it keeps the direction of its groups', () => {
    const turned: ListNode = { ...node, groupOptions: { groupBy: 'CITY', direction: 'DESC' } }
    expect(sort({ sortType: 'city', sortOrder: 'ASC' }, turned)?.[0]).toMatchObject({ direction: 'DESC' })
  })
})
