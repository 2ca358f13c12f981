import { rentalFilters } from './rentalFilters'

const values = {
  locations: [{ id: 2, name: { nl: 'Zeedijk', fr: 'Digue' } }, { id: 1, name: { nl: 'Centrum' } }, null],
  subKinds: [],
  maxOccupations: [6, 4, 10],
  cities: [
    { id: 35013, zip: '8400', name: 'Oostende', alias: { fr: 'Ostende' } },
    { id: 35013, zip: '8401', name: 'Oostende', alias: { fr: 'Ostende' } },
    { id: 31004, zip: '8370', name: 'Blankenberge' },
  ],
  periodTypes: [
    { id: 9, name: {} },
    { id: 1, name: { en: 'Week' } },
  ],
  periodDates: [
    { start: '2027-07-10', end: '2027-07-17' },
    { start: '2027-07-03', end: '2027-07-17' },
    { start: '2027-07-03', end: '2027-07-10' },
  ],
}

describe('what holiday units can be filtered by', () => {
  it('has names in the language, else in one that has a name, by name', () => {
    const filters = rentalFilters(values, 'fr')
    expect(filters.locations.map(({ name }) => name)).toEqual(['Centrum', 'Digue'])
    expect(filters.cities).toEqual([
      { id: 31004, name: 'Blankenberge' },
      { id: 35013, name: 'Ostende' },
    ])
    expect(filters.periodTypes).toEqual([{ id: 1, name: 'Week' }])
    expect(rentalFilters(values, 'nl').cities[1]?.name).toBe('Oostende')
  })

  it('has numbers and days in their order, each once', () => {
    const filters = rentalFilters(values, 'nl')
    expect(filters.maxOccupations).toEqual([4, 6, 10])
    expect(filters.periodStartDates).toEqual(['2027-07-03', '2027-07-10'])
    expect(filters.periodDates[0]).toEqual({ start: '2027-07-03', end: '2027-07-10' })
  })
})
