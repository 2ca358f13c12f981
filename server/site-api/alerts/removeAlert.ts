import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { forgetPerson } from '../personalData/forgetPerson'
import type { Token } from './tokens'

type Db = Kysely<Database>

/** Stops an alert nobody confirmed: that one search, and the mailbox when it was the only one. */
async function dropUnconfirmed(db: Db, siteId: string, { subscriberId, searchId }: Token): Promise<void> {
  await sql`delete from alert_search where site_id = ${siteId} and id = ${searchId}`.execute(db)
  await sql`
    delete from alert_subscriber s where s.site_id = ${siteId} and s.id = ${subscriberId} and not exists (
      select from alert_search q where q.site_id = s.site_id and q.subscriber_id = s.id)
  `.execute(db)
}

/**
 * Unsubscribes by any token, in the transaction it is given: nothing of the subscription stays but the hashes of its
 * tokens, so that a second time is fine. With `everything` the person behind the mailbox is forgotten altogether.
 */
export async function removeAlert(db: Db, siteId: string, token: Token, everything: boolean): Promise<void> {
  const { subscriberId } = token
  const { rows } = await sql<{ email: string }>`
    select email from alert_subscriber where site_id = ${siteId} and id = ${subscriberId}
  `.execute(db)
  const email = rows[0]?.email
  if (email === undefined) return
  if (token.purpose === 'confirm' && !everything) return dropUnconfirmed(db, siteId, token)
  await sql`delete from alert_subscriber where site_id = ${siteId} and id = ${subscriberId}`.execute(db)
  // A message about listings that is still waiting is not wanted any more.
  await sql`
    delete from mail where site_id = ${siteId} and state = 'waiting' and kind in ('alert', 'alert-confirm')
      and lower(message #>> '{to,address}') = lower(${email})
  `.execute(db)
  if (everything) await forgetPerson(db, siteId, email)
}
