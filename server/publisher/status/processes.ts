import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

/** A process of this database, as an operator sees it. Moments are ISO 8601. */
export interface Process {
  roles: string[]
  /** Name of the machine, as that calls itself. */
  machine: string
  /** Where it listens. */
  addresses: string[]
  since: string
  /** `stopped` is one that said itself that it ends, `missing` one that has been silent for a minute. */
  state: 'alive' | 'missing' | 'stopped'
  /** When it was last heard of; null while it is alive, as that is another moment all the time. */
  lastSeen: string | null
}

/** Milliseconds of silence after which a process is missing: three signs of life (`server/watch/signOfLife.ts`). */
const SILENCE = 60_000

/** The processes that were heard of within a day, role by role; none without a PostgreSQL of all roles. */
export async function processesOf(db: Kysely<Database>): Promise<Process[]> {
  const rows = await db
    .selectFrom('process_seen')
    .select(['roles', 'machine', 'addresses', 'since', 'seen_at', 'stopped'])
    // By the clock of the database, which wrote the moment.
    .select(sql<boolean>`seen_at < now() - ${SILENCE} * interval '1 ms'`.as('silent'))
    .orderBy('roles')
    .orderBy('machine')
    .orderBy('addresses')
    .execute()
  return rows.map(({ seen_at, stopped, silent, since, ...row }) => {
    const state = stopped ? 'stopped' : silent ? 'missing' : 'alive'
    const lastSeen = state === 'alive' ? null : seen_at.toISOString()
    return { ...row, since: since.toISOString(), state, lastSeen }
  })
}
