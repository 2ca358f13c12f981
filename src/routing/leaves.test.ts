import { LOCALES } from '../contract/locales'
import { addressFault } from './pageAddress'
import { isLeafWord, leafHref, parseLeaf } from './leaves'

test.each(LOCALES)('in %s the pages of a list have addresses that are read back', (locale) => {
  const list = `/${locale}/a/b`
  for (const leaf of [2, 20, 667]) {
    const path = leafHref(list, locale, leaf)
    expect(parseLeaf(path)).toEqual({ list, leaf })
    expect(addressFault(path.slice(4))).toContain('which is a further page of a list')
  }
  expect(leafHref(list, locale, 1)).toBe(list)
})

test('each language has its word', () => {
  expect(LOCALES.map((locale) => leafHref(`/${locale}/a`, locale, 2))).toEqual([
    '/nl/a/pagina-2',
    '/fr/a/page-2',
    '/en/a/page-2',
    '/de/a/seite-2',
  ])
})

test.each([
  ...[
    '/nl',
    '/nl/pagina',
    '/nl/te-koop',
    '/nl/te-koop/pagina-',
    '/nl/te-koop/pagina-0',
    '/nl/te-koop/pagina-02',
  ],
  ...['/nl/te-koop/page-2', '/fr/a-vendre/pagina-2', '/xx/a/page-2', '/nl/te-koop/pagina-2/foto', '', '/'],
  ...['/nl/te-koop/pagina-1234567', '/nl/te-koop/pagina-2e3'],
])('%j is no page of a list', (path) => {
  expect(parseLeaf(path)).toBeUndefined()
})

test('a page of the site’s own may be called by words that only begin so', () => {
  for (const url of ['pagina', 'page-de-garde', 'seite-2-sehen', 'nieuws/2024', 'pagina-2/foto'])
    expect(addressFault(url)).toBeUndefined()
  expect(isLeafWord('page-2')).toBe(true)
})
