import { LOCALES } from '../../contract/locales'
import { cardName } from './cardName'

const villa = { type: 'Villa', city: 'Couvin', price: '€ 570.000' }

test('a listing is named by what it is, where it stands and what it costs', () => {
  expect(LOCALES.map((locale) => cardName(villa, locale))).toEqual([
    'Villa in Couvin, € 570.000',
    'Villa à Couvin, € 570.000',
    'Villa in Couvin, € 570.000',
    'Villa in Couvin, € 570.000',
  ])
  expect(cardName({ ...villa, city: 'Le Roeulx' }, 'fr')).toBe('Villa au Roeulx, € 570.000')
})

test('what is not known is left out', () => {
  expect(cardName({ ...villa, price: '' }, 'nl')).toBe('Villa in Couvin')
  expect(cardName({ ...villa, city: '' }, 'nl')).toBe('Villa, € 570.000')
})
