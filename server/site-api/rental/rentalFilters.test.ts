import type { RentalValue } from './countValues'
import { rentalFilters } from './rentalFilters'

const value = (kind: RentalValue['kind'], count: number, of: unknown): RentalValue => ({
  kind,
  value: of,
  count,
})

const values = [
  value('location', 3, { id: 2, name: { nl: 'Zeedijk', fr: 'Digue' } }),
  value('location', 1, { id: 1, name: { nl: 'Centrum' } }),
  value('maxOccupation', 2, 6),
  value('maxOccupation', 1, 4),
  value('maxOccupation', 1, 10),
  value('city', 3, { id: 35013, zip: '8400', name: 'Oostende', alias: { fr: 'Ostende' } }),
  value('city', 1, { id: 31004, zip: '8370', name: 'Blankenberge' }),
  value('periodType', 1, { id: 9, name: {} }),
  value('periodType', 4, { id: 1, name: { en: 'Week' } }),
  value('periodStart', 1, '2027-07-10'),
  value('periodStart', 2, '2027-07-03'),
  value('periodDates', 1, { start: '2027-07-10', end: '2027-07-17' }),
  value('periodDates', 1, { start: '2027-07-03', end: '2027-07-17' }),
  value('periodDates', 2, { start: '2027-07-03', end: '2027-07-10' }),
]

describe('what holiday units can be filtered by', () => {
  it('has names in the language, else in one that has a name, by name', () => {
    const filters = rentalFilters(values, 'fr')
    expect(filters.locations.map(({ name }) => name)).toEqual(['Centrum', 'Digue'])
    expect(filters.cities).toEqual([
      { id: 31004, name: 'Blankenberge', count: 1 },
      { id: 35013, name: 'Ostende', count: 3 },
    ])
    expect(filters.periodTypes).toEqual([{ id: 1, name: 'Week', count: 4 }])
    expect(rentalFilters(values, 'nl').cities[1]?.name).toBe('Oostende')
  })

  it('has numbers and days in their order', () => {
    const filters = rentalFilters(values, 'nl')
    expect(filters.maxOccupations.map((each) => each.value)).toEqual([4, 6, 10])
    expect(filters.periodStartDates.map(({ start }) => start)).toEqual(['2027-07-03', '2027-07-10'])
    expect(filters.periodDates[0]).toEqual({ start: '2027-07-03', end: '2027-07-10', count: 2 })
  })
})
