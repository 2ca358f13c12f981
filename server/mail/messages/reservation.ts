import type { Locale } from '../../../src/contract/common'
import { euro } from '../../../src/domain/format/money'
import { compose, type Sender } from '../compose'
import { mailDay } from '../mailMoment'
import { languageName, mailWords } from '../mailWords'
import type { Message } from '../message'

/** What the mails about a stay tell. */
export interface StayFacts {
  /** Calendar days. */
  start: string
  end: string
  persons: number
  /** Euro, all costs included. */
  total: number
  visitor: { name: string; email: string; phone: string; message?: string | null; locale: Locale }
  unit: (locale: Locale) => { title: string; url: string; reference: string }
}

const stayRows = ({ words }: Sender, { start, end, persons, total, unit }: StayFacts, locale: Locale) => {
  const t = mailWords(locale, words)
  return [
    [t('label.unit'), unit(locale).title],
    [t('label.arrival'), mailDay(start, locale)],
    [t('label.departure'), mailDay(end, locale)],
    [t('label.persons'), String(persons)],
    [t('label.total'), euro(total)],
  ] as const
}

/** To who reserved. */
export function reservationMessage(sender: Sender, facts: StayFacts): Message {
  const { locale, name, email } = facts.visitor
  const t = mailWords(locale, sender.words)
  const { title, url } = facts.unit(locale)
  const content = {
    subject: t('reservation.subject', { title }),
    heading: t('reservation.heading'),
    paragraphs: [t('greeting', { name }), t('reservation.text')],
    facts: [...stayRows(sender, facts, locale)],
    button: { label: t('reservation.button'), url },
  }
  return compose(sender, locale, content, { to: { name, address: email } })
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
  })
}
