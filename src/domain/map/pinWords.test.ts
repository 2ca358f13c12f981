import { LOCALES } from '../../contract/locales'
import { pinWords } from './pinWords'

const pin = (price: number | null, type = 1) => ({
  price,
  kind: { type, transaction: 1, sold: false, approximate: false },
})

test('a pin says its price, short, and in full when it is read out', () => {
  expect(pinWords(pin(385_000), 'nl')).toEqual({ text: '€ 385k', said: '€ 385.000' })
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
