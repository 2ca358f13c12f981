import { sql } from 'kysely'
import type { Connection } from '../../db/connect'

/** Another process is at it. */
export class Busy extends Error {}

/**
 * Runs work on something, such as a site, that no other process does at the same time. The lock is the database session's,
 * so it ends with a process that is killed. PGlite has one process only, which takes its own turns.
 * @param waits for the other process instead of giving up
 * @throws Busy when another process is at it, and this one does not wait.
 */
export async function withAdvisoryLock(
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  what: string,
  work: () => Promise<void>,
  waits = false,
): Promise<void> {
  if (kind === 'pglite') return work()
  await db.connection().execute(async (session) => {
    const key = sql`hashtextextended(${`publish ${what}`}, 0)`
    if (waits) await sql`select pg_advisory_lock(${key})`.execute(session)
    else {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`.execute(
        session,
      )
      if (!rows[0]?.got) throw new Busy('another process is publishing it')
    }
    try {
      await work()
    } finally {
      // With a session that broke meanwhile its lock has ended too; what was done is done.
      await sql`select pg_advisory_unlock(${key})`.execute(session).catch(() => undefined)
    }
  })
}
