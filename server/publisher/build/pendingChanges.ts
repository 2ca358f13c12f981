import type { Config } from '../../config'
import { BUILD_PATIENCE_MS } from '../../../src/siteApi/patientFetch'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { MOST_ONE_BY_ONE } from '../../http/webhook'
import { currentReleaseId, openReleaseStore } from '../../releases/releaseStore'
import { differing, shownBy, type SourceSnapshot, tellsStates } from '../../releases/sourceSnapshot'
import type { Changes } from '../hot/changes'
import { codeFingerprint } from './fingerprint'
import { sourceVersions } from './sourceVersions'

interface Of {
  config: Config
  projectDir: string
  /** Hears that the site API is waited for; without it nobody waits. */
  log?: (line: string) => void
}

/** The program as it goes into this site's pages. */
export const codeOf = ({ config: { siteId, publicUrl }, projectDir }: Of) =>
  codeFingerprint(projectDir, { siteId, publicUrl })

export const clientOf = ({ siteApiUrls, siteId }: Config, log?: (line: string) => void) =>
  siteApiClient({
    ...{ siteApiUrl: siteApiUrls, siteId },
    ...(log && { patience: { ms: BUILD_PATIENCE_MS, tell: log } }),
  })

/** What a release that is built now is made from. */
export async function wanted(options: Of): Promise<SourceSnapshot> {
  return { code: await codeOf(options), ...(await sourceVersions(clientOf(options.config, options.log))) }
}

/**
 * What the site that is served does not show yet: a whole build's worth, for a reason, or single things; or why nobody can
 * tell, as the API cannot be asked.
 */
export type PendingChanges = { build: string } | { changes: Changes } | { unreachable: string }

/** How what is served differs from today's program and data; undefined when it does not. */
export async function pendingChangesOf(options: Of): Promise<PendingChanges | undefined> {
  const { config } = options
  const store = openReleaseStore(config.dataDir, config.siteId)
  const id = await currentReleaseId(store)
  const shown = id === undefined ? undefined : await shownBy(store, id)
  if (!shown) return { build: 'There is no release, or it does not say what it was built from' }
  try {
    const now = await wanted(options)
    if (now.code !== shown.code) return { build: 'The program or PUBLIC_URL changed' }
    if (now.site !== shown.site) return { build: 'What every page shows changed' }
    const changes = differing(shown, now)
    const count = Object.values(changes).reduce((sum, ids) => sum + ids.length, 0)
    if (count > MOST_ONE_BY_ONE) return { build: `${count} listings and pages changed` }
    return count > 0 ? { changes } : undefined
  } catch (error) {
    return { unreachable: `The site API could not be asked for changes: ${(error as Error).message}` }
  }
}

/** Whether what is served shows all that the API has, as far as that tells one state from another. */
export async function isUpToDate(options: Of): Promise<boolean> {
  const { dataDir, siteId } = options.config
  const store = openReleaseStore(dataDir, siteId)
  const id = await currentReleaseId(store)
  const shown = id === undefined ? undefined : await shownBy(store, id)
  return shown !== undefined && tellsStates(shown) && (await pendingChangesOf(options)) === undefined
}
