import { resolve } from 'node:path'
import { announcer, progressFor } from '../http/logOutput'
import { readConfig, sitesOf } from '../config'
import { noteWell } from '../releases/failing'
import { recorded } from '../releases/lastBuild'
import { publish } from '../publisher/build/publish'
import { openReleaseStore } from '../releases/releaseStore'
import { withSecrets } from '../secrets'
import { start } from '../start'

/**
 * `npm run build`: builds and releases the site once, or each of several, and ends. It is built from the site API that SITE_API_URL names, else from
 * our own, which runs meanwhile.
 */
async function main(): Promise<void> {
  const config = await withSecrets(readConfig({ LOG_LEVEL: 'warn', ...process.env }))
  const { logFormat } = config
  const log = announcer(logFormat)
  const options = { config, projectDir: resolve(__dirname, '../..'), log, progress: progressFor(logFormat) }
  const own = process.env['SITE_API_URL'] ? undefined : await start(['site-api'], options)
  try {
    for (const own of sitesOf(config)) {
      const store = openReleaseStore(own.dataDir, own.siteId)
      await recorded(store, () => publish({ ...options, config: own }))
      await noteWell(store)
    }
  } finally {
    await own?.close()
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
