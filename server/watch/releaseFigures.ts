import { statfs } from 'node:fs/promises'
import { readFailing } from '../releases/failing'
import { readLastBuild } from '../releases/lastBuild'
import { pinnedAt } from '../releases/pinned'
import { currentRelease, openReleaseStore, releaseIds } from '../releases/releaseStore'
import type { Question, Reading } from './figures'
import { lastSizeOnDisk } from './sizeOnDisk'

const site = ['site'] as const
const GAUGES = {
  aanbod_release_created_timestamp_seconds: {
    help: 'When the release that is served was made.',
    labels: site,
  },
  aanbod_release_pages: { help: 'Pages of the release that is served, as it was built.', labels: site },
  aanbod_releases: { help: 'Releases on disk.', labels: site },
  aanbod_releases_size_bytes: {
    help: 'Disk that all releases of the site take together; measured at most every quarter of an hour.',
    labels: site,
  },
  aanbod_last_build_ok: { help: 'Whether the last whole build ended well and is served.', labels: site },
  aanbod_last_build_timestamp_seconds: { help: 'When the last whole build ended.', labels: site },
  aanbod_changes_failing: { help: 'Whether single changes cannot be published now.', labels: site },
  aanbod_pinned: { help: 'Whether an operator holds the site at a release.', labels: site },
  aanbod_disk_free_bytes: { help: 'Free on the disk of DATA_DIR, for this program.', labels: [] },
  aanbod_disk_size_bytes: { help: 'Size of the disk of DATA_DIR.', labels: [] },
} as const
type Name = keyof typeof GAUGES

const MEASURED_EVERY = 15 * 60 * 1000

const seconds = (moment: string) => Date.parse(moment) / 1000

/** What the releases of some sites say of themselves, and how much of their disk is left. */
export function releaseFigures(dataDir: string, siteIds: readonly string[]): Question<Name> {
  const stores = siteIds.map((siteId) => {
    const store = openReleaseStore(dataDir, siteId)
    return { siteId, store, size: lastSizeOnDisk(store.dir, MEASURED_EVERY) }
  })

  async function ofSite({ siteId, store, size }: (typeof stores)[number]): Promise<Reading<Name>[]> {
    const labels = { site: siteId }
    const release = await currentRelease(store)
    const build = await readLastBuild(store)
    const bytes = size()
    const told: Partial<Record<Name, number | undefined>> = {
      aanbod_release_created_timestamp_seconds: release && seconds(release.createdAt),
      aanbod_release_pages: release?.pages,
      aanbod_releases: (await releaseIds(store)).length,
      aanbod_releases_size_bytes: bytes,
      aanbod_last_build_ok: build && Number(build.ok),
      aanbod_last_build_timestamp_seconds: build && seconds(build.endedAt),
      aanbod_changes_failing: Number((await readFailing(store)) !== undefined),
      aanbod_pinned: Number((await pinnedAt(store)) !== undefined),
    }
    return Object.entries(told).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name: name as Name, labels, value }],
    )
  }

  return {
    about: 'releases',
    gauges: GAUGES,
    async ask() {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      const ofSites = await Promise.all(stores.map(ofSite))
      return [
        { name: 'aanbod_disk_free_bytes', labels: {}, value: bavail * bsize },
        { name: 'aanbod_disk_size_bytes', labels: {}, value: blocks * bsize },
        ...ofSites.flat(),
      ]
    },
  }
}
