import type { Locale } from '../../../src/contract/common'
import { href } from '../../../src/routing/routes'
import { compose, type Sender } from '../compose'
import { mailWords } from '../mailWords'
import type { Message } from '../message'

/** Asks whoever owns the mailbox whether they want this alert (double opt-in). */
export function alertConfirmMessage(
  sender: Sender,
  { email, locale, token, search }: { email: string; locale: Locale; token: string; search: string },
): Message {
  const t = mailWords(locale, sender.words)
  const asked = search || t('alert.anything')
  const content = {
    subject: t('alertConfirm.subject', { search: asked }),
    heading: t('alertConfirm.heading'),
    paragraphs: [t('alertConfirm.text')],
    facts: [[t('label.search'), asked] as const],
    button: { label: t('alertConfirm.button'), url: sender.origin + href('alertsEdit', locale, { token }) },
    notes: [t('alertConfirm.ignore')],
  }
  return compose(sender, locale, content, { to: { name: email, address: email } })
}
