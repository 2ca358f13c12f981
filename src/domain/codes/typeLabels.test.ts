import { CODES } from '../../contract/codes'
import { LOCALES } from '../../contract/locales'
import { statusLabel, typeLabel, typePlural } from './typeLabels'

test('a listing is named by its type, a list of them by the plural', () => {
  expect(LOCALES.map((locale) => typeLabel('HOUSE', locale))).toEqual(['Huis', 'Maison', 'House', 'Haus'])
  expect(LOCALES.map((locale) => typePlural('HOUSE', locale))).toEqual([
    'Huizen',
    'Maisons',
    'Houses',
    'Häuser',
  ])
})

test.each(CODES.Type)('%s has a plural of its own in every language', (type) => {
  const plurals = LOCALES.map((locale) => typePlural(type, locale))
  expect(plurals).not.toContain('')
})

test('a status is named as the market names it', () => {
  expect(statusLabel('TO_RENT', 'en')).toBe('To let')
  expect(statusLabel('TAKE_OVER', 'fr')).toBe('À remettre')
  expect(statusLabel('SOLD', 'nl')).toBe('Verkocht')
})
