import fc from 'fast-check'
import { NO_RENTAL_FILTERS, mergedOptions, optionSearches, roomOptions } from './rentalOptions'
import { parseRental, parseRentalMap, parseRentalPage, printRental } from './rentalAddress'
import { rentalChips, withChosen } from './rentalChips'
import { rentalBody, rentalQuery } from './rentalQuery'
import { canonicalRental, isOneStay, patchedRental, RENTAL_SORTS, type RentalSearch } from './rentalSearch'

const parse = (text: string) => parseRental(new URLSearchParams(text))

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const ids = fc.array(fc.integer({ min: -2, max: 3_000_000_000 }), { maxLength: 5 })
const anySearch: fc.Arbitrary<RentalSearch> = fc.record(
  {
    location: ids,
    city: ids,
    subKind: ids,
    maxOccupation: fc.integer({ min: -1, max: 200 }),
    periodType: ids,
    place: fc.constantFrom('kust', 'gent-9000', 'A b', ''),
    month: anyDay.map((text) => text.slice(0, 7)),
    monthEnd: anyDay.map((text) => text.slice(0, 7)),
    priceMax: fc.integer({ min: -1, max: 2_000_000 }),
    periodStart: anyDay,
    periodEnd: anyDay,
    sort: fc.constantFrom(...RENTAL_SORTS),
  },
  { requiredKeys: ['sort'] },
)

describe('a search for holiday units in the address', () => {
  test.each<[string, Partial<RentalSearch>]>([
    ['', {}],
    ['location=2,1&location=2', { location: [1, 2] }],
    ['city=35013&subKind=4', { city: [35013], subKind: [4] }],
    ['maxOccupation=6', { maxOccupation: 6 }],
    ['periodStart=2026-12-04&periodEnd=2026-12-07', { periodStart: '2026-12-04', periodEnd: '2026-12-07' }],
    ['periodEnd=2026-12-07', {}],
    ['periodStart=2026-12-07&periodEnd=2026-12-07', { periodStart: '2026-12-07' }],
    ['month=2027-08&periodType=1', { month: '2027-08', periodType: [1] }],
    ['month=2027-13&priceMax=900', { priceMax: 900 }],
    ['month=2027-06&monthEnd=2027-08', { month: '2027-06', monthEnd: '2027-08' }],
    ['month=2027-06&monthEnd=2027-06', { month: '2027-06' }],
    ['monthEnd=2027-06', {}],
    ['month=2027-08&periodStart=2027-08-07', { periodStart: '2027-08-07' }],
    ['city=1,2&place=kust', { city: [1, 2], place: 'kust' }],
    ['place=kust', {}],
    ['sort=price', { sort: 'price' }],
    ['location=&city=Gent&maxOccupation=0&periodStart=2026-02-30&sort=beauty&__proto__=1', {}],
  ])('%j', (text, search) => {
    expect(parse(text)).toEqual({ sort: 'own', ...search })
  })

  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=two', 1],
    ['page=999', 33],
  ])('page of %j is %d', (text, page) => {
    expect(parseRentalPage(new URLSearchParams(text))).toBe(page)
  })

  test('any search reads back as itself', () => {
    fc.assert(
      fc.property(anySearch, fc.integer({ min: 1, max: 33 }), fc.boolean(), (given, page, showMap) => {
        const search = canonicalRental(given)
        const params = new URLSearchParams(printRental(search, page, showMap))
        expect(parseRentalMap(params)).toBe(showMap)
        expect(parseRental(params)).toEqual(search)
        expect(parseRentalPage(params)).toBe(page)
      }),
    )
  })

  test('one search has one text, whatever the address looked like; no address throws', () => {
    const anyText = fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'location',
            'city',
            'maxOccupation',
            'periodStart',
            'periodEnd',
            'sort',
            'page',
            'x',
          ),
          fc.oneof(fc.string(), anyDay, fc.integer().map(String), fc.constantFrom(...RENTAL_SORTS)),
        ),
        { maxLength: 8 },
      )
      .map((pairs) => new URLSearchParams(pairs))
    fc.assert(
      fc.property(anyText, (params) => {
        const search = parseRental(params)
        const printed = printRental(search)
        expect(parse(printed)).toEqual(search)
        expect(printRental(parse(printed))).toBe(printed)
        expect(printed).toMatch(/^[\w=&,-]*$/)
      }),
    )
  })
})

describe('changing a search', () => {
  const stay = parse('periodStart=2026-12-04&periodEnd=2026-12-07&city=1')

  test('another arrival forgets the departure; no arrival has none', () => {
    expect(patchedRental(stay, { periodStart: '2026-12-11' })).toEqual(parse('periodStart=2026-12-11&city=1'))
    expect(patchedRental(stay, { periodStart: undefined })).toEqual(parse('city=1'))
    expect(patchedRental(parse('city=1,2&place=kust'), { city: [1] })).toEqual(parse('city=1'))
    expect(patchedRental(stay, { city: [] })).toEqual(parse('periodStart=2026-12-04&periodEnd=2026-12-07'))
  })

  test('setting the same twice changes nothing more', () => {
    fc.assert(
      fc.property(anySearch, anySearch, (search, patch) => {
        const once = patchedRental(search, patch)
        expect(patchedRental(once, patch)).toEqual(once)
      }),
    )
  })
})

