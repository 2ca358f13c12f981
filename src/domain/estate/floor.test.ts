import { LOCALES } from '../../contract/locales'
import { floorForm, floorText } from './floor'

test('a floor by its number, in each language', () => {
  const named = (floor: number) => LOCALES.map((locale) => floorText(floor, locale))
  expect(named(0)).toEqual(['Gelijkvloers', 'Rez-de-chaussée', 'Ground floor', 'Erdgeschoss'])
  expect(named(1)).toEqual(['1e verdieping', '1er étage', '1st floor', '1. Obergeschoss'])
  expect(named(2)).toEqual(['2e verdieping', '2e étage', '2nd floor', '2. Obergeschoss'])
  expect(named(13)).toEqual(['13e verdieping', '13e étage', '13th floor', '13. Obergeschoss'])
  expect(named(-1)).toEqual(['Kelderverdieping', 'Sous-sol', 'Basement', 'Untergeschoss'])
  expect(named(-2)).toEqual(['Kelderverdieping (-2)', 'Sous-sol (-2)', 'Basement (-2)', 'Untergeschoss (-2)'])
})

test.each([
  '5',
  '+5',
  '5e',
  'Verdieping 5',
  'verd. 5',
  '5e verdieping',
  '5de verdieping',
  'Étage 5',
  '5ème étage',
  '5e etage',
  'Floor 5',
  '5th floor',
  '5. Stock',
  '5. Obergeschoss',
  '5. OG',
  'Vijfde verdieping',
  'Cinquième étage',
  'Fifth floor',
  'Fünfter Stock',
])('"%s" has the one form of numbered floors', (name) => {
  expect(LOCALES.map((locale) => floorForm(name, locale))).toEqual([
    '5e verdieping',
    '5e étage',
    '5th floor',
    '5. Obergeschoss',
  ])
})

test.each([
  'Gelijkvloers',
  'Kelder',
  'Zolder',
  '2 en 3',
  '3e verdieping links',
  'Duplex 4/5',
  'Dakverdieping',
  '',
])('"%s" says something else than a number and stays', (name) => {
  expect(floorForm(name, 'nl')).toBe(name)
})
