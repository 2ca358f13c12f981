import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../server/config'
import { buildFolder } from '../../server/publisher/buildFolder'
import { gatsbyBuild } from '../../server/publisher/gatsbyBuild'
import { followRelease, type ReleaseView } from '../../server/publisher/hot/releaseView'
import { codeOf } from '../../server/publisher/publish'
import { currentReleaseId, openReleaseStore } from '../../server/publisher/releaseStore'
import { differences } from './differences'

/** The files of a site as they are served now. */
export async function servedNow({ dataDir, siteId }: Config): Promise<ReleaseView> {
  const store = openReleaseStore(dataDir, siteId)
  const follower = await followRelease(store, (await currentReleaseId(store)) ?? '')
  if (!follower) throw new Error(`${siteId} has no release`)
  return follower.view()
}

/**
 * Builds a site from nothing of what its API gives now; files in which what is served differs from that, of pages, their data
 * and sitemaps. Of the first few `say` hears where.
 */
export async function differsFromCleanBuild(
  config: Config,
  projectDir: string,
  say: (line: string) => void,
): Promise<string[]> {
  const code = await codeOf({ config, projectDir })
  const folder = await buildFolder(projectDir, config, code)
  for (const part of ['.cache', 'public']) await rm(join(folder, part), { recursive: true, force: true })
  await gatsbyBuild({
    projectDir: folder,
    codeFingerprint: code,
    env: { SITE_API_URL: config.siteApiUrl, SITE_ID: config.siteId, PUBLIC_URL: config.publicUrl },
    onLine: () => undefined,
  })
  return differences(await servedNow(config), join(folder, 'public'), say)
}
