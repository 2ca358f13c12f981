import type { Locale } from '../../contract/common'
import { formats, momentOf, shortWeekdays, words } from './dayWords'

/** `november 2026`, of any day of the month. */
export const monthName = words({ month: 'long', year: 'numeric' })

/** `nov 2026`, of any day of the month. */
export const shortMonth = words({ month: 'short', year: 'numeric' })

const longWeekday = words({ weekday: 'long' })
/** The days of the week, Monday first, short and whole: 2024 began on one. */
export const weekdays = (locale: Locale): { short: string; long: string }[] =>
  shortWeekdays(locale).map((short, index) => ({ short, long: longWeekday(`2024-01-0${index + 1}`, locale) }))

const monthAlone = words({ month: 'long' })
const dayAndMonth = formats({ day: 'numeric', month: 'long' })

/** `juni – augustus 2027`, of a day of the first month and one of the last; the month alone where both are in one. */
export function monthsName(first: string, last: string, locale: Locale): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return monthName(first, locale)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${(isOneYear ? monthAlone : monthName)(first, locale)} – ${monthName(last, locale)}`
}

/** `27 november – 4 december`, as the language writes it; with years where the days are of two. */
export const daysName = (first: string, last: string, locale: Locale): string =>
  dayAndMonth(locale).formatRange(momentOf(first), momentOf(last))
