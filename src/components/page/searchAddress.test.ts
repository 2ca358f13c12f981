import { parseSearch } from '../../domain/search/parseSearch'
import { searchAddress } from './searchAddress'

describe('where the search of the home page leads (spec §7 Search parameters)', () => {
  test.each([
    ['an apartment in Ghent', { type: [3], city: [44021] }, '/nl/te-koop?city=44021&type=3'],
    ['anything in Ghent', { city: [44021] }, '/nl/te-koop?city=44021'],
    ['anything in either Antwerp', { city: [20018, 20000] }, '/nl/te-koop?city=20000,20018'],
    ['anything by the sea', { place: ['kust'] }, '/nl/te-koop?place=kust'],
    [
      'anything around Ghent',
      { geoRange: { km: 10, lat: 51.05, lon: 3.7167 } },
      '/nl/te-koop?geo_range=10km;51.05;3.7167',
    ],
    ['anything anywhere', {}, '/nl/te-koop'],
  ])('%s', (_, words, address) => {
    expect(searchAddress('/nl/te-koop', words)).toBe(address)
  })

  test('the list page reads what was asked', () => {
    const { searchParams } = new URL(
      searchAddress('/nl/te-koop', { type: [3], city: [44021] }),
      'http://localhost',
    )
    expect(parseSearch(searchParams)).toMatchObject({ type: [3], city: [44021] })
  })
})
