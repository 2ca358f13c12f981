import type { Locale } from '../../contract/common'
import { weekdayOf } from './day'

/** A format by language, each made once. */
export const formats = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<Locale, Intl.DateTimeFormat>()
  return (locale: Locale): Intl.DateTimeFormat => {
    const format =
      known.get(locale) ??
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, { ...options, timeZone: 'UTC' })
    known.set(locale, format)
    return format
  }
}

export const momentOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A day in words, by the language. */
export const words = (options: Intl.DateTimeFormatOptions) => {
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
/** The days of the week, Monday first, short. */
export const shortWeekdays = (locale: Locale) => WEEKDAYS[locale].split(' ')

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
