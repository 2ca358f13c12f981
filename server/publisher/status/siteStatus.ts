import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../../config'
import { recentFeedRuns } from '../../db/feedRuns'
import type { Database } from '../../db/tables'
import { type Failing, readFailing } from '../../releases/failing'
import { pinnedAt } from '../../releases/pinned'
import { type LastBuild, readLastBuild } from '../../releases/lastBuild'
import { openReleaseStore } from '../../releases/releaseStore'
import type { FeedRun } from '../../../src/contract/feedRun'
import type { Quarantined } from '../../../src/contract/quarantine'
import { type QueueLength, waitingOf } from '../../queue/waitingOf'
import { type Disk, diskOf } from './disk'
import { type MissingPictures, missingPicturesOf } from './missingPictures'
import { quarantinedOf } from './quarantined'
import { recentRuns, type Run } from './runs'
import { releaseRows, type ReleaseRow } from './releaseRows'
import { type AllUndelivered, undeliveredOf } from './undelivered'

/** Everything the status page says of a site. Moments are ISO 8601. */
export interface SiteStatus {
  siteId: string
  publicUrl: string
  releases: ReleaseRow[]
  pinnedSince: string | null
  lastBuild: LastBuild | null
  /** That single changes cannot be published now. */
  failing: Failing | null
  /** What is stored and not on the site yet. */
  waiting: QueueLength | null
  runs: Run[]
  quarantined: (Quarantined & { since: string })[]
  missingPictures: MissingPictures
  undelivered: AllUndelivered
  disk: Disk
  /** Syncs of its feed. */
  feed: FeedRun[]
}

export type Site = Pick<Config, 'siteId' | 'publicUrl' | 'dataDir'>

/** How a site stands, read anew each time and as cheaply as can be: whichever process publishes it. */
export function siteStatus(db: Kysely<Database>, site: Site): () => Promise<SiteStatus> {
  const { siteId, publicUrl, dataDir } = site
  const store = openReleaseStore(dataDir, siteId)
  const releases = releaseRows(store)
  const disk = diskOf(dataDir, store.dir)
  return async () => ({
    siteId,
    publicUrl,
    releases: await releases(),
    pinnedSince: (await pinnedAt(store))?.since ?? null,
    lastBuild: (await readLastBuild(store)) ?? null,
    failing: (await readFailing(store)) ?? null,
    waiting: await waitingOf(db, siteId),
    runs: await recentRuns(db, siteId),
    quarantined: await quarantinedOf(db, siteId),
    missingPictures: await missingPicturesOf(db, siteId),
    undelivered: await undeliveredOf(db, siteId),
    disk: await disk(),
    feed: await recentFeedRuns(db, siteId),
  })
}

/** Another one whenever something of it is another. */
export const versionOf = (status: readonly SiteStatus[]): string =>
  createHash('sha256').update(JSON.stringify(status)).digest('base64url').slice(0, 16)
