import type { Locale } from '../../contract/common'

/** A format by language, each made once. */
const formats = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<Locale, Intl.DateTimeFormat>()
  return (locale: Locale): Intl.DateTimeFormat => {
    const format =
      known.get(locale) ??
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, { ...options, timeZone: 'UTC' })
    known.set(locale, format)
    return format
  }
}

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`)

const words = (options: Intl.DateTimeFormatOptions) => {
  const formatIn = formats(options)
  return (day: string, locale: Locale): string => formatIn(locale).format(momentOf(day))
}

/** `vr 27/11`, as the language writes it. */
export const shortDay = words({ weekday: 'short', day: '2-digit', month: '2-digit' })

/** `vr 27/11/2026` */
export const shortDate = words({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' })

/** `vrijdag 27 november 2026` */
export const longDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const monthAlone = words({ month: 'long' })

/** `november 2026`, of any day of the month. */
export const monthName = words({ month: 'long', year: 'numeric' })

/** `juni – augustus 2027`, of a day of the first month and one of the last; as above where both are one. */
export function monthsName(first: string, last: string, locale: Locale): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return monthName(first, locale)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${(isOneYear ? monthAlone : monthName)(first, locale)} – ${monthName(last, locale)}`
}

const dayAndMonth = formats({ day: 'numeric', month: 'long' })

/** `27 november – 4 december`, as the language writes it; with years where the days are of two. */
export const daysName = (first: string, last: string, locale: Locale): string =>
  dayAndMonth(locale).formatRange(momentOf(first), momentOf(last))

/** `nov 2026`, of any day of the month. */
export const shortMonth = words({ month: 'short', year: 'numeric' })

const shortWeekday = words({ weekday: 'short' })
const longWeekday = words({ weekday: 'long' })
/** A week that begins on Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)

/** The days of the week, Monday first, short and whole. */
export const weekdays = (locale: Locale): { short: string; long: string }[] =>
  WEEK.map((day) => ({ short: shortWeekday(day, locale), long: longWeekday(day, locale) }))
