import type { Config } from '../../config'
import { failedBuild } from '../../releases/lastBuild'
import { currentReleaseId, openReleaseStore } from '../../releases/releaseStore'
import { isUpToDate, pendingChangesOf } from './pendingChanges'

interface Asked {
  config: Config
  projectDir: string
  /** Whether the site had no release when the build was asked for. */
  hadNone: boolean
}

interface Needless {
  /** For an operator. */
  why: string
  /** Whether what the build was asked for is still to be published, onto a release that another publisher made. */
  isTaken: boolean
}

/**
 * Why a build that was asked for need not be made, looked at when it is its turn; undefined when it has to. After one that failed it is
 * made in any case: only one that ends well says that builds work again.
 */
export async function needlessBuild({ hadNone, ...of }: Asked): Promise<Needless | undefined> {
  const store = openReleaseStore(of.config.dataDir, of.config.siteId)
  if (await failedBuild(store)) return undefined
  if (await isUpToDate(of)) return { why: 'Nothing is new since the last build', isTaken: false }
  const made = hadNone ? await currentReleaseId(store) : undefined
  if (made === undefined) return undefined
  const pending = await pendingChangesOf(of)
  if (pending && !('changes' in pending)) return undefined
  return { why: `Release ${made} was made by another publisher meanwhile: taken`, isTaken: true }
}
