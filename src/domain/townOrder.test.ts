import type { Locale } from '../contract/locales'
import { townKey } from './townOrder'

const sorted = (locale: Locale, ...names: string[]) =>
  names.sort((a, b) => (townKey(a, locale) < townKey(b, locale) ? -1 : 1))

test('saints stand where they are written, an abbreviation where the whole word would', () => {
  expect(sorted('nl', 'Sint-Truiden', 'Schoten', 'Saint-Hubert', 'Temse', 'St.-Niklaas')).toEqual([
    'Saint-Hubert',
    'Schoten',
    'St.-Niklaas',
    'Sint-Truiden',
    'Temse',
  ])
  expect(sorted('fr', 'Sivry', 'Ste-Ode', 'Saint-Trond', 'St-Hubert', 'Seneffe')).toEqual([
    'St-Hubert',
    'Saint-Trond',
    'Ste-Ode',
    'Seneffe',
    'Sivry',
  ])
  expect(sorted('de', 'Spa', 'St. Vith', 'Schaerbeek')).toEqual(['St. Vith', 'Schaerbeek', 'Spa'])
})

test('an article is the first word of a name', () => {
  expect(sorted('fr', 'Lens', 'Le Rœulx', 'La Louvière', 'Louvain', 'Les Bons Villers', 'Lasne')).toEqual([
    'La Louvière',
    'Lasne',
    'Le Rœulx',
    'Lens',
    'Les Bons Villers',
    'Louvain',
  ])
  expect(sorted('nl', 'Denderleeuw', 'De Panne', 'De Haan', 'Deinze', "'s Gravenvoeren", 'Rumst')).toEqual([
    'De Haan',
    'De Panne',
    'Deinze',
    'Denderleeuw',
    'Rumst',
    "'s Gravenvoeren",
  ])
})

test('neither accents nor case nor signs move a name', () => {
  expect(townKey('ÉCAUSSINNES-d’Enghien', 'fr')).toBe('ecaussinnes d enghien')
  expect(townKey('Œudeghien', 'fr')).toBe('oeudeghien')
  expect(townKey('--', 'fr')).toBe('')
})
