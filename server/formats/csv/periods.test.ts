import { estatesOf, faultsOf, readAll } from '../testing/convert'
import { periodCell, priceCell } from './periods'
import { readCsv } from './readCsv'

it.each([
  ['€ 950/maand', { price: '€ 950', period: 'MONTH' }],
  ['950 € / mois', { price: '950 €', period: 'MONTH' }],
  ['1.250,00 EUR per maand', { price: '1.250,00 EUR', period: 'MONTH' }],
  ['950,- p/m', { price: '950,-', period: 'MONTH' }],
  ['18000 per jaar', { price: '18000', period: 'YEAR' }],
  ['700 / semaine', { price: '700', period: 'WEEK' }],
  ['€ 950', { price: '€ 950' }],
  ['950 EUR', { price: '950 EUR' }],
  ['op aanvraag', { price: 'op aanvraag' }],
  ['950 per nacht', { price: '950 per nacht' }],
])('a price of "%s" is told apart from what it is for', (text, told) => {
  expect(priceCell(text)).toEqual(told)
})

it('knows a period by its code and in the four languages', () => {
  const words = ['MONTH', 'maand', 'per mois', 'monthly', 'pro Monat', 'Jährlich', 'weekly', 'nacht', '']
  expect(words.map(periodCell)).toEqual([
    ...['MONTH', 'MONTH', 'MONTH', 'MONTH', 'MONTH', 'YEAR', 'WEEK'],
    ...[undefined, undefined],
  ])
})

it('is said by a column, else by the price, else by what holds for all rows', async () => {
  const head = 'id;type;status;address.city.zip;address.city.name;general.price.value;general.period'
  const row = (id: number, price: string, period = '', status = 'TO_RENT') =>
    `${id};APARTMENT;${status};9000;Gent;${price};${period}`
  const file = [
    head,
    row(1, '950'),
    row(2, '€ 18000/jaar'),
    row(3, '700/week', 'maand'),
    row(4, '300000', '', 'FOR_SALE'),
    '',
  ].join('\n')
  const columns = Object.fromEntries(head.split(';').map((name) => [name, name]))
  const mapping = { columns, constants: { 'general.period': 'MONTH' } }
  const { lines, notes } = await readAll(readCsv, Buffer.from(file), { mapping })
  expect(faultsOf(lines)).toEqual([])
  expect([...notes.fields.keys(), ...notes.unreadable]).toEqual([])
  expect(estatesOf(lines).map(({ general }) => [general.price?.value, general.period])).toEqual([
    [950, 'MONTH'],
    [18000, 'YEAR'],
    [700, 'MONTH'],
    [300000, undefined],
  ])
})
