import fc from 'fast-check'
import { searchAddress } from './searchAddress'

describe('where the search of the home page leads (spec §7 Search parameters)', () => {
  test.each([
    [
      'an apartment for sale in Ghent',
      1,
      { type: '3', city: ' Gent ' },
      '/nl/te-koop?type=3&status=1&city=Gent',
    ],
    ['anything anywhere', 2, { type: '', city: '  ' }, '/nl/te-koop?status=2'],
    [
      'a town with a space and an accent',
      1,
      { type: '', city: 'La Louvière' },
      '/nl/te-koop?status=1&city=La+Louvi%C3%A8re',
    ],
  ])('%s', (_, status, words, address) => {
    expect(searchAddress('/nl/te-koop', status, words)).toBe(address)
  })

  test('whatever is typed arrives as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (city) => {
        const address = new URL(searchAddress('/nl/te-koop', 1, { type: '', city }), 'http://localhost')
        expect(address.searchParams.get('city') ?? '').toBe(city.trim())
        expect(address.hash).toBe('')
      }),
    )
  })
})
