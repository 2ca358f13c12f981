import fc from 'fast-check'
import { addDays, addMonths, daysBetween, daysOf, monthOf, sameDayIn, weekdayOf } from './day'

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('days and months follow each other over years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-11', 3)).toBe('2027-02')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(daysOf('2026-02')).toHaveLength(28)
  expect(sameDayIn('2026-01-31', '2026-02')).toBe('2026-02-28')
})

test('the clocks that change move no day', () => {
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('going and coming back ends where it began, and weeks go round', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const there = addDays(day, count)
      expect(addDays(there, -count)).toBe(day)
      expect(daysBetween(day, there)).toBe(count)
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
      expect(daysOf(monthOf(day))).toContain(day)
    }),
  )
})

test('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-29')).toBe(6)
})
