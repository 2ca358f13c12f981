import type { Kysely } from 'kysely'
import type { Config } from '../../config'
import { recentFeedRuns } from '../../db/feedRuns'
import { type ImportRun, recentImports } from '../../db/importRuns'
import type { Database } from '../../db/tables'
import { type Failing, readFailing } from '../../releases/failing'
import { pinnedAt } from '../../releases/pinned'
import { type LastBuild, readLastBuild } from '../../releases/lastBuild'
import { openReleaseStore } from '../../releases/releaseStore'
import type { FeedRun } from '../../../src/contract/feedRun'
import type { Quarantined } from '../../../src/contract/quarantine'
import { type QueueLength, waitingOf } from '../../queue/waitingOf'
import { type Disk, diskOf } from './disk'
import { type HotChanges, hotChangesOf } from './hotChanges'
import { type MissingPictures, missingPicturesOf } from './missingPictures'
import { quarantinedOf } from './quarantined'
import { referencesOf } from '../../db/references'
import { recentRuns, type Run } from './runs'
import { releaseRows, type ReleaseRow } from './releaseRows'
import { type AllUndelivered, undeliveredOf } from './undelivered'

/** What whoever keeps a listing calls it; null of what is none, or has no name. */
interface WithReference {
  reference: string | null
}

/** What is left out of a site, and which pictures are missing, with the references of the listings. */
async function lackingOf(
  db: Kysely<Database>,
  siteId: string,
): Promise<Pick<SiteStatus, 'quarantined' | 'missingPictures'>> {
  const quarantined = await quarantinedOf(db, siteId)
  const { count, first } = await missingPicturesOf(db, siteId)
  const listings = [
    ...quarantined.flatMap(({ kind, id }) => (kind === 'estate' ? [id] : [])),
    ...first.flatMap(({ kind, key }) => (kind === 'estate' ? [Number(key)] : [])),
  ]
  const names = await referencesOf(db, siteId, listings)
  const of = (kind: string, id: number) => (kind === 'estate' ? (names.get(id) ?? null) : null)
  return {
    quarantined: quarantined.map((one) => ({ ...one, reference: of(one.kind, one.id) })),
    missingPictures: {
      count,
      first: first.map((one) => ({ ...one, reference: of(one.kind, Number(one.key)) })),
    },
  }
}

/** Everything the status page says of a site. Moments are ISO 8601. */
export interface SiteStatus {
  siteId: string
  publicUrl: string
  releases: ReleaseRow[]
  pinnedSince: string | null
  lastBuild: LastBuild | null
  /** That single changes cannot be published now. */
  failing: Failing | null
  /** What went out without a whole build. */
  hot: HotChanges | null
  /** What is stored and not on the site yet. */
  waiting: QueueLength | null
  runs: Run[]
  quarantined: (Quarantined & WithReference & { since: string })[]
  missingPictures: Pick<MissingPictures, 'count'> & {
    first: (MissingPictures['first'][number] & WithReference)[]
  }
  undelivered: AllUndelivered
  disk: Disk
  /** Imports by command. */
  imports: ImportRun[]
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
  return async () => {
    const rows = await releases()
    return {
      siteId,
      publicUrl,
      releases: rows,
      pinnedSince: (await pinnedAt(store))?.since ?? null,
      lastBuild: (await readLastBuild(store)) ?? null,
      failing: (await readFailing(store)) ?? null,
      hot: await hotChangesOf(db, siteId, rows),
      waiting: await waitingOf(db, siteId),
      runs: await recentRuns(db, siteId),
      ...(await lackingOf(db, siteId)),
      undelivered: await undeliveredOf(db, siteId),
      disk: await disk(),
      imports: await recentImports(db, siteId),
      feed: await recentFeedRuns(db, siteId),
    }
  }
}
