import type { Locale } from '../../../src/contract/common'
import { brusselsClock } from '../../../src/domain/format/date'
import { href } from '../../../src/routing/routes'
import { viewingCalendar } from '../calendar'
import { compose, type Sender } from '../compose'
import { mailDay, mailMoment, mailTime } from '../mailMoment'
import { languageName, mailWords } from '../mailWords'
import type { Calendar, Message } from '../message'

/** What the mails about a viewing tell. */
export interface ViewingFacts {
  /** The appointment's secret id. */
  id: string
  start: string
  end: string
  /** When it was booked or cancelled. */
  stamp: string
  visitor: { name: string; email: string; phone: string; message?: string | null; locale: Locale }
  /** The listing in the language of whoever reads: its title, what tells it from its neighbours, its place as far as it is public, its page. */
  listing: (locale: Locale) => {
    title: string
    subject: string
    place: string
    /** Whether the agency sends the address (docs/decisions/280-where-a-viewing-is.md). */
    hidesAddress: boolean
    url: string
  }
  /** Who of the agency shows the listing, as its page names them; '' when nobody is named. */
  agent: string
  cancelled: boolean
}

/** A viewing for a calendar in one language; without a visitor for whoever has the link to it. */
export function calendarOf(
  { site, origin, words }: Sender,
  facts: Omit<ViewingFacts, 'visitor' | 'agent'> & Partial<Pick<ViewingFacts, 'visitor'>>,
  locale: Locale,
): Calendar {
  const { id, start, end, stamp, cancelled, visitor } = facts
  const { title, place, url } = facts.listing(locale)
  return viewingCalendar({
    id,
    start,
    end,
    stamp,
    cancelled,
    host: new URL(origin).hostname,
    title: mailWords(locale, words)('viewing.calendar', { title }),
    place,
    url,
    organizer: { name: site.name, address: site.settings.agency.email },
    ...(visitor && { attendee: { name: visitor.name, address: visitor.email } }),
  })
}

const whenAndWhere = ({ words }: Sender, facts: ViewingFacts, locale: Locale) => {
  const t = mailWords(locale, words)
  const { subject, place } = facts.listing(locale)
  const moment = t('viewing.when', {
    day: mailDay(brusselsClock(facts.start).day, locale),
    start: mailTime(facts.start),
    end: mailTime(facts.end),
  })
  return [
    [t('label.when'), moment],
    [t('label.listing'), subject],
    [t('label.where'), place],
    ...(facts.agent && !facts.cancelled ? [[t('label.agent'), facts.agent] as const] : []),
  ] as const
}

/** To the visitor: booked, with the link that cancels, or cancelled; either with what their calendar needs to know. */
export function viewingMessage(sender: Sender, facts: ViewingFacts): Message {
  const { locale, name, email } = facts.visitor
  const t = mailWords(locale, sender.words)
  const moment = mailMoment(facts.start, locale)
  const kind = facts.cancelled ? 'cancelled' : undefined
  const { url, hidesAddress } = facts.listing(locale)
  const cancelUrl = sender.origin + href('cancelAppointment', locale, { appointmentId: facts.id })
  const content = {
    subject: t(kind ? 'viewing.cancelledSubject' : 'viewing.subject', { moment }),
    heading: t(kind ? 'viewing.cancelledHeading' : 'viewing.heading'),
    paragraphs: [
      t('greeting', { name }),
      t(kind ? 'viewing.cancelledText' : 'viewing.text'),
      ...(hidesAddress && !kind ? [t('viewing.place')] : []),
    ],
    facts: [...whenAndWhere(sender, facts, locale)],
    button: kind ? { label: t('viewing.again'), url } : { label: t('friend.button'), url },
    notes: kind ? [] : [t('viewing.cancelNote'), { label: t('viewing.cancel'), url: cancelUrl }],
  }
  return compose(sender, locale, content, {
    to: { name, address: email },
    calendar: calendarOf(sender, facts, locale),
  })
}

/** To the agency, in the site's own language: who comes, when, and how to reach them. */
export function viewingNotice(sender: Sender, facts: ViewingFacts): Message {
  const { agency, defaultLanguage: locale } = sender.site.settings
  const { visitor, cancelled } = facts
  const t = mailWords(locale, sender.words)
  const { subject: title, hidesAddress } = facts.listing(locale)
  const moment = mailMoment(facts.start, locale)
  const content = {
    subject: t(cancelled ? 'viewing.agencyCancelledSubject' : 'viewing.agencySubject', { title, moment }),
    heading: t(cancelled ? 'viewing.agencyCancelledHeading' : 'viewing.agencyHeading'),
    paragraphs: hidesAddress && !cancelled ? [t('viewing.agencyPlace')] : [],
    facts: [
      ...whenAndWhere(sender, facts, locale),
      [t('label.name'), visitor.name] as const,
      [t('label.phone'), visitor.phone] as const,
      [t('label.email'), visitor.email] as const,
      [t('label.language'), languageName(visitor.locale, locale)] as const,
    ],
    ...(visitor.message && { quote: visitor.message }),
  }
  return compose(sender, locale, content, {
    to: { name: agency.name, address: agency.email },
    replyTo: { name: visitor.name, address: visitor.email },
    calendar: calendarOf(sender, facts, locale),
  })
}
