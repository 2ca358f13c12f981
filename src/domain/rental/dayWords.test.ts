import { LOCALES, type Locale } from '../../contract/locales'
import { addDays } from './day'
import { weekdays } from './calendarWords'
import { shortDate, shortDay } from './dayWords'

const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2026-12-28', index))
const written = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, {
    timeZone: 'UTC',
    weekday: 'short',
    ...options,
  }).format(new Date(`${day}T00:00:00Z`))

describe.each(LOCALES)('days in %s are written as the Unicode CLDR writes them', (locale) => {
  const NUMBERS = { day: '2-digit', month: '2-digit' } as const
  // With a year it puts a comma into an English day that it has none in without.
  const even = (text: string) => (locale === 'en' ? text.replace(',', '') : text)

  test.each(WEEK)('%s', (day) => {
    expect(shortDay(day, locale)).toBe(written(day, locale, NUMBERS))
    expect(shortDate(day, locale)).toBe(even(written(day, locale, { ...NUMBERS, year: 'numeric' })))
  })

  test('the days of the week, Monday first', () => {
    expect(weekdays(locale)).toEqual(
      WEEK.map((day) => ({
        short: written(day, locale, {}),
        long: written(day, locale, { weekday: 'long' }),
      })),
    )
  })
})
