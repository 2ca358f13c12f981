import type { Locale } from '../../src/contract/common'
import { AGENCY_TIME_ZONE } from '../agencyClock'

const tag = (locale: Locale) => (locale === 'en' ? 'en-GB' : `${locale}-BE`)

/**
 * A moment in words by the clock of Brussels, whatever the server's is.
 * @example mailMoment('2026-03-29T01:00:00Z', 'en') // 'Sunday 29 March 2026 at 03:00'
 */
export function mailMoment(moment: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tag(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: AGENCY_TIME_ZONE,
  })
  const said = format.format(new Date(moment))
  // What the clock says is a time of day in German only with its word.
  return locale === 'de' ? `${said} Uhr` : said
}

/** The hour of a moment by the clock of Brussels: '03:00'. */
export const mailTime = (moment: string): string =>
  new Intl.DateTimeFormat('nl-BE', { timeStyle: 'short', timeZone: AGENCY_TIME_ZONE }).format(
    new Date(moment),
  )

/** A calendar day in words: '2026-07-04' → 'Saturday 4 July 2026'. */
export const mailDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )
