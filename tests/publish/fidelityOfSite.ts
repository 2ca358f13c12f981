import { dirname } from 'node:path'
import { readConfig } from '../../server/config'
import { demoLines } from 'aanbod-demo/demo'
import { createRng } from 'aanbod-demo/rng'
import { pathOfHtml } from '../../server/publisher/hot/pageFiles'
import { readJournal } from '../../server/releases/journal'
import { isPage } from '../../server/releases/publishable'
import { parseLanding } from '../../src/routing/landings'
import { parseLeaf } from '../../src/routing/leaves'
import { pendingChangesOf } from '../../server/publisher/build/pendingChanges'
import { start } from '../../server/start'
import { apiClient } from '../../src/siteApi/http'
import { listEstates } from '../../src/siteApi/pull'
import { Agency, nextChange } from './changes'
import { importTo } from './changeStream'
import { differsFromCleanBuild, servedNow } from './cleanBuild'
import { nextSeason } from './seasons'
import { until } from './until'

interface Options {
  projectDir: string
  /** Folder of the running program's data. */
  dataDir: string
  site: { siteUrl: string; siteApiUrl: string; siteId: string; publicUrl: string; adminToken: string }
  /** Stops the program. */
  stop: () => Promise<unknown>
  changes: number
  seed: number
  log: (line: string) => void
}

const PATIENCE = 120_000
/** Changes are made in bursts, as an agency's own system sends them. */
const MOST_AT_ONCE = 4

/** Every so many changes many listings go at once or come back, so that lists lose pages and have them again. */
const SEASON = 10

/** Pages that were taken away from a release: further pages of lists, and landing pages. */
async function lostPages(dir: string): Promise<{ leaves: number; landings: number }> {
  const { changes } = await readJournal(dir)
  const paths = changes.flatMap(({ removed }) => removed.filter(isPage).map(pathOfHtml))
  return { leaves: paths.filter(parseLeaf).length, landings: paths.filter(parseLanding).length }
}

/**
 * The promise of publishing (record 110), on a running site whatever was done to it before: after a chance sequence of changes
 * that it published by itself, a clean build of the same data gives the same bytes for every page, its data and the sitemaps.
 * Gives the names of the files that differ.
 */
export async function fidelityOfSite({ projectDir, dataDir, site, stop, changes, seed, log }: Options) {
  const { siteApiUrl, siteId, publicUrl, adminToken } = site
  const config = readConfig({
    DATA_DIR: dataDir,
    SITE_ID: siteId,
    SITE_API_URL: siteApiUrl,
    SITE_API_PORT: new URL(siteApiUrl).port,
    PUBLIC_URL: publicUrl,
    ADMIN_TOKEN: adminToken,
    LOG_LEVEL: 'silent',
  })
  const told = { config, projectDir, log }
  const settled = () =>
    until('What was changed is on the site', async () => (await pendingChangesOf(told)) === undefined, {
      patience: PATIENCE,
    })

  const there = await listEstates(apiClient({ baseUrl: siteApiUrl, siteId }))
  const ids = new Set(there.map(({ id }) => id))
  const agency = new Agency(demoLines({ siteId, estates: ids.size, seed: 1, now: new Date() }))
  for (const id of [...agency.estates.keys()]) if (!ids.has(id)) agency.estates.delete(id)

  const since = Date.now()
  await settled()
  const rng = createRng(seed)
  for (let made = 0; made < changes;) {
    const burst = Math.min(changes - made, rng.int(1, MOST_AT_ONCE))
    for (let step = 0; step < burst; step++)
      await importTo({ siteApiUrl, siteId, adminToken }, nextChange(agency, rng, ++made).lines)
    await settled()
    if (made % SEASON < burst) {
      await importTo({ siteApiUrl, siteId, adminToken }, nextSeason(agency, rng).lines)
      await settled()
    }
  }
  const { id, version, root } = await servedNow(config)
  if (version === 0) throw new Error(`Release ${id} had nothing published onto it`)
  const lost = await lostPages(dirname(root))
  if (!lost.leaves) throw new Error('No list lost a page')
  if (!lost.landings) throw new Error('No landing page went')
  log(
    `${changes} changes published onto release ${id} in ${version} steps, ${((Date.now() - since) / 1000).toFixed(1)} s; lists lost ${lost.leaves} pages and ${lost.landings} landing pages`,
  )

  await stop()
  const api = await start(['site-api'], told)
  try {
    return await differsFromCleanBuild(config, projectDir, log)
  } finally {
    await api.close()
  }
}
