import fc from 'fast-check'
import { brusselsClock, dateText, momentText } from './date'

test.each([
  ['2026-05-31', '31/05/2026'],
  ['2024-02-29', '29/02/2024'],
  ['2026-02-29', ''],
  ['2026-13-01', ''],
  ['2026-05-31T10:00:00Z', '31/05/2026'],
  ['2026-05-31T22:30:00Z', '01/06/2026'],
  ['2026-12-31T22:30:00Z', '31/12/2026'],
  ['2026-12-31T23:30:00Z', '01/01/2027'],
  ['2026-05-31T23:30:00-05:00', '01/06/2026'],
  ['soon', ''],
  ['', ''],
  [null, ''],
])('%p reads %p in Brussels', (value, text) => {
  expect(dateText(value)).toBe(text)
})

test('the clock goes forward on the last Sunday of March and back on the last of October', () => {
  expect(momentText('2026-03-29T00:59:00Z')).toBe('29/03/2026 01:59')
  expect(momentText('2026-03-29T01:00:00Z')).toBe('29/03/2026 03:00')
  expect(momentText('2026-10-25T00:59:00Z')).toBe('25/10/2026 02:59')
  expect(momentText('2026-10-25T01:00:00Z')).toBe('25/10/2026 02:00')
  expect(momentText('never')).toBe('')
})

test('any moment since 1996 is written as the calendar of Brussels has it', () => {
  const calendar = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels' })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1996-11-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (date) => {
        expect(dateText(date.toISOString())).toBe(calendar.format(date))
      },
    ),
  )
})

test('any day can be read back', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(dateText(day).split('/').reverse().join('-')).toBe(day)
      },
    ),
  )
})

describe('the clock of Brussels', () => {
  test.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2026-12-31T23:15:00+00:00', '2027-01-01', '00:15'],
    ['2026-07-04T23:30:00-05:00', '2026-07-05', '06:30'],
  ])('%s is %s, %s', (moment, day, time) => {
    expect(brusselsClock(moment)).toEqual({ day, time })
  })

  test('is what the time zone database says, at any moment', () => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Brussels',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        const { day, time } = brusselsClock(moment.toISOString())
        expect(`${day}, ${time}`).toBe(clock.format(moment))
      }),
      { numRuns: 500 },
    )
  })
})
