import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { viewingMessage, viewingNotice, type ViewingFacts } from '../../mail/messages/viewing'
import { enqueue } from '../../mail/outbox'
import { findListingFacts } from '../visitors/listingFacts'

type Booked = Omit<ViewingFacts, 'listing' | 'agent'> & { estateId: number }

/** What is told of the listing of a viewing and of who shows it: no more than the agency's name once it is gone, as a viewing outlives it. */
export async function listingOf(db: Kysely<Database>, sender: Sender, estateId: number) {
  const known = await findListingFacts(db, sender, estateId)
  const rep = known?.salesRep
  const gone = {
    title: sender.site.name,
    subject: sender.site.name,
    place: '',
    hidesAddress: false,
    url: sender.origin,
  }
  return {
    listing: (locale: Locale) => known?.facts(locale) ?? gone,
    agent: [
      [rep?.firstname, rep?.lastname].filter(Boolean).join(' '),
      rep?.mobile?.trim() || rep?.phone?.trim() || rep?.email,
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** Puts the mails about a viewing in the outbox, to the visitor and to the agency. */
export async function mailViewing(
  db: Kysely<Database>,
  sender: Sender,
  { estateId, ...booked }: Booked,
): Promise<void> {
  const facts: ViewingFacts = { ...booked, ...(await listingOf(db, sender, estateId)) }
  const kind = booked.cancelled ? 'viewing-cancelled' : 'viewing'
  await enqueue(db, sender.site.id, kind, viewingMessage(sender, facts))
  await enqueue(db, sender.site.id, `${kind}-notice`, viewingNotice(sender, facts))
}
