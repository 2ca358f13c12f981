import { sql } from 'kysely'
import type { Connection } from '../../db/connect'

/** Another process is at it. */
export class Busy extends Error {}

/**
 * Runs work on a site that no other process does at the same time. The lock is the database session's, so it ends with
 * a process that is killed. PGlite has one process only, whose queue takes one job at a time.
 * @throws Busy when another process holds the site.
 */
export async function exclusively(
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  siteId: string,
  work: () => Promise<void>,
): Promise<void> {
  if (kind === 'pglite') return work()
  await db.connection().execute(async (session) => {
    const key = sql`hashtextextended(${`publish ${siteId}`}, 0)`
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`.execute(session)
    if (!rows[0]?.got) throw new Busy('another process is publishing it')
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(session)
    }
  })
}
