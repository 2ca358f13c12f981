import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** Where things stand that must go out: each table has the same columns for that. */
export type OutgoingTable = 'mail' | 'webhook'

export interface Claim {
  siteId: string
  id: string
  /** Which attempt this is, from 1. */
  attempts: number
}

export interface Due<Message> extends Claim {
  message: Message
}

/**
 * Takes what is due, each for as long as the lease lasts: another sender skips it, and a sender that died gives it back by time.
 */
export async function claimDue<Message>(
  db: Db,
  table: OutgoingTable,
  most: number,
  leaseSeconds: number,
): Promise<Due<Message>[]> {
  const { rows } = await sql<Due<Message>>`
    update ${sql.table(table)} o set state = 'sending', attempts = o.attempts + 1,
      leased_until = now() + make_interval(secs => ${leaseSeconds}::int)
    from (
      select site_id, id from ${sql.table(table)}
      where (state = 'waiting' and due_at <= now()) or (state = 'sending' and leased_until < now())
      order by due_at limit ${most} for update skip locked
    ) due
    where o.site_id = due.site_id and o.id = due.id
    returning o.site_id as "siteId", o.id, o.attempts, o.message
  `.execute(db)
  return rows
}

/** Only the attempt that holds the lease may say how it went. */
const held = ({ siteId, id, attempts }: Claim) =>
  sql`site_id = ${siteId} and id = ${id} and state = 'sending' and attempts = ${attempts}::int`

/** It was taken. What it said is not kept. */
export async function markSent(db: Db, table: OutgoingTable, claim: Claim): Promise<void> {
  await sql`
    update ${sql.table(table)} set state = 'sent', message = null, error = null, leased_until = null,
      settled_at = now()
    where ${held(claim)}
  `.execute(db)
}

/** The attempt failed: again after so many seconds, or never when there is no wait. */
export async function markFailed(
  db: Db,
  table: OutgoingTable,
  claim: Claim,
  error: string,
  wait: number | undefined,
): Promise<void> {
  const again = wait !== undefined
  await sql`
    update ${sql.table(table)} set state = ${again ? 'waiting' : 'failed'}, error = ${error.slice(0, 500)},
      leased_until = null, due_at = now() + make_interval(secs => ${wait ?? 0}::int),
      settled_at = case when ${again}::boolean then null else now() end
    where ${held(claim)}
  `.execute(db)
}

/** A lease that was not used. */
export async function giveBack(db: Db, table: OutgoingTable, claim: Claim): Promise<void> {
  await sql`
    update ${sql.table(table)} set state = 'waiting', leased_until = null, attempts = attempts - 1
    where ${held(claim)}
  `.execute(db)
}
