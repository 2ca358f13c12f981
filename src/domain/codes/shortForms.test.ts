import { LOCALES } from '../../contract/locales'
import { counted } from './shortForms'

test('bedrooms and bathrooms are abbreviated as agencies do in each language', () => {
  expect(LOCALES.map((locale) => counted(3, 'bedrooms', locale))).toEqual([
    '3 slpk.',
    '3 ch.',
    '3 bed',
    '3 Schlafz.',
  ])
  expect(LOCALES.map((locale) => counted(1, 'bathrooms', locale))).toEqual([
    '1 badk.',
    '1 sdb',
    '1 bath',
    '1 Bad',
  ])
})

test('German has a plural that is as short as the singular', () => {
  expect(LOCALES.map((locale) => counted(2, 'bathrooms', locale))).toEqual([
    '2 badk.',
    '2 sdb',
    '2 bath',
    '2 Bäder',
  ])
})
