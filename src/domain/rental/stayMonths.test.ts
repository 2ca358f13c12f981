import { rentalPeriod as stay } from '../../../tests/support/rentalPeriod'
import { stayMonths } from './stayMonths'

test('stays stand under the month of their arrival, soonest first; what is taken is left out', () => {
  const months = stayMonths(
    [
      stay(3, '2026-12-04', '2026-12-07'),
      stay(1, '2026-11-27', '2026-12-04'),
      stay(2, '2026-11-27', '2026-11-30'),
      stay(4, '2026-12-11', '2026-12-14', { available: false }),
    ],
    2,
    'nl',
  )
  expect(months.map(({ title, stays }) => [title, stays.map(({ id }) => id)])).toEqual([
    ['november 2026', [2, 1]],
    ['december 2026', [3]],
  ])
})

test('every cost is told with how often it counts, and all together', () => {
  const [first] = stayMonths([stay(1, '2026-11-27', '2026-11-30')], 4, 'nl').flatMap(({ stays }) => stays)
  expect(first).toMatchObject({ nights: 3, price: '€ 350', total: '€ 456', due: '€ 706' })
  expect(first?.costs).toEqual([
    { label: 'Schoonmaak', each: '€ 85', sum: '€ 85', refundable: false },
    { label: 'Toeristentaks', each: '€ 1,75', nights: 3, persons: 4, sum: '€ 21', refundable: false },
  ])
  expect(first?.deposits).toEqual([{ label: 'Waarborg', each: '€ 250', sum: '€ 250', refundable: true }])
  expect(first?.deposit).toBe('€ 250')
})

test('without a deposit the total is what is to be paid', () => {
  const [first] = stayMonths([stay(1, '2026-11-27', '2026-11-30', { costs: [] })], 2, 'nl')
  expect(first?.stays[0]).toMatchObject({ total: '€ 350', deposits: [], deposit: '', due: '' })
})

test('a stay whose price is not set has no total', () => {
  const [first] = stayMonths([stay(1, '2026-11-27', '2026-11-30', { price: -1 })], 2, 'nl')
  expect(first?.stays[0]).toMatchObject({ price: '', total: '', deposit: '', due: '' })
})

test('days are written as the language writes them', () => {
  const [month] = stayMonths([stay(1, '2026-11-27', '2026-11-30')], 2, 'en')
  expect(month?.title).toBe('November 2026')
  expect(month?.stays[0]?.arrival).toMatch(/^Fri,? 27\/11$/)
})
