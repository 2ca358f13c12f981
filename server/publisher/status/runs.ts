import type { Kysely, Selectable } from 'kysely'
import type { RunKind, RunState } from '../../db/publishingTables'
import type { Database } from '../../db/tables'

/** One publishing, as an operator sees it. Moments are ISO 8601. */
export interface Run {
  id: string
  kind: RunKind
  state: RunState
  startedAt: string
  endedAt: string | null
  /** How often it was tried, when it failed the same way again and again. */
  attempts: number
  pages: number | null
  detail: string | null
}

type Db = Kysely<Database>

export interface RunEnd {
  state: Exclude<RunState, 'running'>
  pages?: number
  /** What it was about, or why it failed; for an operator. */
  detail: string
  /** Milliseconds that the oldest of it had waited before it began. */
  waited?: number
}

const KEPT = 200
/** As many are on the page. */
export const RUNS_SHOWN = 30
const MOST_TEXT = 2000

const shortened = (detail: string) => detail.slice(0, MOST_TEXT)

/** Forgets all but the last of a site's. */
async function forgetOld(db: Db, siteId: string): Promise<void> {
  const last = db
    .selectFrom('publish_run')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1)
  await db.deleteFrom('publish_run').where('site_id', '=', siteId).where('id', '<=', last).execute()
}

/**
 * Notes that a whole build begins; gives its number. Only one runs for a site at a time, so another that still counts as
 * running is one whose process died.
 */
export async function beginBuild(db: Db, siteId: string): Promise<string> {
  await db
    .updateTable('publish_run')
    .set({ state: 'interrupted', ended_at: new Date() })
    .where('site_id', '=', siteId)
    .where('state', '=', 'running')
    .execute()
  const row = { site_id: siteId, kind: 'build' as const, started_at: new Date(), state: 'running' as const }
  const { id } = await db.insertInto('publish_run').values(row).returning('id').executeTakeFirstOrThrow()
  await forgetOld(db, siteId)
  return String(id)
}

/** Notes how far a build is that runs; of one that has ended it stays as it is. */
export async function noteStep(db: Db, siteId: string, id: string, detail: string): Promise<void> {
  await db
    .updateTable('publish_run')
    .set({ detail: shortened(detail) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function endBuild(db: Db, siteId: string, id: string, ended: RunEnd): Promise<void> {
  const { state, pages = null, detail } = ended
  await db
    .updateTable('publish_run')
    .set({ state, pages, detail: shortened(detail), ended_at: new Date() })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Adds an attempt to the last of a site's when that failed just so; says whether it did. */
async function failedAgain(db: Db, siteId: string, detail: string): Promise<boolean> {
  const last = await db
    .selectFrom('publish_run')
    .select(['id', 'kind', 'state', 'detail'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.kind !== 'changes' || last.state !== 'failed' || last.detail !== detail) return false
  await db
    .updateTable('publish_run')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), ended_at: new Date() }))
    .where('site_id', '=', siteId)
    .where('id', '=', last.id)
    .execute()
  return true
}

/** Notes that single changes were published, or were not, when that is over: nobody is to wait for it. */
export async function noteChanges(db: Db, siteId: string, startedAt: Date, ended: RunEnd): Promise<void> {
  const { state, pages = null } = ended
  const detail = shortened(ended.detail)
  if (state === 'failed' && (await failedAgain(db, siteId, detail))) return
  await db
    .insertInto('publish_run')
    .values({
      site_id: siteId,
      kind: 'changes',
      started_at: startedAt,
      ended_at: new Date(),
      state,
      pages,
      detail,
    })
    .execute()
  await forgetOld(db, siteId)
}

const runOf = (row: Selectable<Database['publish_run']>): Run => {
  const { id, kind, state, started_at, ended_at, attempts, pages, detail } = row
  return {
    id: String(id),
    kind,
    state,
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    attempts,
    pages,
    detail,
  }
}

/** The last of a site, the newest first. */
export async function recentRuns(db: Db, siteId: string, count = RUNS_SHOWN): Promise<Run[]> {
  const rows = await db
    .selectFrom('publish_run')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(runOf)
}

/** The last single changes of a site that went out; null where none of those that are remembered did. */
export async function lastChanges(db: Db, siteId: string): Promise<Run | null> {
  const row = await db
    .selectFrom('publish_run')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('kind', '=', 'changes')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? runOf(row) : null
}
