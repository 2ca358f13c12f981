import { neighbours } from './neighbours'
import { canonical, NO_FILTER, type SearchFilter } from './searchFilter'

const town = (
  id: number,
  zip: string,
  name: string,
  lat: number,
  count: number,
  place = `${name}-${zip}`,
) => ({
  ...{ id, zip, name, count, place },
  at: { lat, lon: 3.72 },
})
const locations = [
  town(1, '9000', 'gent', 51.05, 3),
  town(2, '9050', 'gentbrugge', 51.04, 2),
  town(3, '9820', 'merelbeke', 51.0, 3),
  town(4, '9090', 'melle', 51.01, 1),
  town(5, '9091', 'melle', 51.01, 4, 'melle-9090'),
  town(6, '8000', 'brugge', 51.21, 9),
  town(7, '9840', 'de-pinte', 50.99, 0),
  { id: 8, zip: '59000', name: 'lille', count: 5 },
]
const places = [
  {
    ...{
      code: 'gent-9000',
      kind: 'municipality' as const,
      zip: '9000',
      zips: '9000-9052',
      name: { nl: 'Gent' },
    },
    ...{ lat: 51.05, lon: 3.72 },
  },
]
const near = (filter: Partial<SearchFilter>) =>
  neighbours(canonical({ ...NO_FILTER, ...filter }), { headTypes: [], locations, places }).map(
    ({ location, ids, count }) => [location.name, ids, count],
  )

describe('towns near the chosen one', () => {
  test('are those where something is found, the nearest first; one of two numbers is one', () => {
    expect(near({ city: [1] })).toEqual([
      ['gentbrugge', [2], 2],
      ['melle', [4, 5], 5],
      ['merelbeke', [3], 3],
    ])
  })

  test('are none of what a whole municipality holds already', () => {
    expect(near({ place: ['gent-9000'] })).toEqual([
      ['melle', [4, 5], 5],
      ['merelbeke', [3], 3],
    ])
  })

  test('are near any of several, and none of them', () => {
    expect(near({ city: [3, 4, 5] })).toEqual([
      ['gentbrugge', [2], 2],
      ['gent', [1], 3],
    ])
  })

  test('are not looked for around circles, abroad and where no place is chosen', () => {
    expect(near({})).toEqual([])
    expect(near({ place: ['gent-9000~10'] })).toEqual([])
    expect(near({ city: [8] })).toEqual([])
  })
})
