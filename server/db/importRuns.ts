import type { Kysely } from 'kysely'
import type { ImportReport } from '../../src/contract/asset'
import type { Database } from './tables'

type Db = Kysely<Database>

/** Imports of a site that are remembered. */
const KEPT = 20

/** Characters of what a file is called. */
export const MOST_OF_NAME = 200

/** An import as an operator sees it: of a file that somebody named. Moments are ISO 8601. */
export interface ImportRun {
  file: string
  startedAt: string
  endedAt: string
  added: number
  changed: number
  unchanged: number
  removed: number
  /** Lines that were refused. */
  rejected: number
}

/** The last imports of a site by command, the newest first. */
export async function recentImports(db: Db, siteId: string): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom('import_run')
    .select(['file', 'started_at', 'ended_at', 'added', 'changed', 'unchanged', 'removed', 'rejected'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
  return rows.map(({ started_at, ended_at, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    endedAt: ended_at.toISOString(),
  }))
}

/** Remembers an import that has ended, and forgets all but the last. */
export async function noteImport(
  db: Db,
  siteId: string,
  { file, startedAt }: { file: string; startedAt: Date },
  { changes = [], deleted: removed, rejected }: ImportReport,
): Promise<void> {
  const sum = (of: 'added' | 'changed' | 'unchanged') => changes.reduce((all, each) => all + each[of], 0)
  await db
    .insertInto('import_run')
    .values({
      ...{ site_id: siteId, file, started_at: startedAt, ended_at: new Date() },
      ...{ added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged'), removed, rejected },
    })
    .execute()
  const last = db
    .selectFrom('import_run')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1)
  await db.deleteFrom('import_run').where('site_id', '=', siteId).where('id', '<=', last).execute()
}
