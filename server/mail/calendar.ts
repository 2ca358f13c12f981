import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import { createHash } from 'node:crypto'
import { AGENCY_TIME_ZONE } from '../agencyClock'
import { icalendar, icalParameter, icalText, type IcalProperty } from './icalendar'
import { icalDay, icalMoment, icalUtc } from './icalMoment'
import type { Calendar, Mailbox } from './message'

/** The same for one thing for ever, and no way back to the secret id that opens it. */
const calendarUid = (id: string, host: string): string =>
  `${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}`

export interface Viewing {
  /** Of the appointment. */
  id: string
  host: string
  /** ISO moments. */
  start: string
  end: string
  /** When it was booked, or cancelled. */
  stamp: string
  title: string
  place: string
  url: string
  organizer: Mailbox
  /** Who comes; nobody in what is answered to whoever has the link. */
  attendee?: Mailbox
  cancelled: boolean
}

/** What takes the place of what: a cancellation that of what was booked (RFC 5546 §3.2.5). */
const stateOf = (cancelled: boolean): IcalProperty[] => [
  ['SEQUENCE', cancelled ? '1' : '0'],
  ['STATUS', cancelled ? 'CANCELLED' : 'CONFIRMED'],
]

/** A mailbox as an address (RFC 6068 §2): signs that end one or begin its headers are written out. */
const mailto = (address: string) =>
  `mailto:${address.replace(/[^\w@.!$'*+~-]/g, (sign) => encodeURIComponent(sign))}`

const attendance = ({ name, address }: Mailbox): IcalProperty => [
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${icalParameter(name)}`,
  mailto(address),
]

/**
 * A viewing for a calendar (RFC 5545, RFC 5546): by the clock of Brussels with its time zone spelled out, a UID that stays,
 * and a sequence that grows, so that a cancellation replaces what was booked. Who is invited is asked (REQUEST); nobody in
 * particular is told (PUBLISH).
 */
export function viewingCalendar(viewing: Viewing): Calendar {
  const { id, host, start, end, stamp, title, place, url, organizer, attendee, cancelled } = viewing
  const method = cancelled ? 'CANCEL' : attendee ? 'REQUEST' : 'PUBLISH'
  const content = icalendar(
    [
      ['PRODID', '-//aanbod//viewings//EN'],
      ['METHOD', method],
    ],
    [
      [
        ['UID', calendarUid(id, host)],
        ...stateOf(cancelled),
        ['DTSTAMP', icalUtc(stamp)],
        icalMoment('DTSTART', start),
        icalMoment('DTEND', end),
        ['SUMMARY', icalText(title)],
        ['LOCATION', icalText(place)],
        ['URL', url],
        [`ORGANIZER;CN=${icalParameter(organizer.name)}`, mailto(organizer.address)],
        ...(attendee ? [attendance(attendee)] : []),
      ],
    ],
    getVtimezoneComponent(AGENCY_TIME_ZONE) ?? '',
  )
  return { method, content }
}

interface ReservedStay extends TakenStay, Pick<Viewing, 'host' | 'title' | 'place' | 'url' | 'organizer'> {
  /** All that the mail about it tells, line by line. */
  description: string
  cancelled: boolean
}

/** A stay that was reserved or cancelled, for a calendar: whole days from arrival to departure, as hours are told by the agency. */
export function stayCalendar(stay: ReservedStay): Calendar {
  const { id, host, start, end, stamp, title, description, place, url, organizer, cancelled } = stay
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  const content = icalendar(
    [
      ['PRODID', '-//aanbod//stays//EN'],
      ['METHOD', method],
    ],
    [
      [
        ['UID', calendarUid(id, host)],
        ...stateOf(cancelled),
        ['DTSTAMP', icalUtc(stamp)],
        ['DTSTART;VALUE=DATE', icalDay(start)],
        // The day on which an event of whole days is over; guests leave on that day.
        ['DTEND;VALUE=DATE', icalDay(end)],
        ['SUMMARY', icalText(title)],
        ['DESCRIPTION', icalText(description)],
        ['LOCATION', icalText(place)],
        ['URL', url],
        [`ORGANIZER;CN=${icalParameter(organizer.name)}`, mailto(organizer.address)],
      ],
    ],
  )
  return { method, content }
}

export interface TakenStay {
  id: string
  /** Calendar days; the unit is free again on `end`. */
  start: string
  end: string
  stamp: string
}

/** The stays of a holiday unit that are taken, for other calendars to read: when, and nothing of who. */
export const unitCalendar = (host: string, name: string, busy: string, stays: readonly TakenStay[]): string =>
  icalendar(
    [
      ['PRODID', '-//aanbod//stays//EN'],
      ['METHOD', 'PUBLISH'],
      ['X-WR-CALNAME', icalText(name)],
    ],
    stays.map(({ id, start, end, stamp }) => [
      ['UID', calendarUid(id, host)],
      ['DTSTAMP', icalUtc(stamp)],
      ['DTSTART;VALUE=DATE', icalDay(start)],
      ['DTEND;VALUE=DATE', icalDay(end)],
      ['SUMMARY', icalText(busy)],
      ['TRANSP', 'OPAQUE'],
    ]),
  )
