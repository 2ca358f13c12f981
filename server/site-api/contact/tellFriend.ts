import type { Kysely } from 'kysely'
import type { Accepted, FriendBody } from '../../../src/contract/ajax'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { friendMessage } from '../../mail/messages/friend'
import { enqueue } from '../../mail/outbox'
import { badField } from '../../http/problem'
import { findListingFacts } from '../visitors/listingFacts'

/** Puts a listing for a friend in the outbox; neither address is kept anywhere else. @throws HttpProblem 400 */
export async function tellFriend(db: Kysely<Database>, sender: Sender, body: FriendBody): Promise<Accepted> {
  const listing = await findListingFacts(db, sender, body.estateId)
  if (!listing) throw badField('estateId', 'is not a listing of this site')
  const message = friendMessage(sender, body, { ...listing.facts(body.locale), reasons: [] })
  await enqueue(db, sender.site.id, 'friend', message)
  return { status: 'accepted' }
}
