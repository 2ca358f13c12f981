import type { ContactBody } from '../../../src/contract/ajax'
import type { MailLink } from '../content'
import { compose, type Sender } from '../compose'
import { languageName, mailWords } from '../mailWords'
import type { Mailbox, Message } from '../message'

/** A visitor's question, to the agency or to whoever sells the listing; an answer goes straight to the visitor. */
export function contactMessage(
  sender: Sender,
  body: Pick<ContactBody, 'name' | 'email' | 'phone' | 'message' | 'locale' | 'asks'>,
  to: Mailbox,
  about?: MailLink,
): Message {
  const { name, email, phone, message } = body
  const locale = sender.site.settings.defaultLanguage
  const t = mailWords(locale, sender.words)
  const isValuation = body.asks === 'valuation'
  const subject = isValuation ? 'contact.subjectValuation' : 'contact.subject'
  const content = {
    subject: about ? t('contact.subjectAbout', { name, about: about.label }) : t(subject, { name }),
    heading: t(isValuation ? 'contact.headingValuation' : 'contact.heading'),
    paragraphs: [t('contact.text', { name })],
    facts: [
      ...(about ? [[t('label.about'), about.label] as const] : []),
      [t('label.name'), name] as const,
      [t('label.email'), email] as const,
      ...(phone ? [[t('label.phone'), phone] as const] : []),
      [t('label.language'), languageName(body.locale, locale)] as const,
    ],
    quote: message,
    ...(about && { button: { label: t('contact.button'), url: about.url } }),
  }
  return compose(sender, locale, content, { to, replyTo: { name, address: email } })
}
