import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../server/config'
import { buildFolder } from '../../server/publisher/build/buildFolder'
import { gatsbyBuild } from '../../server/publisher/build/gatsbyBuild'
import { followRelease, type ReleaseView } from '../../server/releases/releaseView'
import { codeOf } from '../../server/publisher/build/pendingChanges'
import { currentReleaseId, openReleaseStore } from '../../server/releases/releaseStore'
import { differences } from './differences'

/** The files of a site as they are served now. */
export async function servedNow({ dataDir, siteId }: Config): Promise<ReleaseView> {
  const store = openReleaseStore(dataDir, siteId)
  const follower = await followRelease(store, (await currentReleaseId(store)) ?? '')
  if (!follower) throw new Error(`${siteId} has no release`)
  return follower.view()
}

async function folderOf(config: Config, projectDir: string) {
  const code = await codeOf({ config, projectDir })
  return { code, folder: await buildFolder(projectDir, config, code) }
}

/** Builds a site of what its API gives now, upon what was built before. */
export async function buildNow(config: Config, projectDir: string): Promise<void> {
  const { code, folder } = await folderOf(config, projectDir)
  await gatsbyBuild({
    projectDir: folder,
    codeFingerprint: code,
    env: { SITE_API_URL: config.siteApiUrl, SITE_ID: config.siteId, PUBLIC_URL: config.publicUrl },
    onLine: () => undefined,
  })
}

/** The same from nothing. */
export async function cleanBuild(config: Config, projectDir: string): Promise<void> {
  const { folder } = await folderOf(config, projectDir)
  for (const part of ['.cache', 'public']) await rm(join(folder, part), { recursive: true, force: true })
  await buildNow(config, projectDir)
}

/**
 * Files in which what is served differs from what was just built, of pages, their data and sitemaps. Of the first few `say`
 * hears where.
 */
export async function differsFromBuild(
  config: Config,
  projectDir: string,
  log: (line: string) => void,
): Promise<string[]> {
  const { folder } = await folderOf(config, projectDir)
  return differences(await servedNow(config), join(folder, 'public'), log)
}

export async function differsFromCleanBuild(...told: Parameters<typeof differsFromBuild>): Promise<string[]> {
  const [config, projectDir] = told
  await cleanBuild(config, projectDir)
  return differsFromBuild(...told)
}
