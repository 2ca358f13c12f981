import { AGENCY_TIME_ZONE } from '../agencyClock'
import type { IcalProperty } from './icalendar'

const digits = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** A moment in UTC: `20260704T120000Z`. */
export const icalUtc = (moment: string): string => digits(new Date(moment))

/** A calendar day: `20260704`. */
export const icalDay = (day: string): string => day.replaceAll('-', '')

const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: AGENCY_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** What the clock in Brussels shows, as if it were UTC. */
function onTheClock(moment: number): number {
  const part = Object.fromEntries(WALL.formatToParts(moment).map(({ type, value }) => [type, value]))
  return Date.parse(
    `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}Z`,
  )
}

const HOUR = 3_600_000

/**
 * A property with a moment by the clock of Brussels. In the hour that an autumn night has twice, the clock alone means the
 * first (RFC 5545 §3.3.5): a moment in the second is written in UTC.
 * @example icalMoment('DTSTART', '2026-07-04T12:00:00Z') // ['DTSTART;TZID=Europe/Brussels', '20260704T140000']
 */
export function icalMoment(name: string, moment: string): IcalProperty {
  const time = Date.parse(moment)
  const clock = onTheClock(time)
  if (onTheClock(time - HOUR) === clock) return [name, icalUtc(moment)]
  return [`${name};TZID=${AGENCY_TIME_ZONE}`, digits(new Date(clock)).slice(0, -1)]
}
