import { LOCALES } from '../../contract/locales'
import { pinWords } from './pinWords'

const pin = (price: number | null, type = 1, units = 0) => ({
  price,
  units,
  kind: { type, transaction: 1, sold: false, approximate: false },
})

test('a pin says its price, short, and in full when it is read out', () => {
  expect(pinWords(pin(385_000), 'nl')).toEqual({ text: '€ 385k', said: '€ 385.000' })
})

test('the price of a project is its lowest, and said to be', () => {
  const project = pin(220_000, 3, 6)
  expect(LOCALES.map((locale) => pinWords(project, locale).text)).toEqual([
    'v.a. € 220k',
    'dès € 220k',
    'from € 220k',
    'ab € 220k',
  ])
  expect(pinWords(project, 'fr').said).toBe('À partir de € 220.000')
  expect(pinWords(pin(null, 3, 6), 'nl').text).toBe('Appartement')
})

test('without a price it says what it is, and never that there is one on request', () => {
  expect(LOCALES.map((locale) => pinWords(pin(null), locale).text)).toEqual([
    'Huis',
    'Maison',
    'House',
    'Haus',
  ])
  expect(pinWords(pin(null, 3), 'de')).toEqual({ text: 'Wohnung', said: 'Wohnung' })
  expect(pinWords(pin(null, 999), 'nl')).toEqual({ text: '•', said: '' })
})
