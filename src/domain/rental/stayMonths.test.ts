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

test('days are written as the language writes them', () => {
  const [month] = stayMonths([stay(1, '2026-11-27', '2026-11-30')], 2, 'en')
  expect(month?.title).toBe('November 2026')
  expect(month?.stays[0]?.arrival).toMatch(/^Fri,? 27\/11$/)
})
