import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import type { ReleaseRow } from './releaseRows'
import { lastChanges, type Run } from './runs'

/** What went out without a whole build, as an operator sees it. */
export interface HotChanges {
  /** The release that is served. */
  release: string
  /** When that was made (ISO 8601): what went out since is counted. */
  since: string
  count: number
  /** The last of them, or of those before; null where none is remembered. */
  last: Run | null
}

/**
 * Counted by the release and not by its jobs: those are forgotten after the last two hundred, so their number would stand still.
 * Null as long as nothing is served.
 */
export async function hotChangesOf(
  db: Kysely<Database>,
  siteId: string,
  releases: readonly ReleaseRow[],
): Promise<HotChanges | null> {
  const served = releases.find((release) => release.served)
  if (!served) return null
  const { id, createdAt, changes } = served
  return { release: id, since: createdAt, count: changes, last: await lastChanges(db, siteId) }
}
