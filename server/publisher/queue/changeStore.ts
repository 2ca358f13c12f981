import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChangeKind } from '../../db/publishingTables'
import type { Database } from '../../db/tables'
import { type StoredChange, storeRows } from '../../queue/putOnQueue'
import type { Changes } from '../hot/changes'

/** A webhook as far as a second one is known by it. */
export interface Seen {
  id: string
  /** Of what was verified (`ownSignature`), however its header was written. */
  signature: string
  /** Its body, as a hash. */
  bodyHash: string
}

export type Stored = { job: string; state: 'new' | 'known' | 'replayed' | 'another' }

const AT_ONCE = 5000

/**
 * Stores what a webhook told, with the webhook's id, in one transaction. The same webhook again – the sender did not
 * hear our answer and signed it anew – gives the first one's job; its very same message again is a replay, and another message
 * under its id is not stored.
 */
export function storeChanges(
  db: Kysely<Database>,
  siteId: string,
  changes: readonly StoredChange[],
  { id, signature, bodyHash }: Seen,
): Promise<Stored> {
  return db.transaction().execute(async (transaction) => {
    const job = randomUUID()
    const row = { site_id: siteId, id, signature, body_hash: bodyHash, job_id: job }
    const inserted = await transaction
      .insertInto('webhook_seen')
      .values(row)
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
      .returning('job_id')
      .executeTakeFirst()
    if (!inserted) {
      const before = await transaction
        .selectFrom('webhook_seen')
        .select(['job_id', 'signature', 'body_hash'])
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const isAnother = before.body_hash !== null && before.body_hash !== bodyHash
      const isReplayed = before.signature === signature
      return { job: before.job_id, state: isAnother ? 'another' : isReplayed ? 'replayed' : 'known' }
    }
    await storeRows(transaction, siteId, changes)
    return { job, state: 'new' }
  })
}

/** Stores changes that no webhook told of. */
export async function storeAll(db: Kysely<Database>, siteId: string, changes: Changes): Promise<void> {
  const rows: StoredChange[] = [
    ...changes.estateIds.map((ref) => ({ kind: 'estate' as const, ref })),
    ...changes.rentalUnitIds.map((ref) => ({ kind: 'rentalUnit' as const, ref })),
    ...changes.pageIds.map((ref) => ({ kind: 'page' as const, ref })),
  ]
  await storeRows(db, siteId, rows)
}

/** What a site has waiting, merged. */
export interface Waiting {
  /** The stored changes this is made of: one of a lower number may yet come, of a transaction that took longer. */
  rows: string[]
  /** Those of them that told of one thing. */
  rowsOf(kind: ChangeKind, ref: number): string[]
  /** When the first of them was stored. */
  since: Date
  estateIds: number[]
  rentalUnitIds: number[]
  pageIds: number[]
  /** Those of them that only a whole build brings. */
  everything: string[]
}

/** All that waits for a site, but for what somebody else is at; undefined when nothing does. */
export async function waitingFor(
  db: Kysely<Database>,
  siteId: string,
  except: ReadonlySet<string> = new Set(),
): Promise<Waiting | undefined> {
  const all = await db
    .selectFrom('publish_change')
    .select(['id', 'kind', 'ref', 'stored_at'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  const rows = all.filter(({ id }) => !except.has(String(id)))
  const [first] = rows
  if (!first) return undefined
  const of = (kind: ChangeKind) => [
    ...new Set(rows.flatMap((row) => (row.kind === kind && row.ref !== null ? [row.ref] : []))),
  ]
  return {
    rows: rows.map(({ id }) => String(id)),
    rowsOf: (kind, ref) =>
      rows.filter((row) => row.kind === kind && row.ref === ref).map(({ id }) => String(id)),
    since: first.stored_at,
    estateIds: of('estate'),
    rentalUnitIds: of('rentalUnit'),
    pageIds: of('page'),
    everything: rows.filter(({ kind }) => kind === 'site').map(({ id }) => String(id)),
  }
}

/** Whether single changes wait for a site besides these rows. */
export async function othersWait(
  db: Kysely<Database>,
  siteId: string,
  rows: ReadonlySet<string>,
): Promise<boolean> {
  const waiting = await waitingFor(db, siteId, rows)
  return waiting !== undefined && waiting.rows.length > waiting.everything.length
}

/** Takes off what is on the site now; what came meanwhile waits on. */
export async function settle(db: Kysely<Database>, siteId: string, rows: readonly string[]): Promise<void> {
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
