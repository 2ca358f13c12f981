import type { Locale } from '../../../src/contract/common'
import { bookingNumber } from '../../../src/domain/rental/bookingNumber'
import type { Stay } from '../../../src/domain/rental/stays'
import { href } from '../../../src/routing/routes'
import { stayCalendar } from '../calendar'
import { compose, type Sender } from '../compose'
import { mailDay } from '../mailMoment'
import { languageName, mailWords } from '../mailWords'
import type { Calendar, Message } from '../message'

/** What the mails about a stay tell. */
export interface StayFacts {
  /** The reservation's secret id; mails tell the short number that is made of it. */
  id: string
  /** Calendar days. */
  start: string
  end: string
  persons: number
  /** When it was reserved or cancelled, ISO 8601. */
  stamp: string
  cancelled: boolean
  /** Last day on which its guest may cancel it; none: that is the agency's to do. */
  cancelUntil?: string | undefined
  /** All that it costs, as the page of the unit has it; none where nobody knows any more. */
  stay?: (locale: Locale) => Stay
  visitor: { name: string; email: string; phone: string; message?: string | null; locale: Locale }
  unit: (locale: Locale) => { title: string; address: string; url: string; reference: string }
}

/** What it costs, line by line. What is to be paid for a stay that was cancelled is the agency's to say. */
function costRows({ words }: Sender, { stay, cancelled }: StayFacts, locale: Locale) {
  if (!stay || cancelled) return []
  const t = mailWords(locale, words)
  const { price, costs, total, deposits, due } = stay(locale)
  return [
    [t('label.rent'), price],
    ...costs.map(({ label, sum }) => [label, sum] as const),
    [t('label.total'), total],
    ...deposits.map(({ label, sum }) => [t('refundable', { label }), sum] as const),
    ...(due ? [[t('label.due'), due] as const] : []),
  ] as const
}

function stayRows(sender: Sender, facts: StayFacts, locale: Locale) {
  const { id, start, end, persons, unit } = facts
  const t = mailWords(locale, sender.words)
  const { title, address } = unit(locale)
  return [
    [t('label.booking'), bookingNumber(id)],
    [t('label.unit'), title],
    ...(address ? [[t('label.address'), address] as const] : []),
    [t('label.arrival'), mailDay(start, locale)],
    [t('label.departure'), mailDay(end, locale)],
    [t('label.persons'), String(persons)],
    ...costRows(sender, facts, locale),
  ] as const
}

/** The stay for a calendar, in the words and sums of the mail. */
function calendarOf(sender: Sender, facts: StayFacts, locale: Locale): Calendar {
  const t = mailWords(locale, sender.words)
  const { id, start, end, stamp, cancelled } = facts
  const { title, address, url } = facts.unit(locale)
  const { agency } = sender.site.settings
  return stayCalendar({
    id,
    start,
    end,
    stamp,
    cancelled,
    host: new URL(sender.origin).hostname,
    title,
    place: address,
    url,
    organizer: { name: agency.name, address: agency.email },
    description: stayRows(sender, facts, locale)
      .map(([label, value]) => t('colon', { label, value }))
      .join('\n'),
  })
}

/** How long its guest may cancel it, and whom to ask whatever else there is to ask. */
function furtherWords({ site, words }: Sender, { id, cancelled, cancelUntil }: StayFacts, locale: Locale) {
  const t = mailWords(locale, words)
  const { phone, email } = site.settings.agency
  const reached = { phone, email, booking: bookingNumber(id) }
  if (cancelled) return [t('reservation.question', reached)]
  if (cancelUntil === undefined) return [t('reservation.reach', reached)]
  return [
    t('reservation.cancelNote', { day: mailDay(cancelUntil, locale) }),
    t('reservation.question', reached),
  ]
}

/** To who reserved: reserved, with the link by which it can be looked at and cancelled, or cancelled; either with what a calendar needs to know. */
export function reservationMessage(sender: Sender, facts: StayFacts): Message {
  const { visitor, cancelled, cancelUntil, id } = facts
  const { locale, name, email } = visitor
  const t = mailWords(locale, sender.words)
  const { title, url } = facts.unit(locale)
  const page = sender.origin + href('reservation', locale, { reservationId: id })
  const content = {
    subject: t(cancelled ? 'reservation.cancelledSubject' : 'reservation.subject', { title }),
    heading: t(cancelled ? 'reservation.cancelledHeading' : 'reservation.heading'),
    paragraphs: [t('greeting', { name }), t(cancelled ? 'reservation.cancelledText' : 'reservation.text')],
    facts: [...stayRows(sender, facts, locale)],
    after: furtherWords(sender, facts, locale),
    button: cancelled
      ? { label: t('reservation.button'), url }
      : { label: t(cancelUntil ? 'reservation.pageCancel' : 'reservation.page'), url: page },
  }
  return compose(sender, locale, content, {
    to: { name, address: email },
    calendar: calendarOf(sender, facts, locale),
  })
}

/** To the agency, in the site's own language. */
export function reservationNotice(sender: Sender, facts: StayFacts): Message {
  const { agency, defaultLanguage: locale } = sender.site.settings
  const { visitor, start, end, cancelled } = facts
  const t = mailWords(locale, sender.words)
  const { title, reference } = facts.unit(locale)
  const days = { start: mailDay(start, locale), end: mailDay(end, locale) }
  const content = {
    subject: t(cancelled ? 'reservation.agencyCancelledSubject' : 'reservation.agencySubject', {
      title,
      ...days,
    }),
    heading: t(cancelled ? 'reservation.agencyCancelledHeading' : 'reservation.agencyHeading'),
    paragraphs: cancelled ? [t('reservation.agencyCancelledText')] : [],
    facts: [
      ...stayRows(sender, facts, locale),
      ...(reference ? [[t('label.reference'), reference] as const] : []),
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
