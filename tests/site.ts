/**
 * Builds the site that the journeys visit and serves it until it is stopped: `npm run test:site` prints the line by which
 * `npm run test:e2e -- map` in another terminal uses it, as often as one likes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stopAllCommands } from './support/command'
import { runScript } from './support/runScript'
import { startSiteUnderTest } from './support/siteUnderTest'

const log = (line: string) => process.stdout.write(`${line}\n`)

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-site-'))
  const stopped = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        done()
        void stopAllCommands()
      })
  })
  try {
    const { site } = await startSiteUnderTest({ projectDir: resolve(__dirname, '..'), dataDir, log })
    log(`\n${site.siteUrl}\n\nexport SITE_UNDER_TEST='${JSON.stringify(site)}'\n`)
    await stopped
  } finally {
    await stopAllCommands()
    await rm(dataDir, { recursive: true, force: true })
  }
}

runScript(main)
