import { blemishes } from './blemishes'

/** A view with one row, said as given. */
const row = (said: object) => ({
  sections: [{ tab: 'energy', rows: [{ label: 'Energie', value: 'B', ...said }] }],
})

test('a sound view has none, and a place that may be blank is none', () => {
  expect(blemishes(row({}))).toEqual([])
  expect(blemishes({ price: '', floorLevel: null, sold: false, id: 7 })).toEqual([])
})

test.each([
  ['undefined in a text', { value: 'undefined m²' }],
  ['null in a text', { value: '€ null' }],
  ['NaN in a text', { value: 'NaN kWh' }],
  ['an object in a text', { value: '[object Object]' }],
  ['a key without a label', { label: '_energy_label_' }],
  ['an empty value', { value: '' }],
  ['a blank label', { label: ' ' }],
  ['undefined', { value: undefined }],
  ['null', { value: null }],
  ['a number that is none', { value: Number.NaN }],
])('%s is found in a row', (_, said) => {
  expect(blemishes(row(said))).toHaveLength(1)
})
