import fc from 'fast-check'
import { FILTER_KEYS } from './filters'
import { parsePage, parseSearch } from './parseSearch'
import { printSearch } from './printSearch'
import { canonical, NO_FILTER, patched, without, type SearchFilter } from './searchFilter'
import { SORT_TYPES } from './sortChoice'
import { anyFilter, anyHome, anyText } from '../../../tests/support/arbitraryFilter'

const parse = (text: string) => parseSearch(new URLSearchParams(text))
/** What an address asks for besides the default order. */
const asked = (text: string) => {
  const { sortType, sortOrder, ...rest } = parse(text)
  expect({ sortType, sortOrder }).toEqual({ sortType: 'date', sortOrder: 'DESC' })
  return rest
}

describe('search parameters in the address (spec §5, §7)', () => {
  test('an address without parameters asks for everything, newest first', () => {
    expect(parse('')).toEqual({ sortType: 'date', sortOrder: 'DESC' })
  })

  test.each<[string, string, Partial<SearchFilter>]>([
    ['a country', 'country=BE', { country: ['BE'] }],
    ['a country in small letters', 'country=be', { country: ['BE'] }],
    ['one town', 'city=44021', { city: [44021] }],
    ['several towns, comma-separated', 'city=44021,11002', { city: [11002, 44021] }],
    ['several towns, repeated', 'city=44021&city=11002&city=44021', { city: [11002, 44021] }],
    ['price bounds', 'price-min=100000&price-max=250000.50', { priceMin: 100000, priceMax: 250000.5 }],
    ['price bounds the wrong way round', 'price-min=300&price-max=100', { priceMin: 100, priceMax: 300 }],
    ['types by number', 'type=3,1', { type: [1, 3] }],
    ['a type by its code', 'type=HOUSE&type=apartment', { type: [1, 3] }],
    ['a subtype by its code', 'subType=VILLA', { subType: [102] }],
    ['a transaction, the other name of a status', 'transaction=2,4,6', { status: [2, 5] }],
    ['a status rather than a transaction', 'transaction=5&status=1', { status: [1] }],
    ['a status by number or code', 'status=1,TO_RENT', { status: [1, 2] }],
    ['bedrooms', 'bedrooms=2,3', { bedrooms: [2, 3] }],
    ['no bedroom at all is a choice too', 'bedrooms=0', { bedrooms: [0] }],
    ['six bedrooms and above are the large ones', 'bedrooms=9,6,7', { bedrooms: [6] }],
    ['a least number of bedrooms', 'bed-min=3', { bedMin: 3 }],
    ['a least number beyond the large ones', 'bed-min=11', { bedMin: 6 }],
    [
      'a living area',
      'living-area-min=100&living-area-max=150.5',
      { livingAreaMin: 100, livingAreaMax: 150.5 },
    ],
    [
      'a living area the wrong way round',
      'living-area-min=90&living-area-max=60',
      { livingAreaMin: 60, livingAreaMax: 90 },
    ],
    ['an energy label', 'energy=c', { energy: 'C' }],
    ['a garden', 'garden=1', { garden: true }],
    ['a circle', 'geo_range=10km;51.0543;3.7174', { geoRange: { km: 10, lat: 51.0543, lon: 3.7174 } }],
    [
      'a circle replaces towns',
      'city=44021&geo_range=2.5km%3B51.0%3B-3.5',
      { geoRange: { km: 2.5, lat: 51, lon: -3.5 } },
    ],
  ])('%s: %s', (_, text, filter) => {
    expect(asked(text)).toEqual(filter)
  })

  test.each([
    'city=&type=&price-min=&price-max=&bedrooms=&bed-min=&geo_range=&country=&subType=&status=&transaction=',
    'city=Gent&city=-1&city=0&city=1.5&city=99999999999',
    'price-min=cheap&price-max=-5',
    'price-min=0&price-max=0&bed-min=0',
    'price-min=1e9&price-max=Infinity',
    'type=CASTLES&subType=HOUSES&status=9.5,9&transaction=FOR_SALE,9',
    'bedrooms=many&bed-min=-2',
    'country=XX&country=Belgium',
    'living-area-min=big&living-area-max=0&energy=Z&energy=G&garden=0&garden=yes',
    'type=constructor&type=__proto__&sortType=toString',
    'sortOrder=sideways&sortType=beauty',
    'utm_source=newsletter&CITY=1',
  ])('what is empty or not understood asks for nothing: %s', (text) => {
    expect(asked(text)).toEqual({})
  })

  test.each([
    '10;51.05;3.71',
    '10km,51.05,3.71',
    '10 km;51.05;3.71',
    'km;51.05;3.71',
    '-10km;51.05;3.71',
    '10km;51.05',
    '10km;51.05;3.71;1',
    '10km;51;3',
    '10km;51,05;3,71',
    '10km;91.05;3.71',
    '10km;51.05;181.1',
    '0km;51.05;3.71',
    '10KM;51.05;3.71',
  ])('a geo_range of another form is not applied and leaves the town: %s', (text) => {
    expect(asked(`city=44021&geo_range=${encodeURIComponent(text)}`)).toEqual({ city: [44021] })
  })

  test.each([
    ['sortOrder', 'date', 'ASC'],
    ['sortOrder=', 'date', 'ASC'],
    ['sortType=price&sortOrder=', 'price', 'ASC'],
    ['sortType=price', 'price', 'DESC'],
    ['sortType=city&sortOrder=asc', 'city', 'ASC'],
    ['sortType=TYPE&sortOrder=DESC', 'type', 'DESC'],
  ])('order: %s', (text, sortType, sortOrder) => {
    expect(parse(text)).toEqual({ sortType, sortOrder })
  })

  test('a list with an order of its own keeps it until another is asked', () => {
    const home = { sortType: 'city', sortOrder: 'ASC' } as const
    const order = (text: string) => parseSearch(new URLSearchParams(text), home)
    expect(order('')).toEqual(home)
    expect(order('sortType=city')).toEqual(home)
    expect(order('sortType=date')).toEqual({ sortType: 'date', sortOrder: 'DESC' })
  })

  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=two', 1],
    ['page=99999', 1000],
  ])('page of %p is %d', (text, page) => {
    expect(parsePage(new URLSearchParams(text))).toBe(page)
  })
})