test('a place is one chip, and taken off with its towns', () => {
  const search = parse('city=1,2,3&place=kust&month=2027-08&priceMax=900&maxOccupation=4')
  const chips = rentalChips(search, { ...NO_RENTAL_FILTERS, places: { kust: 'Belgische kust' } }, 'nl')
  expect(chips.map(({ label }) => label)).toEqual([
    'Belgische kust',
    'minstens 4 personen',
    'augustus 2027',
    'tot € 900',
  ])
  expect(printRental(chips[0]?.without ?? search)).toBe('maxOccupation=4&month=2027-08&priceMax=900')
})

test('a season is one chip, asked as all of its months, and ends with another month', () => {
  const summer = parse('month=2027-06&monthEnd=2027-08')
  const [chip] = rentalChips(summer, NO_RENTAL_FILTERS, 'nl')
  expect(chip?.label).toBe('juni – augustus 2027')
  expect(printRental(chip?.without ?? summer)).toBe('')
  expect(rentalQuery(summer).range).toEqual({ 'period.start': { gte: '2027-06-01', lt: '2027-09-01' } })
  expect(printRental(patchedRental(summer, { month: '2027-07' }))).toBe('month=2027-07')
  const [winter] = rentalChips(parse('month=2026-12&monthEnd=2027-02'), NO_RENTAL_FILTERS, 'de')
  expect(winter?.label).toBe('Dezember 2026 – Februar 2027')
})

test('a month and a most price in the terms of the API', () => {
  expect(rentalQuery(parse('month=2027-12&priceMax=900')).range).toEqual({
    'period.start': { gte: '2027-12-01', lt: '2028-01-01' },
    'period.total': { lte: 900 },
  })
})

test('a search in the terms of the API', () => {
  const search = parse('location=1&city=5&maxOccupation=4&periodType=2&periodStart=2026-12-04&sort=price')
  expect(rentalBody(search, 15, 'nl')).toEqual({
    query: {
      terms: {
        'general.location.id': [1],
        'address.city.id': [5],
        'period.typeId': [2],
        'period.start': ['2026-12-04'],
      },
      range: { 'general.maxOccupation': { gte: 4 } },
    },
    sort: [{ field: 'price', direction: 'ASC' }],
    pagination: { from: 0, size: 15 },
  })
  expect(rentalQuery(parse(''))).toEqual({})
  expect(rentalBody(parse('sort=city'), 15, 'fr').sort).toEqual([
    { field: 'address.city.alias.fr', direction: 'ASC' },
  ])
})

test('each list is counted without its own condition, in as few calls as can be', () => {
  expect(optionSearches(parse(''))).toHaveLength(1)
  const searches = optionSearches(parse('city=5&maxOccupation=4'))
  expect(searches.map(({ search, lists }) => [printRental(search), lists])).toEqual([
    [
      'city=5&maxOccupation=4',
      ['locations', 'subKinds', 'periodTypes', 'periodMonths', 'periodStartDates', 'periodDates'],
    ],
    ['city=5', ['maxOccupations']],
    ['maxOccupation=4', ['cities']],
  ])
  const of = (id: number) => ({ ...NO_RENTAL_FILTERS, cities: [{ id, name: '', count: 1 }] })
  expect(mergedOptions(searches, [of(1), of(2), of(3)]).cities).toEqual([{ id: 3, name: '', count: 1 }])
})

test('room for so many counts those with room for more', () => {
  const maxOccupations = [
    { value: 2, count: 3 },
    { value: 4, count: 2 },
    { value: 8, count: 1 },
  ]
  expect(roomOptions({ ...NO_RENTAL_FILTERS, maxOccupations })).toEqual([
    { value: 2, count: 6 },
    { value: 4, count: 3 },
    { value: 8, count: 1 },
  ])
  expect(roomOptions({ ...NO_RENTAL_FILTERS, maxOccupations }, 3)).toContainEqual({ value: 3, count: 3 })
  expect(roomOptions(NO_RENTAL_FILTERS, 60)).toEqual([{ value: 60, count: 0 }])
})

test('chips say what is chosen, and the search without it', () => {
  const names = { ...NO_RENTAL_FILTERS, cities: [{ id: 5, name: 'Ostende', count: 3 }] }
  const search = parse('city=5,6&maxOccupation=4&periodStart=2026-12-04')
  expect(rentalChips(search, names, 'fr').map(({ label, without }) => [label, printRental(without)])).toEqual(
    [
      ['Ostende', 'city=6&maxOccupation=4&periodStart=2026-12-04'],
      ['6', 'city=5&maxOccupation=4&periodStart=2026-12-04'],
      ['au moins 4 personnes', 'city=5,6&periodStart=2026-12-04'],
      ['arrivée ven. 04/12/2026', 'city=5,6&maxOccupation=4'],
    ],
  )
})

test('what is chosen stays in its list when it finds nothing beside the rest', () => {
  const chips = rentalChips(parse('city=5,6'), NO_RENTAL_FILTERS, 'nl')
  const known = { value: '6', label: 'Oostende', count: 2 }
  expect(withChosen([known], chips, 'city')).toEqual([{ value: '5', label: '5', count: 0 }, known])
  expect(withChosen([known], chips, 'location')).toEqual([known])
})

test.each([
  ['periodStart=2027-08-07&periodEnd=2027-08-14', true],
  ['periodStart=2027-08-07&periodType=1', true],
  ['periodStart=2027-08-07', false],
  ['periodStart=2027-08-07&periodType=1,2', false],
  ['month=2027-08&periodType=1', false],
])('of what %s finds in a unit, that it is one stay is %s', (query, isOne) => {
  expect(isOneStay(parse(query))).toBe(isOne)
})
