import { addressOfFile, exportedAddress, exportedName, inPhases, isLongLived } from './addresses'

it.each([
  ['nl/index.html', '/nl', 'nl.html'],
  ['nl/te-koop/pagina-2/index.html', '/nl/te-koop/pagina-2', 'nl/te-koop/pagina-2.html'],
  ['404.html', '/404.html', '404.html'],
  ['page-data/nl/page-data.json', '/page-data/nl/page-data.json', 'page-data/nl/page-data.json'],
  ['img/a b.svg', '/img/a%20b.svg', 'img/a b.svg'],
])('%s is asked for at %s and kept as %s', (name, address, kept) => {
  expect(addressOfFile(name)).toBe(address)
  expect(exportedName(name)).toBe(kept)
})

it('finds a page at its own address again', () => {
  expect(exportedAddress('nl/te-koop.html')).toBe('/nl/te-koop')
  expect(exportedAddress('index.html')).toBe('/')
})

it('puts what pages are made of before them, and tells search engines last', () => {
  const names = [
    'sitemap.xml',
    'nl.html',
    'page-data/nl/page-data.json',
    'app-0123456789abcdef0123.js',
    '_redirects',
    'pictures/a/0123456789abcdef-640.webp',
    'robots.txt',
    '_gatsby/slices/a.html',
  ]
  expect(inPhases(names)).toEqual([
    '_gatsby/slices/a.html',
    'app-0123456789abcdef0123.js',
    'pictures/a/0123456789abcdef-640.webp',
    'page-data/nl/page-data.json',
    'nl.html',
    '_redirects',
    'robots.txt',
    'sitemap.xml',
  ])
})

it('keeps what open pages may still ask for', () => {
  expect(isLongLived('app-0123456789abcdef0123.js')).toBe(true)
  expect(isLongLived('pictures/a/0123456789abcdef-640.webp')).toBe(true)
  expect(isLongLived('nl.html')).toBe(false)
})
