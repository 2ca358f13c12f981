import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

/** A mail or a webhook that somebody's server did not take. Of a mail nothing personal is told. */
export interface Undelivered {
  what: 'mail' | 'webhook'
  id: string
  attempts: number
  /** What the other side said last. */
  error: string
  /** ISO 8601; since when it is to go out. */
  since: string
  /** ISO 8601; when it is tried again, null for what was given up. */
  nextAt: string | null
}

const TABLES = ['webhook', 'mail'] as const
const SHOWN = 20

/** How many a site has, and the first of them: those that were given up, then the oldest. */
export interface AllUndelivered {
  count: number
  first: Undelivered[]
}

/** What of a site was tried to be sent, and failed; the site API keeps it in this very database, or there is none. */
export async function undeliveredOf(db: Kysely<Database>, siteId: string): Promise<AllUndelivered> {
  const all: Undelivered[] = []
  let count = 0
  for (const what of TABLES) {
    const failed = db
      .selectFrom(what)
      .where('site_id', '=', siteId)
      .where('error', 'is not', null)
      .where('state', '!=', 'sent')
    const { total } = await failed
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    count += Number(total)
    const rows = await failed
      .select(['id', 'attempts', 'error', 'created_at', 'due_at', 'state'])
      .orderBy(sql`state = 'failed'`, 'desc')
      .orderBy('created_at')
      .limit(SHOWN)
      .execute()
    all.push(
      ...rows.map(({ id, attempts, error, created_at, due_at, state }) => ({
        what,
        id,
        attempts,
        error: error ?? '',
        since: created_at.toISOString(),
        nextAt: state === 'failed' ? null : due_at.toISOString(),
      })),
    )
  }
  return { count, first: all.slice(0, SHOWN) }
}

/** Has all of it sent again at once, also what was given up; gives how many. What is being sent now goes on. */
export async function resendUndelivered(db: Kysely<Database>, siteId: string): Promise<number> {
  let count = 0
  for (const what of TABLES) {
    const { numUpdatedRows } = await db
      .updateTable(what)
      .set({ state: 'waiting', attempts: 0, due_at: sql`now()`, settled_at: null })
      .where('site_id', '=', siteId)
      .where('error', 'is not', null)
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst()
    count += Number(numUpdatedRows)
  }
  return count
}
