import { countedCities, withWholeCities } from './citySuggestions'

const city = (id: number, zip: string, name: string) => ({ id, zip, name, match: null, count: 9 })
const found = [city(1, '2000', 'Antwerpen'), city(2, '2018', 'Antwerpen'), city(3, '3840', 'Borgloon')]
const counted = [
  { id: 1, zip: '2000', name: 'Antwerpen', count: 3 },
  { id: 2, zip: '2018', name: 'Antwerpen', count: 1 },
  { id: 3, zip: '3840', name: 'Borgloon', count: 2 },
]

test('a city of several postal codes is offered whole, and then by each of them', () => {
  const offered = withWholeCities(countedCities(found, counted))
  expect(offered.map(({ name, zip, count, ids }) => [name, zip, count, ids])).toEqual([
    ['Antwerpen', '2000, 2018', 4, [1, 2]],
    ['Antwerpen', '2000', 3, [1]],
    ['Antwerpen', '2018', 1, [2]],
    ['Borgloon', '3840', 2, [3]],
  ])
})

test('a city that finds something under one of its postal codes only is offered once', () => {
  const offered = withWholeCities(countedCities(found, counted.slice(1)))
  expect(offered.map(({ zip }) => zip)).toEqual(['2018', '3840'])
})
