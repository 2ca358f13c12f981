import { arrivalMonth, arrivalRange } from './arrivalCalendar'

const starts = [
  { start: '2027-07-03', count: 12 },
  { start: '2027-08-07', count: 3 },
]

test('a month of days of arrival says how many units are free from each', () => {
  const { title, weeks } = arrivalMonth(starts, '2027-07', 'nl')
  expect(title).toBe('juli 2027')
  const days = weeks.flat().flatMap((day) => day ?? [])
  expect(days).toHaveLength(31)
  expect(days[2]).toMatchObject({ day: '2027-07-03', isArrival: true, night: 'free', figure: '12' })
  expect(days[3]).toMatchObject({ isArrival: false, night: 'closed', figure: '' })
})

test('months from the first arrival to the last', () => {
  expect(arrivalRange(starts)).toEqual({ first: '2027-07', last: '2027-08' })
  expect(arrivalRange([])).toBeUndefined()
})
