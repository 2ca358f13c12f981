import type { FoundCity } from '../../contract/estateMap'
import { countedCities, knownCities, meantCity, thoseThereFirst } from './citySuggestions'

const found = (given: Partial<FoundCity>): FoundCity => ({
  ids: [],
  place: null,
  kind: 'municipality',
  zip: '',
  zips: '',
  name: '',
  match: null,
  within: null,
  count: 9,
  ...given,
})
const antwerp = found({ ids: [1, 2], place: 'antwerpen-2000', zip: '2000, 2018', name: 'Antwerpen' })
const province = found({ place: 'prov-antwerpen', kind: 'province', zips: '2000-2999', name: 'Antwerpen' })
const looz = found({ ids: [3], place: 'borgloon-3840', zip: '3840', name: 'Borgloon' })
const abroad = found({ ids: [7], kind: null, zip: '59000', name: 'Lille' })
const counted = [
  { id: 1, zip: '2000', name: 'Antwerpen', count: 3 },
  { id: 2, zip: '2018', name: 'Antwerpen', count: 1 },
  { id: 5, zip: '2300', name: 'Turnhout', count: 4 },
]

test('a place is counted as the search stands: by its municipalities, else by its postal codes', () => {
  const offered = countedCities([antwerp, province], counted, 'nl')
  expect(offered.map(({ name, count }) => [name, count])).toEqual([
    ['Antwerpen', 4],
    ['Antwerpen (provincie)', 8],
  ])
})

test('a city that stands for all its postal codes says so, in each language', () => {
  const whole = { ...antwerp, zips: '2000-2660', within: 'Antwerpen' }
  const notes = (['nl', 'fr', 'en', 'de'] as const).map(
    (locale) => countedCities([whole], counted, locale)[0]?.note,
  )
  expect(notes).toEqual([
    'heel Antwerpen · Antwerpen (provincie)',
    'tout Antwerpen · Antwerpen (province)',
    'all of Antwerpen · Antwerpen (province)',
    'ganz Antwerpen · Antwerpen (Provinz)',
  ])
  expect(countedCities([whole], counted, 'nl')[0]?.zip).toBe('2000–2660')
  const scattered = { ...whole, zips: '2000,2018,2030,2050' }
  expect(countedCities([scattered], counted, 'nl')[0]?.zip).toBe('')
  const [circle, borgloon, part] = countedCities(
    [
      { ...whole, around: { km: 10, lat: 51.2, lon: 4.4 } },
      { ...looz, zips: '3840' },
      { ...whole, kind: 'part', name: 'Berchem' },
    ],
    counted,
    'nl',
  )
  expect([circle?.note, borgloon?.note, part?.note]).toEqual(['Antwerpen (provincie)', '', 'Antwerpen'])
})

test('a place where nothing stands is offered all the same, unless nobody could look out for it', () => {
  expect(countedCities([looz, abroad], counted, 'nl').map(({ name, count }) => [name, count])).toEqual([
    ['Borgloon', 0],
  ])
})

test('a circle is called by how far it goes, and not counted', () => {
  const circle = { ...looz, around: { km: 10, lat: 50.8, lon: 5.3 } }
  expect(countedCities([circle], counted, 'fr')).toMatchObject([
    { name: '10 km autour de Borgloon', count: undefined },
  ])
})

test('what is typed means the best that is called so, or the only one', () => {
  expect(meantCity('antwerpen', [antwerp, province])).toBe(antwerp)
  expect(meantCity('antw', [antwerp, province])).toBeUndefined()
  expect(meantCity('antw', [antwerp])).toBe(antwerp)
  expect(meantCity('antwerpen', [])).toBeUndefined()
})

test.each(['9000 Gent', 'Gent 9000', '9000, Gand', 'gand (9000)', 'Gent', 'GAND', '9000'])(
  'a town is meant by its postal code and any of its names, wherever one stands: %s',
  (typed) => {
    const gand: FoundCity = { ...looz, place: 'gent-9000', zip: '9000', name: 'Gand', match: 'Gent' }
    const around = { ...gand, around: { km: 10, lat: 51.05, lon: 3.72 } }
    expect(meantCity(typed, [gand, around])).toBe(gand)
  },
)

test('without the search for places a counted town is known by its postal code and name together too', () => {
  const ghent = { id: 7, zip: '9000', name: 'Gent', alias: { fr: 'Gand' }, count: 3 }
  for (const typed of ['9000 Gent', '9000 ga', 'Gand 9000'])
    expect(knownCities(typed, [ghent], 'fr').map(({ name }) => name)).toEqual(['Gand'])
})

test('of a town and its namesake what finds something comes first; what is only begun so stays in its order', () => {
  const city = found({ place: 'liege-4000', zip: '4000', zips: '4000-4032', name: 'Luik' })
  const circle = { ...city, around: { km: 10, lat: 50.6, lon: 5.6 } }
  const whole = found({ place: 'prov-luik', kind: 'province', zips: '4000-4990', name: 'Luik' })
  const all = [city, circle, whole]
  const huy = [{ id: 9, zip: '4500', name: 'Hoei', count: 5 }]
  expect(thoseThereFirst('luik', all, huy)).toEqual([whole, city, circle])
  expect(thoseThereFirst('lui', all, huy)).toEqual(all)
  expect(thoseThereFirst('luik', all, counted)).toEqual(all)
  const french = all.map((one) => ({ ...one, name: 'Liège', match: 'Lüttich' }))
  expect(thoseThereFirst('Lüttich', french, huy)[0]?.place).toBe('prov-luik')
})

test('what only resembles a name is not what is meant, though nothing else is found', () => {
  const guess = found({ place: 'drogenbos-1620', zip: '1620', name: 'Drogenbos', isGuess: true })
  expect(meantCity("'; drop", [guess])).toBeUndefined()
  expect(countedCities([guess], counted, 'nl')[0]).toMatchObject({ name: 'Drogenbos', isGuess: true })
})
