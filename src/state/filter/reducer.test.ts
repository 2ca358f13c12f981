import type { EstateFilters } from '../../contract/search'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { filterReducer, initialFilter, sortSet, type FilterAction, type FilterState } from './reducer'

const options: EstateFilters = {
  headTypes: [{ id: 1, name: { nl: 'Huis' }, count: 2, subTypes: [] }],
  countries: [],
  statuses: [],
  locations: [{ id: 44021, zip: '9000', name: 'Gent', count: 2 }],
  prices: { min: 1, max: 2, steps: [] },
  bedrooms: [{ value: 3, count: 2 }],
}
const gone = new Error('503')
const again = new Error('500')
const initial = initialFilter()
const filtered: SearchFilter = { city: [44021], bedMin: 2, sortType: 'price', sortOrder: 'ASC' }
const searched: FilterState = { ...initial, filterQuery: filtered, options }

/** Every state the filter can be in. */
const STATES = {
  initial,
  'options loading': { ...initial, isLoading: true },
  searched,
  'options loading again': { ...searched, isLoading: true },
  'options failed': { ...initial, error: gone },
  'options failed after some were known': { ...searched, error: gone },
} satisfies Record<string, FilterState>

const taken: SearchFilter = { type: [1], sortType: 'city', sortOrder: 'ASC' }

/** What each action changes, in any state. */
const ACTIONS: [FilterAction, (before: FilterState) => Partial<FilterState>][] = [
  [{ type: 'sortSet', filterQuery: taken }, () => ({ filterQuery: taken })],
  [
    { type: 'filtersUpdated', patch: { priceMax: 250_000, type: [3] } },
    ({ filterQuery }) => ({ filterQuery: { ...filterQuery, priceMax: 250_000, type: [3] } }),
  ],
  [{ type: 'filtersUpdated', patch: {} }, () => ({})],
  [{ type: 'optionsRequested' }, () => ({ isLoading: true })],
  [{ type: 'optionsLoaded', options }, () => ({ isLoading: false, options, error: null })],
  [{ type: 'optionsFailed', error: again }, () => ({ isLoading: false, error: again })],
]

describe.each(Object.entries(STATES))('the filter, %s (spec §4)', (_, before: FilterState) => {
  test.each(ACTIONS)('%j', (action, change) => {
    const untouched = structuredClone(before)
    expect(filterReducer(before, action)).toEqual({ ...before, ...change(before) })
    expect(before).toEqual(untouched)
  })
})

describe('the filter query (spec §3)', () => {
  test('begins with the newest first', () => {
    expect(initial.filterQuery).toEqual({ sortOrder: 'DESC', sortType: 'date' })
    expect(initial).toMatchObject({ isLoading: false, error: null })
  })

  test('or with what the address asks', () => {
    expect(initialFilter(filtered).filterQuery).toBe(filtered)
  })

  test('another order keeps what is searched', () => {
    const action = sortSet(searched, { sortType: 'date', sortOrder: 'DESC' })
    expect(filterReducer(searched, action).filterQuery).toEqual({ city: [44021], bedMin: 2, ...NO_FILTER })
  })

  test('an update merges, takes off what is empty and lets a circle replace the towns', () => {
    const geoRange = { km: 5, lat: 51.05, lon: 3.72 }
    const update = (patch: Partial<SearchFilter>) =>
      filterReducer(searched, { type: 'filtersUpdated', patch }).filterQuery
    expect(update({ city: [] })).toEqual({ bedMin: 2, sortType: 'price', sortOrder: 'ASC' })
    expect(update({ geoRange })).toEqual({ bedMin: 2, geoRange, sortType: 'price', sortOrder: 'ASC' })
  })
})
