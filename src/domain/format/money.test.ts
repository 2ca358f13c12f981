import fc from 'fast-check'
import { LOCALES } from '../../contract/locales'
import { euro, euroPerSquareMetre, priceText } from './money'

test.each([
  [385000, '€ 385.000'],
  [950, '€ 950'],
  [1250.5, '€ 1.250,50'],
  [1234567.891, '€ 1.234.567,89'],
  [0, '€ 0'],
  [999.999, '€ 1.000'],
  [-1, ''],
  [NaN, ''],
  [undefined, ''],
  [null, ''],
])('%p euro reads %p', (amount, text) => {
  expect(euro(amount)).toBe(text)
})

test('a price of a square metre says so', () => {
  expect(euroPerSquareMetre(3437.5)).toBe('€ 3.437,50/m²')
  expect(euroPerSquareMetre(8.5)).toBe('€ 8,50/m²')
  expect(euroPerSquareMetre(-1)).toBe('')
})

test('"from" is said in each language', () => {
  expect(LOCALES.map((locale) => priceText(245000, locale, { from: true }))).toEqual([
    'Vanaf € 245.000',
    'À partir de € 245.000',
    'From € 245.000',
    'Ab € 245.000',
  ])
})

test('a rent says what it is paid for', () => {
  expect(LOCALES.map((locale) => priceText(950, locale, { period: 'MONTH' }))).toEqual([
    '€ 950/maand',
    '€ 950/mois',
    '€ 950/month',
    '€ 950/Monat',
  ])
  expect(priceText(18000, 'nl', { period: 'YEAR' })).toBe('€ 18.000/jaar')
  expect(priceText(700, 'fr', { period: 'WEEK' })).toBe('€ 700/semaine')
})

test('a price that is not set has neither prefix nor period', () => {
  expect(priceText(-1, 'nl', { from: true, period: 'MONTH' })).toBe('')
})

test('an amount can be read back from its text, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
      const text = euro(cents / 100)
      const back = text.replace('€ ', '').replaceAll('.', '').replace(',', '.')
      expect(Math.round(Number(back) * 100)).toBe(cents)
      expect(text).toMatch(/^€ \d{1,3}(\.\d{3})*(,\d\d)?$/)
    }),
  )
})

test('no number makes it throw or read badly', () => {
  fc.assert(
    fc.property(fc.double(), fc.constantFrom(...LOCALES), fc.boolean(), (amount, locale, from) => {
      expect(priceText(amount, locale, { from })).toMatch(/^$|^(\D* )?€ \d{1,3}(\.\d{3})*(,\d\d)?$/)
    }),
  )
})
