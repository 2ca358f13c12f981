import type { Locale } from '../../src/contract/common'
import type { Site } from '../../src/contract/site'
import { brandOf } from './brand'
import type { MailContent } from './content'
import { mailHtml } from './mailHtml'
import { mailText } from './mailText'
import type { OwnMailWords } from './mailWords'
import type { Mailbox, Message } from './message'
import { oneLine } from './oneLine'
import { plainContent } from './plainContent'

/** The site whose mail it is and the address it stands at, without a slash at its end. */
export interface Sender {
  site: Site
  origin: string
  /** What the site says its own way in mails. */
  words?: OwnMailWords
}

const mailbox = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name, 120), address })

/** A mail laid out in the site's look, from the agency. Whatever a visitor wrote is text in it and nothing else. */
export function compose(
  { site, origin }: Sender,
  locale: Locale,
  content: MailContent,
  parts: Pick<Message, 'to' | 'replyTo' | 'unsubscribe' | 'calendar'>,
): Message {
  const brand = brandOf(site, locale, origin)
  const clean = plainContent(content)
  return {
    ...parts,
    from: mailbox({ name: site.name, address: site.settings.agency.email }),
    to: mailbox(parts.to),
    ...(parts.replyTo && { replyTo: mailbox(parts.replyTo) }),
    subject: clean.subject,
    text: mailText(clean, brand, locale),
    html: mailHtml(clean, brand, locale),
  }
}
