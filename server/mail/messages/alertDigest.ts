import type { Locale } from '../../../src/contract/common'
import { href } from '../../../src/routing/routes'
import type { MailListing } from '../content'
import { compose, type Sender } from '../compose'
import { mailWords } from '../mailWords'
import type { Message } from '../message'

export interface Digest {
  email: string
  locale: Locale
  listings: MailListing[]
  /** Listings that found no place. */
  more: number
  editToken: string
  unsubscribeToken: string
}

/** What is new for a subscriber: each listing with what changed and the search it fits, and the way out. */
export function alertDigestMessage(sender: Sender, digest: Digest): Message {
  const { email, locale, listings, more, editToken, unsubscribeToken } = digest
  const t = mailWords(locale, sender.words)
  const count = listings.length + more
  const [first] = listings
  const isOne = count === 1 && first
  const unsubscribe = sender.origin + href('alertsUnsubscribe', locale, { token: unsubscribeToken })
  const content = {
    subject: isOne
      ? t('alert.subjectOne', { title: first.title, change: first.news?.[0] ?? '' })
      : t('alert.subjectMany', { count }),
    heading: isOne ? t('alert.headingOne') : t('alert.headingMany', { count }),
    paragraphs: [],
    listings,
    after: more ? [t('alert.more', { count: more })] : [],
    notes: [
      t('alert.note'),
      { label: t('alert.edit'), url: sender.origin + href('alertsEdit', locale, { token: editToken }) },
      { label: t('alert.unsubscribe'), url: unsubscribe },
    ],
  }
  return compose(sender, locale, content, { to: { name: email, address: email }, unsubscribe })
}
