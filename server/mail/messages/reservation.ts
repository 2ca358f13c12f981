import type { Locale } from '../../../src/contract/common'
import { bookingNumber } from '../../../src/domain/rental/bookingNumber'
import type { Stay } from '../../../src/domain/rental/stays'
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
  /** When it was reserved, ISO 8601. */
  stamp: string
  /** All that it costs, as the page of the unit has it. */
  stay: (locale: Locale) => Stay
  visitor: { name: string; email: string; phone: string; message?: string | null; locale: Locale }
  unit: (locale: Locale) => { title: string; address: string; url: string; reference: string }
}

function stayRows({ words }: Sender, { id, start, end, persons, unit, stay }: StayFacts, locale: Locale) {
  const t = mailWords(locale, words)
  const { title, address } = unit(locale)
  const { price, costs, total, deposits, due } = stay(locale)
  return [
    [t('label.booking'), bookingNumber(id)],
    [t('label.unit'), title],
    [t('label.address'), address],
    [t('label.arrival'), mailDay(start, locale)],
    [t('label.departure'), mailDay(end, locale)],
    [t('label.persons'), String(persons)],
    [t('label.rent'), price],
    ...costs.map(({ label, sum }) => [label, sum] as const),
    [t('label.total'), total],
    ...deposits.map(({ label, sum }) => [t('refundable', { label }), sum] as const),
    ...(due ? [[t('label.due'), due] as const] : []),
  ] as const
}

/** The stay for a calendar, in the words and sums of the mail. */
function calendarOf(sender: Sender, facts: StayFacts, locale: Locale): Calendar {
  const t = mailWords(locale, sender.words)
  const { id, start, end, stamp } = facts
  const { title, address, url } = facts.unit(locale)
  const { agency } = sender.site.settings
  return stayCalendar({
    id,
    start,
    end,
    stamp,
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

/** To who reserved. */
export function reservationMessage(sender: Sender, facts: StayFacts): Message {
  const { locale, name, email } = facts.visitor
  const t = mailWords(locale, sender.words)
  const { title, url } = facts.unit(locale)
  const { phone, email: agencyEmail } = sender.site.settings.agency
  const content = {
    subject: t('reservation.subject', { title }),
    heading: t('reservation.heading'),
    paragraphs: [t('greeting', { name }), t('reservation.text')],
    facts: [...stayRows(sender, facts, locale)],
    after: [t('reservation.reach', { phone, email: agencyEmail, booking: bookingNumber(facts.id) })],
    button: { label: t('reservation.button'), url },
  }
  return compose(sender, locale, content, {
    to: { name, address: email },
    calendar: calendarOf(sender, facts, locale),
  })
}

/** To the agency, in the site's own language. */
export function reservationNotice(sender: Sender, facts: StayFacts): Message {
  const { agency, defaultLanguage: locale } = sender.site.settings
  const { visitor, start, end } = facts
  const t = mailWords(locale, sender.words)
  const { title, reference } = facts.unit(locale)
  const days = { start: mailDay(start, locale), end: mailDay(end, locale) }
  const content = {
    subject: t('reservation.agencySubject', { title, ...days }),
    heading: t('reservation.agencyHeading'),
    paragraphs: [],
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
