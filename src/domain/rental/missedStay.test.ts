import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { missedStay } from './missedStay'

const free = rentalPeriod(1, '2027-08-07', '2027-08-14')
const taken = rentalPeriod(2, '2027-08-14', '2027-08-21', { available: false })
const periods = [free, taken]

test('a stay that was asked for and is taken by now is named by its days', () => {
  const days = { start: '2027-08-14', end: '2027-08-21', isTaken: true }
  expect(missedStay(periods, { periodStart: '2027-08-14', periodEnd: '2027-08-21' })).toEqual(days)
  // A list asks for the day of arrival and the kind alone.
  expect(missedStay(periods, { periodStart: '2027-08-14', periodType: [taken.type.id] })).toEqual(days)
})

test('days that were never to let are not called taken', () => {
  expect(missedStay(periods, { periodStart: '2027-08-15', periodEnd: '2027-08-22' })).toEqual({
    start: '2027-08-15',
    end: '2027-08-22',
    isTaken: false,
  })
  expect(missedStay(periods, { periodStart: '2027-08-14', periodType: [99] })).toMatchObject({
    isTaken: false,
  })
})

test('nothing is missed where a stay is free, or where no day was asked for', () => {
  expect(missedStay(periods, { periodStart: '2027-08-07' })).toBeUndefined()
  expect(missedStay(periods, { periodType: [99] })).toBeUndefined()
})
