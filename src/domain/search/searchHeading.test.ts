import { viewArea } from '../map/viewArea'
import { listCount, searchHeading } from './searchHeading'
import { canonical, NO_FILTER, type SearchFilter } from './searchFilter'

const names = {
  headTypes: [],
  locations: [
    { id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand', en: 'Ghent' }, count: 3 },
    { id: 11002, zip: '2000', name: 'Antwerpen', alias: { fr: 'Anvers', en: 'Antwerp' }, count: 3 },
    { id: 11003, zip: '2018', name: 'Antwerpen', alias: { fr: 'Anvers', en: 'Antwerp' }, count: 1 },
    { id: 55035, zip: '7070', name: 'Le Roeulx', count: 1 },
    { id: 31005, zip: '8000', name: 'Brugge', alias: { fr: 'Bruges', en: 'Bruges' }, count: 2 },
  ],
}
const places = [
  ...[{ code: 'gent-9000', kind: 'municipality' as const, zip: '9000', name: { nl: 'Gent', fr: 'Gand' } }],
  ...[{ code: 'kust', kind: 'area' as const, zip: '', name: { nl: 'Belgische kust', fr: 'Côte belge' } }],
  ...[
    { code: 'prov-antwerpen', kind: 'province' as const, zip: '', name: { nl: 'Antwerpen', fr: 'Anvers' } },
  ],
  ...[{ code: 'arr-gent', kind: 'arrondissement' as const, zip: '', name: { nl: 'Gent', fr: 'Gand' } }],
].map((place) => ({ ...place, lat: null, lon: null }))
const GENT = [51.05, 3.72] as const
const towns = [['Gent', ...GENT, 265_000, { fr: 'Gand', en: 'Ghent' }]] as const
const window = viewArea({ west: 3.5, south: 50.9, east: 3.9, north: 51.2 })
const sale = { title: 'Te koop', node: { query: { terms: { 'status.id': [1] } } } }
const sea = { title: 'Wonen aan zee', node: { collections: [1] } }
const heading = (
  filter: Partial<SearchFilter>,
  total: number,
  locale: 'nl' | 'fr' | 'en' | 'de' = 'nl',
  page: typeof sale | typeof sea = sale,
) => searchHeading(canonical({ ...NO_FILTER, ...filter }), total, page, { ...names, places, towns }, locale)

describe('the heading of what was found', () => {
  const houses = { type: [1], city: [44021] }
  test.each([
    ['nl', '128 huizen te koop in Gent'],
    ['fr', '128 maisons à vendre à Gand'],
    ['en', '128 houses for sale in Ghent'],
    ['de', '128 Häuser in Gent zu verkaufen'],
  ] as const)('in %s: %s', (locale, text) => {
    expect(heading(houses, 128, locale)).toBe(text)
  })

  test.each([
    [{ type: [1] }, 1, 'nl', '1 huis te koop'],
    [{ type: [1] }, 0, 'fr', '0 maison à vendre'],
    [{ type: [1] }, 0, 'en', '0 houses for sale'],
    [{ type: [1, 3] }, 1234, 'nl', '1.234 panden te koop'],
    [{ city: [44021, 31005] }, 5, 'nl', '5 panden te koop in Brugge en Gent'],
    [{ city: [11002, 11003] }, 5, 'fr', '5 biens à vendre à Anvers'],
    [{ city: [11002, 11003, 44021] }, 5, 'nl', '5 panden te koop in Antwerpen en Gent'],
    [{ city: [44021, 31005, 1] }, 5, 'nl', '5 panden te koop'],
    [{ city: [1] }, 5, 'nl', '5 panden te koop'],
    [{ city: [31005, 55035] }, 5, 'fr', '5 biens à vendre à Bruges et au Roeulx'],
    [{ geoRange: { km: 10, lat: 51.05, lon: 3.72 } }, 1, 'nl', '1 pand te koop binnen 10 km van Gent'],
    [
      { geoRange: { km: 10, lat: 51.05, lon: 3.72 } },
      2,
      'de',
      '2 Objekte im Umkreis von 10 km um Gent zu verkaufen',
    ],
    [{ geoRange: { km: 10, lat: 50, lon: 3 } }, 5, 'fr', '5 biens à vendre dans un rayon de 10 km'],
    [{ place: ['gent-9000~10'] }, 5, 'nl', '5 panden te koop binnen 10 km van Gent'],
    [{ place: ['gent-9000', 'kust'] }, 5, 'fr', '5 biens à vendre (Gand, Côte belge)'],
    [{ place: ['gent-9000~10', 'kust'] }, 5, 'nl', '5 panden te koop (10 km rond Gent, Belgische kust)'],
    [{ place: ['prov-antwerpen'] }, 5, 'nl', '5 panden te koop in de provincie Antwerpen'],
    [{ place: ['prov-antwerpen'] }, 5, 'fr', '5 biens à vendre dans la province d’Anvers'],
    [{ place: ['prov-antwerpen'] }, 5, 'de', '5 Objekte in der Provinz Antwerpen zu verkaufen'],
    [
      { place: ['gent-9000', 'prov-antwerpen'] },
      5,
      'nl',
      '5 panden te koop in Gent en in de provincie Antwerpen',
    ],
    [{ place: ['arr-gent'] }, 5, 'en', '5 properties for sale in the district of Gent'],
    [{ place: ['nowhere~10'] }, 5, 'nl', '5 panden te koop'],
    [{ area: window }, 5, 'nl', '5 panden te koop in dit kaartbeeld'],
    [{ area: window.slice(1) }, 5, 'fr', '5 biens à vendre dans la zone dessinée'],
    [{ status: [2] }, 5, 'en', '5 properties to let'],
  ] as const)('%j, %i, %s: %s', (filter, total, locale, text) => {
    expect(heading(filter, total, locale)).toBe(text)
  })

  test('a page of another kind keeps its title', () => {
    expect(heading({ type: [3] }, 2, 'nl', sea)).toBe('Wonen aan zee: 2 appartementen')
    expect(heading({ type: [3], status: [1] }, 2, 'nl', sea)).toBe('Wonen aan zee: 2 appartementen te koop')
  })
})

test('a list of one type only counts that', () => {
  const projects = { query: { terms: { 'general.headType.id': [7] } } }
  const homes = { query: { terms: { 'general.headType.id': [1, 3] } } }
  expect(listCount({ title: 'Nieuwbouw', node: projects }, 6, 'nl')).toBe('6 projecten')
  expect(listCount({ title: 'Neuf', node: projects }, 1, 'fr')).toBe('1 projet')
  expect(listCount({ title: 'Neubauprojekte', node: projects }, 6, 'de')).toBe('6')
  expect(listCount({ title: 'New developments', node: projects }, 6, 'en')).toBe('6')
  expect(listCount({ title: 'Nieuwbouwprojecten', node: projects }, 6, 'nl')).toBe('6')
  expect(listCount({ title: 'Te koop', node: homes }, 6, 'nl')).toBe('6 panden')
  const page = { title: 'Nieuwbouwprojecten', node: projects }
  const inGhent = searchHeading({ ...NO_FILTER, city: [44021] }, 2, page, names, 'nl')
  expect(inGhent).toBe('Nieuwbouwprojecten: 2 projecten in Gent')
})
