import fc from 'fast-check'
import { decimal, MAX_DECIMALS } from './number'

test.each([
  [1234.5, undefined, '1.234,5'],
  [1234.5, 2, '1.234,50'],
  [1234, 2, '1.234'],
  [0.123456789, undefined, '0,1234568'],
  [0.1 + 0.2, undefined, '0,3'],
  [-12.5, undefined, '-12,5'],
  [-0.00000001, undefined, '0'],
  [1e21, undefined, '1.000.000.000.000.000.000.000'],
  [Infinity, undefined, ''],
])('%p with %p places reads %p', (value, places, text) => {
  expect(decimal(value, { places })).toBe(text)
})

test('any figure keeps its value, to seven decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const text = decimal(value)
      const back = Number(text.replaceAll('.', '').replace(',', '.'))
      expect(Math.abs(back - value)).toBeLessThan(1e-6)
      expect(text.split(',')[1]?.length ?? 0).toBeLessThanOrEqual(MAX_DECIMALS)
      expect(text).not.toMatch(/,\d*0$/)
    }),
  )
})
