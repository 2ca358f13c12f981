import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'

/** How much waits for a site, and since when (ISO 8601). */
export interface QueueLength {
  count: number
  /** Those of them that ask for a whole build. */
  builds: number
  since: string
}

/** Null when nothing waits. */
export async function waitingOf(db: Kysely<Database>, siteId: string): Promise<QueueLength | null> {
  const row = await db
    .selectFrom('publish_change')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('kind', '=', 'site').as('builds'),
      fn.min('stored_at').as('since'),
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const [count, builds] = [Number(row.count), Number(row.builds)]
  return count ? { count, builds, since: new Date(row.since).toISOString() } : null
}
