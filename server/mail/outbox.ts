import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables'
import { secretId } from '../http/secretId'
import type { Message } from './message'

type Db = Kysely<Database>

/** Puts a mail in the outbox, within the transaction of what it tells of. Gives its number. */
export async function enqueue(db: Db, siteId: string, kind: string, message: Message): Promise<string> {
  const id = secretId()
  await sql`
    insert into mail (site_id, id, kind, message)
    values (${siteId}, ${id}, ${kind}, ${JSON.stringify(message)}::text::jsonb)
  `.execute(db)
  return id
}

export interface ClaimedMail {
  siteId: string
  id: string
  attempts: number
  message: Message
}

/**
 * Takes mails that are due, each for as long as the lease lasts: another sender skips them, and a sender that died gives
 * them back by time.
 */
export async function claimMails(db: Db, most: number, leaseSeconds: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mail m set state = 'sending', attempts = m.attempts + 1,
      leased_until = now() + make_interval(secs => ${leaseSeconds}::int)
    from (
      select site_id, id from mail
      where (state = 'waiting' and due_at <= now()) or (state = 'sending' and leased_until < now())
      order by due_at limit ${most} for update skip locked
    ) due
    where m.site_id = due.site_id and m.id = due.id
    returning m.site_id as "siteId", m.id, m.attempts, m.message
  `.execute(db)
  return rows
}

type Claim = Pick<ClaimedMail, 'siteId' | 'id' | 'attempts'>

/** Only the attempt that holds the lease may say how it went. */
const held = ({ siteId, id, attempts }: Claim) =>
  sql`site_id = ${siteId} and id = ${id} and state = 'sending' and attempts = ${attempts}::int`

/** The mail server has it. What it said is not kept. */
export async function markSent(db: Db, claim: Claim): Promise<void> {
  await sql`
    update mail set state = 'sent', message = null, error = null, leased_until = null, settled_at = now()
    where ${held(claim)}
  `.execute(db)
}

/** The attempt failed: again after so many seconds, or never when there is no wait. */
export async function markFailed(
  db: Db,
  claim: Claim,
  error: string,
  wait: number | undefined,
): Promise<void> {
  const again = wait !== undefined
  await sql`
    update mail set state = ${again ? 'waiting' : 'failed'}, error = ${error.slice(0, 500)}, leased_until = null,
      due_at = now() + make_interval(secs => ${wait ?? 0}::int),
      settled_at = case when ${again}::boolean then null else now() end
    where ${held(claim)}
  `.execute(db)
}

/** A lease that goes on: the sender is still at it, or gives it back unused. */
export async function giveBack(db: Db, claim: Claim): Promise<void> {
  await sql`
    update mail set state = 'waiting', leased_until = null, attempts = attempts - 1 where ${held(claim)}
  `.execute(db)
}

export interface KeptMail {
  id: string
  kind: string
  state: string
  createdAt: string
  message: Message
}

/** The last mails that are still kept whole, newest first: what the outbox page shows. */
export async function keptMails(db: Db, siteId: string, most: number, id?: string): Promise<KeptMail[]> {
  const { rows } = await sql<Omit<KeptMail, 'createdAt'> & { created_at: Date }>`
    select id, kind, state, message, created_at from mail
    where site_id = ${siteId} and message is not null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at desc, id limit ${most}
  `.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}
