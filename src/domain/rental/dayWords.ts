import type { Locale } from '../../contract/common'
import { weekdayOf } from './day'

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

/**
 * The days of a week that begins on Monday, as the Unicode CLDR shortens them. A table, since lists show them at once, and what a
 * browser writes dates with takes a phone some 50 ms to load.
 */
const WEEKDAYS: Readonly<Record<Locale, string>> = {
  nl: 'ma di wo do vr za zo',
  fr: 'lun. mar. mer. jeu. ven. sam. dim.',
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  de: 'Mo Di Mi Do Fr Sa So',
}
const shortWeekdays = (locale: Locale) => WEEKDAYS[locale].split(' ')

/** `vr 27/11`, as the language writes it. */
export function shortDay(day: string, locale: Locale): string {
  const [, month, date] = day.split('-')
  const name = shortWeekdays(locale)[weekdayOf(day)]
  return locale === 'de' ? `${name}., ${date}.${month}.` : `${name} ${date}/${month}`
}

/** `vr 27/11/2026` */
export const shortDate = (day: string, locale: Locale): string =>
  `${shortDay(day, locale)}${locale === 'de' ? '' : '/'}${day.slice(0, 4)}`

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

const longWeekday = words({ weekday: 'long' })
/** The days of the week, Monday first, short and whole: 2024 began on one. */
export const weekdays = (locale: Locale): { short: string; long: string }[] =>
  shortWeekdays(locale).map((short, index) => ({ short, long: longWeekday(`2024-01-0${index + 1}`, locale) }))
