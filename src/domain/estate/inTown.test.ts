import { ofTown, inTown, inTowns } from './inTown'

test('French joins the article of a town to its preposition', () => {
  expect([inTown('Le Roeulx', 'fr'), inTown('Les Bons Villers', 'fr'), inTown('La Louvière', 'fr')]).toEqual([
    'au Roeulx',
    'aux Bons Villers',
    'à La Louvière',
  ])
})

test.each([
  ['Gand', 'de Gand'],
  ['Anvers', 'd’Anvers'],
  ['Écaussinnes', 'd’Écaussinnes'],
  ['Ypres', 'd’Ypres'],
  ['Œudeghien', 'd’Œudeghien'],
  ['Hélécine', 'd’Hélécine'],
  ['Huy', 'de Huy'],
  ['Hasselt', 'de Hasselt'],
  ['Le Roeulx', 'du Roeulx'],
  ['Les Bons Villers', 'des Bons Villers'],
  ['La Louvière', 'de La Louvière'],
  ['Leuze-en-Hainaut', 'de Leuze-en-Hainaut'],
  ['Lessines', 'de Lessines'],
  ['Brabant flamand', 'du Brabant flamand'],
])('of %s is said "%s"', (city, words) => {
  expect(ofTown(city, 'fr')).toBe(words)
})

test('several towns are said as each language says them', () => {
  expect(inTowns(['Bruges', 'Le Roeulx'], 'fr')).toBe('à Bruges et au Roeulx')
  expect(inTowns(['Brugge', 'Gent'], 'nl')).toBe('in Brugge en Gent')
  expect([ofTown('Gent', 'nl'), ofTown('Ghent', 'en'), ofTown('Gent', 'de')]).toEqual([
    'van Gent',
    'of Ghent',
    'um Gent',
  ])
})
