import { rentalPeriod as stay } from '../../../tests/support/rentalPeriod'
import { stayOf } from './stays'

test('every cost is told with how often it counts, and all together', () => {
  const first = stayOf(stay(1, '2026-11-27', '2026-11-30'), 4, 'nl')
  expect(first).toMatchObject({ nights: 3, price: '€ 350', total: '€ 456', due: '€ 706' })
  expect(first.costs).toEqual([
    { label: 'Schoonmaak', each: '€ 85', sum: '€ 85', refundable: false },
    { label: 'Toeristentaks', each: '€ 1,75', nights: 3, persons: 4, sum: '€ 21', refundable: false },
  ])
  expect(first.deposits).toEqual([{ label: 'Waarborg', each: '€ 250', sum: '€ 250', refundable: true }])
  expect(first.deposit).toBe('€ 250')
})

test('without a deposit the total is what is to be paid', () => {
  const first = stayOf(stay(1, '2026-11-27', '2026-11-30', { costs: [] }), 2, 'nl')
  expect(first).toMatchObject({ total: '€ 350', deposits: [], deposit: '', due: '' })
})

test('a stay whose price is not set has no total', () => {
  const first = stayOf(stay(1, '2026-11-27', '2026-11-30', { price: -1 }), 2, 'nl')
  expect(first).toMatchObject({ price: '', total: '', deposit: '', due: '' })
})
