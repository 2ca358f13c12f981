import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChangeKind } from '../../db/publishingTables'
import type { Database } from '../../db/tables'

export interface StoredChange {
  kind: ChangeKind
  ref: number | null
}

/** A webhook as far as a second one is known by it. */
export interface Seen {
  id: string
  signature: string
}

export type Stored = { job: string; state: 'new' | 'known' | 'replayed' }

const AT_ONCE = 5000

/**
 * Stores what a webhook told, with the webhook's id, in one transaction. The same webhook again – the sender did not
 * hear our answer and signed it anew – gives the first one's job; its very same message again is a replay.
 */
export function storeChanges(
  db: Kysely<Database>,
  siteId: string,
  changes: readonly StoredChange[],
  { id, signature }: Seen,
): Promise<Stored> {
  return db.transaction().execute(async (transaction) => {
    const job = randomUUID()
    const row = { site_id: siteId, id, signature, job_id: job }
    const inserted = await transaction
      .insertInto('webhook_seen')
      .values(row)
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
      .returning('job_id')
      .executeTakeFirst()
    if (!inserted) {
      const before = await transaction
        .selectFrom('webhook_seen')
        .select(['job_id', 'signature'])
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { job: before.job_id, state: before.signature === signature ? 'replayed' : 'known' }
    }
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const rows = changes.slice(start, start + AT_ONCE).map((change) => ({ site_id: siteId, ...change }))
      await transaction.insertInto('publish_change').values(rows).execute()
    }
    return { job, state: 'new' }
  })
}

/** What a site has waiting, merged. */
export interface Waiting {
  /** The stored changes this is made of: one of a lower number may yet come, of a transaction that took longer. */
  rows: string[]
  estateIds: number[]
  rentalUnitIds: number[]
  pageIds: number[]
  /** Something that only a whole build brings. */
  everything: boolean
}

/** All that waits for a site; undefined when nothing does. */
export async function waitingFor(db: Kysely<Database>, siteId: string): Promise<Waiting | undefined> {
  const rows = await db
    .selectFrom('publish_change')
    .select(['id', 'kind', 'ref'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  if (!rows.length) return undefined
  const of = (kind: ChangeKind) => [
    ...new Set(rows.flatMap((row) => (row.kind === kind && row.ref !== null ? [row.ref] : []))),
  ]
  return {
    rows: rows.map(({ id }) => String(id)),
    estateIds: of('estate'),
    rentalUnitIds: of('rentalUnit'),
    pageIds: of('page'),
    everything: rows.some(({ kind }) => kind === 'site'),
  }
}

/** Takes off what is on the site now; what came meanwhile waits on. */
export async function settle(db: Kysely<Database>, siteId: string, { rows }: Waiting): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE)
    await db.deleteFrom('publish_change').where('site_id', '=', siteId).where('id', 'in', some).execute()
  }
}

const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** Forgets webhooks of more than a day ago: five minutes after it was signed one is refused anyway. */
export async function forgetOldWebhooks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('webhook_seen')
    .where('stored_at', '<', new Date(Date.now() - REMEMBERED_MS))
    .execute()
}
