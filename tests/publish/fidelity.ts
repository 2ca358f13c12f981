/**
 * The promise of publishing (design §6): after any sequence of hot publishes a clean build of the same data gives the same
 * bytes. `tsx tests/publish/fidelity.ts [--estates 24] [--changes 60] [--seed 1]`; the last line is the result as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { readConfig } from '../../server/config'
import { connect } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { demoLines } from '../../server/demo/demo'
import { createRng } from '../../server/demo/rng'
import { type Changes, openHotPublisher } from '../../server/publisher/hot/hotPublisher'
import { followRelease } from '../../server/publisher/hot/releaseView'
import { codeOf, publish } from '../../server/publisher/publish'
import { gatsbyBuild } from '../../server/publisher/gatsbyBuild'
import { openReleaseStore } from '../../server/publisher/releaseStore'
import { lapsText } from '../../server/publisher/stopwatch'
import { importLines } from '../../server/site-api/admin/importer'
import { siteApi } from '../../server/site-api/app'
import { serverOptions } from '../../server/site-api/serverOptions'
import type { ImportLine } from '../../src/contract/importLine'
import { apiClient } from '../../src/siteApi/http'
import { freePort } from '../support/freePort'
import { Agency, nextChange } from './changes'
import { differences } from './differences'

const PROJECT = resolve(__dirname, '../..')
const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '24' },
    changes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const say = (line: string) => console.log(line)

async function* bytes(lines: Iterable<ImportLine>) {
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`)
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-fidelity-'))
  const connection = await connect({ databaseUrl: '', dataDir })
  const app = Fastify(serverOptions('error'))
  const port = await freePort()
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SITE_API_PORT: String(port),
    PUBLIC_URL: 'https://aanbod.example',
  })
  const { siteId, siteApiUrl, publicUrl } = config
  const client = apiClient({ baseUrl: siteApiUrl, siteId })
  const store = openReleaseStore(dataDir, siteId)
  try {
    await migrate(connection.db)
    await app.register(siteApi, { db: connection.db, config })
    await app.listen({ port, host: '127.0.0.1' })
    const lines = [
      ...demoLines({
        siteId,
        estates: Number(values.estates),
        seed: 1,
        now: new Date('2026-11-21T06:00:00Z'),
      }),
    ]
    await importLines(connection.db, siteId, bytes(lines))
    const release = await publish({ config, projectDir: PROJECT, say: () => undefined })
    say(`built ${release.pages} pages`)

    const hot = openHotPublisher({
      store,
      client,
      projectDir: PROJECT,
      code: await codeOf({ config, projectDir: PROJECT }),
      origin: publicUrl,
      log: say,
      onChange: async () => undefined,
    })
    const since = Date.now()
    await hot.warm()
    say(`render process ready after ${Date.now() - since} ms`)
    const agency = new Agency(lines)
    const follow = async () => {
      const follower = await followRelease(store, release.id)
      if (!follower) throw new Error('The release is gone')
      return follower.view()
    }

    const all: Changes = {
      estateIds: [...agency.estates.keys()],
      rentalUnitIds: [...agency.rentals.keys()],
      pageIds: [],
    }
    const { pages: again } = await hot.publish(all)
    const unchanged = await differences(await follow(), join(PROJECT, 'public'), say)
    say(`${again} pages published again with nothing changed: ${unchanged.length} files differ`)

    const rng = createRng(Number(values.seed))
    for (let step = 1; step <= Number(values.changes); step++) {
      const change = nextChange(agency, rng, step)
      await importLines(connection.db, siteId, bytes(change.lines))
      const from = Date.now()
      const { pages, laps } = await hot.publish(change)
      say(`${step} ${change.what}: ${pages} pages, ${Date.now() - from} ms (${lapsText(laps)})`)
    }
    await hot.close()
    await rm(join(PROJECT, '.cache'), { recursive: true, force: true })
    await rm(join(PROJECT, 'public'), { recursive: true, force: true })
    await gatsbyBuild({
      projectDir: PROJECT,
      codeFingerprint: await codeOf({ config, projectDir: PROJECT }),
      env: { SITE_API_URL: siteApiUrl, SITE_ID: siteId, PUBLIC_URL: publicUrl },
      onLine: () => undefined,
    })
    const different = await differences(await follow(), join(PROJECT, 'public'), say)
    for (const name of different.slice(0, 40)) say(`differs: ${name}`)
    const identical = unchanged.length === 0 && different.length === 0
    say(
      JSON.stringify({
        test: 'fidelity',
        changes: Number(values.changes),
        differing: different.length,
        identical,
      }),
    )
    process.exitCode = identical ? 0 : 1
  } finally {
    await app.close()
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
