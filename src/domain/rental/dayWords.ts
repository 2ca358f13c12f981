import type { Locale } from '../../contract/common'

const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, { ...options, timeZone: 'UTC' })

const words = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (day: string, locale: Locale): string => {
    const format = formats.get(locale) ?? formatOf(locale, options)
    formats.set(locale, format)
    return format.format(new Date(`${day}T00:00:00Z`))
  }
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

const ranges = new Map<Locale, Intl.DateTimeFormat>()

/** `27 november – 4 december`, as the language writes it; with years where the days are of two. */
export function daysName(first: string, last: string, locale: Locale): string {
  const format = ranges.get(locale) ?? formatOf(locale, { day: 'numeric', month: 'long' })
  ranges.set(locale, format)
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))
}

/** `nov 2026`, of any day of the month. */
export const shortMonth = words({ month: 'short', year: 'numeric' })

const shortWeekday = words({ weekday: 'short' })
const longWeekday = words({ weekday: 'long' })
/** A week that begins on Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)

/** The days of the week, Monday first, short and whole. */
export const weekdays = (locale: Locale): { short: string; long: string }[] =>
  WEEK.map((day) => ({ short: shortWeekday(day, locale), long: longWeekday(day, locale) }))
