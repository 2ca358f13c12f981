import { LOCALES } from '../../contract/locales'
import { shortForm } from './shortForms'

test('bedrooms and bathrooms fit on a card in every language', () => {
  expect(LOCALES.map((locale) => `3 ${shortForm('bedrooms', locale)}`)).toEqual([
    '3 slpk.',
    '3 ch.',
    '3 bed',
    '3 SZ',
  ])
  expect(LOCALES.map((locale) => `2 ${shortForm('bathrooms', locale)}`)).toEqual([
    '2 badk.',
    '2 sdb',
    '2 bath',
    '2 Bad',
  ])
})
