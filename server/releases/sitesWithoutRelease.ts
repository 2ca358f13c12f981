import type { Config } from '../config'
import { currentRelease, openReleaseStore } from './releaseStore'

/** Which sites of a process have nothing to serve or to publish onto. */
export async function sitesWithoutRelease({
  dataDir,
  siteIds,
}: Pick<Config, 'dataDir' | 'siteIds'>): Promise<string[]> {
  const found = await Promise.all(
    siteIds.map(async (siteId) =>
      (await currentRelease(openReleaseStore(dataDir, siteId))) ? [] : [siteId],
    ),
  )
  return found.flat()
}

/** What that means, for an operator. */
export const noRelease = (siteIds: readonly string[]): string =>
  `there is no release of ${siteIds.join(', ')} yet, and its build is tried again; /status says why`

/** The same of a process that only serves. */
export const notBuiltHere = (siteIds: readonly string[]): string =>
  `There is no release of ${siteIds.join(', ')} yet: pages answer 503 until a publisher has made one in DATA_DIR/releases`