describe('printing a search', () => {
  test.each<[string, Partial<SearchFilter>]>([
    ['', {}],
    ['city=11002,44021&bed-min=2', { city: [44021, 11002], bedMin: 2 }],
    ['geo_range=10km;51.0;-3.7174', { geoRange: { km: 10, lat: 51, lon: -3.7174 }, city: [44021] }],
    ['geo_range=500km;0.0;0.1234568', { geoRange: { km: 9000, lat: -0, lon: 0.12345678 } }],
    ['price-min=100000&price-max=250000.5', { priceMin: 100000, priceMax: 250000.5 }],
    ['sortOrder=ASC', { sortOrder: 'ASC' }],
    ['sortType=price', { sortType: 'price' }],
    ['sortType=city&sortOrder=ASC', { sortType: 'city', sortOrder: 'ASC' }],
    ['bedrooms=2,6', { bedrooms: [8, 2] }],
    ['', { city: [], bedrooms: [], priceMin: NaN, bedMin: 0, type: [-4] }],
  ])('%p', (text, filter) => {
    expect(printSearch({ ...NO_FILTER, ...filter })).toBe(text)
  })

  test('the pages shown come last, the first one is not mentioned', () => {
    expect(printSearch({ ...NO_FILTER, type: [1] }, { page: 3 })).toBe('type=1&page=3')
    expect(printSearch(NO_FILTER, { page: 1 })).toBe('')
  })

  test('any search, on any list, reads back as itself', () => {
    fc.assert(
      fc.property(anyFilter, anyHome, fc.integer({ min: 1, max: 1000 }), (given, home, page) => {
        const filter = canonical(given)
        const params = new URLSearchParams(printSearch(filter, { home, page }))
        expect(parseSearch(params, home)).toEqual(filter)
        expect(parsePage(params)).toBe(page)
      }),
      { numRuns: 1000 },
    )
  })

  test('one search has one text, whatever the address looked like; no address throws', () => {
    fc.assert(
      fc.property(anyText, anyHome, (text, home) => {
        const filter = parseSearch(new URLSearchParams(text), home)
        const printed = printSearch(filter, { home })
        const again = parseSearch(new URLSearchParams(printed), home)
        expect(again).toEqual(filter)
        expect(printSearch(again, { home })).toBe(printed)
        expect(printed).toMatch(/^[\w=&,;.%!'()*~-]*$/)
        expect(printSearch({ ...again, words: undefined, reference: undefined }, { home })).not.toMatch(
          /-0\.0+(;|&|$)/,
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('the arbitrary addresses do reach every condition', () => {
    const seen = new Set<string>()
    for (const text of fc.sample(anyText, { numRuns: 6000, seed: 7 })) {
      Object.keys(parse(text)).forEach((key) => seen.add(key))
    }
    expect(seen).toEqual(new Set([...FILTER_KEYS, 'sortType', 'sortOrder']))
    expect(SORT_TYPES).toEqual(['price', 'city', 'date', 'type', 'price-m2', 'price-cut'])
  })
})

describe('changing a search (spec §4)', () => {
  const searched = canonical({ ...NO_FILTER, city: [1], bedMin: 2 })

  test('updating merges, and taking off leaves no trace', () => {
    expect(patched(searched, { priceMax: 200000 })).toEqual({ ...searched, priceMax: 200000 })
    expect(patched(searched, { city: [], bedMin: undefined })).toEqual(NO_FILTER)
    expect(Object.keys(patched(searched, { city: [] }))).not.toContain('city')
    expect(without(searched, 'city', 'bedMin')).toEqual(NO_FILTER)
  })

  test('of a town and a circle the one chosen last counts', () => {
    const geoRange = { km: 5, lat: 51.1, lon: 3.1 }
    const circled = patched(searched, { geoRange })
    expect(circled).toEqual({ ...NO_FILTER, bedMin: 2, geoRange })
    expect(patched(circled, { city: [7] })).toEqual({ ...NO_FILTER, bedMin: 2, city: [7] })
    expect(patched(circled, { city: [] })).toEqual(circled)
  })

  test('a bound chosen beyond the other takes its place', () => {
    const low = patched(NO_FILTER, { priceMin: 100, priceMax: 200 })
    expect(patched(low, { priceMin: 300 })).toEqual({ ...NO_FILTER, priceMin: 300 })
    expect(patched(low, { priceMax: 50 })).toEqual({ ...NO_FILTER, priceMax: 50 })
    expect(patched(low, { priceMax: 100 })).toEqual({ ...NO_FILTER, priceMin: 100, priceMax: 100 })
  })

  test('a bound that is rounded to the other one crosses nothing', () => {
    const high = { ...NO_FILTER, priceMax: 1_000_000 }
    const both = { ...high, priceMin: 1_000_000 }
    expect(patched(high, { priceMin: 999_999.995 })).toEqual(both)
    expect(patched(both, { priceMin: 1_000_000.001 })).toEqual(both)
  })

  test('setting the same twice changes nothing more', () => {
    fc.assert(
      fc.property(anyFilter, anyFilter, (filter, patch) => {
        const once = patched(filter, patch)
        expect(patched(once, patch)).toEqual(once)
        expect(canonical(once)).toEqual(once)
      }),
    )
  })
})
