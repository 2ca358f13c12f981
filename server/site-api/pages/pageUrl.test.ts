import { splitPageUrl } from './pageUrl'

describe('the address by which a page is asked', () => {
  it.each([
    ['nl/te-koop', { locale: 'nl', path: 'te-koop' }],
    ['/nl/te-koop', { locale: 'nl', path: 'te-koop' }],
    ['/fr/a-propos/equipe/', { locale: 'fr', path: 'a-propos/equipe' }],
    ['nl', { locale: 'nl', path: '' }],
    ['/de/', { locale: 'de', path: '' }],
    ['te-koop', undefined],
    ['it/vendita', undefined],
    ['/', undefined],
  ])('%s', (url, expected) => {
    expect(splitPageUrl(url)).toEqual(expected)
  })
})
