import { cityNames } from './cityNames'

const city = (zip: string, name: string, alias?: Record<string, string>) => ({
  id: 1,
  zip,
  name,
  ...(alias && { alias }),
})

test('a town is called in each language that has a name of its own for it', () => {
  expect(cityNames(city('9000', 'Gent'), 'BE')).toEqual({ fr: 'Gand', en: 'Ghent' })
  expect(cityNames(city('8400', 'Oostende'), 'BE')).toEqual({ fr: 'Ostende', en: 'Ostend', de: 'Ostende' })
})

test('a feed in French gives the names in the other languages', () => {
  expect(cityNames(city('9000', 'Gand'), 'BE')).toEqual({ nl: 'Gent', en: 'Ghent', de: 'Gent' })
})

test('what the feed says stays, its own writing too', () => {
  expect(cityNames(city('9000', 'Gent', { fr: 'Gand-Centre' }), 'BE')).toEqual({
    fr: 'Gand-Centre',
    en: 'Ghent',
  })
  expect(cityNames(city('9000', 'GENT'), 'BE')).toEqual({ fr: 'Gand', en: 'Ghent' })
})

test('a name that is none of its postal code, or lies elsewhere, stays alone', () => {
  expect(cityNames(city('1000', 'Gent'), 'BE')).toBeUndefined()
  expect(cityNames(city('9000', 'Gent'), 'NL')).toBeUndefined()
  expect(cityNames(city('-', 'Gent'), 'BE')).toBeUndefined()
})

test('a country that nobody told is no other country', () => {
  expect(cityNames(city('9000', 'Gent'), 'UNKNOWN')).toEqual({ fr: 'Gand', en: 'Ghent' })
})

test('a town that is called alike everywhere gets no names', () => {
  expect(cityNames(city('8300', 'Knokke-Heist'), 'BE')).toBeUndefined()
})
