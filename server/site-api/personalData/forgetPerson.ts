import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** Columns by which a booking says who made it. */
export const PERSON = sql`name = '', email = '', phone = '', message = null`

/**
 * Forgets whoever has this mailbox, in the transaction it is given: questions, mails, and who came or stayed. A viewing or a
 * stay that is still to come needs its visitor and is forgotten by the job afterwards.
 */
export async function forgetPerson(db: Db, siteId: string, email: string): Promise<void> {
  const own = sql`site_id = ${siteId} and lower(email) = lower(${email})`
  await sql`delete from contact_message where ${own}`.execute(db)
  await sql`update appointment set ${PERSON} where ${own} and (ends_at < now() or cancelled_at is not null)`.execute(
    db,
  )
  await sql`update rental_reservation set ${PERSON} where ${own} and (upper(stay) < now()::date or cancelled_at is not null)`.execute(
    db,
  )
  await sql`
    delete from mail where site_id = ${siteId} and message is not null and state <> 'sending'
      and lower(${email}) in (lower(message #>> '{to,address}'), lower(message #>> '{replyTo,address}'))
  `.execute(db)
}
