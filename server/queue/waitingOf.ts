import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'

/** How much waits for a site, and since when (ISO 8601). */
export interface QueueLength {
  count: number
  since: string
}

/** Null when nothing waits. */
export async function waitingOf(db: Kysely<Database>, siteId: string): Promise<QueueLength | null> {
  const row = await db
    .selectFrom('publish_change')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('stored_at').as('since')])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(row.count) ? { count: Number(row.count), since: new Date(row.since).toISOString() } : null
}
