import type { RentalPeriodStatus } from '../../contract/rental'
import { stayMonths } from './stays'

const stay = (
  id: number,
  start: string,
  end: string,
  more: Partial<RentalPeriodStatus> = {},
): RentalPeriodStatus => ({
  id,
  rentalUnitId: 3,
  type: { id: 2, name: { nl: 'Weekend', en: 'Weekend' } },
  start,
  end,
  price: 350,
  costs: [
    { label: { nl: 'Schoonmaak' }, amount: 85 },
    { label: { nl: 'Toeristentaks' }, amount: 1.75, perNight: true, perPerson: true },
    { label: { nl: 'Waarborg' }, amount: 250, refundable: true },
  ],
  available: true,
  ...more,
})

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
  expect(first).toMatchObject({ nights: 3, price: '€ 350', total: '€ 706' })
  expect(first?.costs).toEqual([
    { label: 'Schoonmaak', each: '€ 85', sum: '€ 85', refundable: false },
    { label: 'Toeristentaks', each: '€ 1,75', nights: 3, persons: 4, sum: '€ 21', refundable: false },
    { label: 'Waarborg', each: '€ 250', sum: '€ 250', refundable: true },
  ])
})

test('a stay whose price is not set has no total', () => {
  const [first] = stayMonths([stay(1, '2026-11-27', '2026-11-30', { price: -1 })], 2, 'nl')
  expect(first?.stays[0]).toMatchObject({ price: '', total: '' })
})

test('days are written as the language writes them', () => {
  const [month] = stayMonths([stay(1, '2026-11-27', '2026-11-30')], 2, 'en')
  expect(month?.title).toBe('November 2026')
  expect(month?.stays[0]?.arrival).toMatch(/^Fri,? 27\/11$/)
})
