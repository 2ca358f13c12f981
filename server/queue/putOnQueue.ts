import { type Kysely, sql } from 'kysely'
import type { ChangeKind } from '../db/publishingTables'
import type { Database } from '../db/tables'

/** On which processes tell each other that something waits. */
export const QUEUE_CHANNEL = 'aanbod_publish'

export interface StoredChange {
  kind: ChangeKind
  /** Number of the thing; null for the whole site. */
  ref: number | null
}

const AT_ONCE = 5000

/** Stores what is to be published of a site, within a transaction of the caller or by itself. Nobody is told of it. */
export async function storeRows(
  db: Kysely<Database>,
  siteId: string,
  changes: readonly StoredChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    const rows = changes.slice(start, start + AT_ONCE).map((change) => ({ site_id: siteId, ...change }))
    await db.insertInto('publish_change').values(rows).execute()
  }
}

/** Says to the publishers of a PostgreSQL that a site has something waiting: in a transaction, once that has ended well. */
export async function tellQueue(db: Kysely<Database>, siteId: string): Promise<void> {
  await sql`select pg_notify(${QUEUE_CHANNEL}, ${siteId})`.execute(db)
}

/** Puts changes on the queue of a site and has its publishers look, both when the transaction ends well (record 412). */
export async function putOnQueue(
  transaction: Kysely<Database>,
  siteId: string,
  changes: readonly StoredChange[],
): Promise<void> {
  if (!changes.length) return
  await storeRows(transaction, siteId, changes)
  await tellQueue(transaction, siteId)
}
