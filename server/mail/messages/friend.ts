import type { FriendBody } from '../../../src/contract/ajax'
import type { MailListing } from '../content'
import { compose, type Sender } from '../compose'
import { mailWords } from '../mailWords'
import type { Message } from '../message'

/** A listing that somebody sends to a friend, from the agency's mailbox; an answer goes to the one who sent it. */
export function friendMessage(sender: Sender, body: FriendBody, listing: MailListing): Message {
  const { locale, name, email, friendName, friendEmail, message } = body
  const t = mailWords(locale, sender.words)
  const content = {
    subject: t('friend.subject', { name, title: listing.title }),
    heading: t('friend.heading', { name }),
    paragraphs: [
      ...(friendName ? [t('greeting', { name: friendName })] : []),
      t('friend.text', { name }),
      ...(message ? [t('friend.says', { name })] : []),
    ],
    ...(message && { quote: message }),
    listings: [listing],
    button: { label: t('friend.button'), url: listing.url },
    notes: [t('friend.note', { name, email })],
  }
  return compose(sender, locale, content, {
    to: { name: friendName ?? friendEmail, address: friendEmail },
    replyTo: { name, address: email },
  })
}
