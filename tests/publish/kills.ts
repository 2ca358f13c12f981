/**
 * The program is killed at chance moments under a stream of changes, while somebody reads the site all the time: no half page,
 * no page with data of another moment, none that is missing, nothing lost. First everything in one process on the embedded
 * database, then each role in its own on PostgreSQL. `npm run test:kills -- [--kills 50] [--seed 1] [--estates 24]`; the last
 * line is the result as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/config'
import { demoLines } from 'aanbod-demo/demo'
import { createRng } from 'aanbod-demo/rng'
import { pendingChangesOf } from '../../server/publisher/build/pendingChanges'
import { withSecrets } from '../../server/secrets'
import type { Role } from '../../server/roles'
import { LOCALES } from '../../src/contract/common'
import type { EstatePage } from '../../src/contract/page'
import { apiClient, sitePath } from '../../src/siteApi/http'
import { benchPostgres } from '../bench/benchPostgres'
import { pricedListings } from '../bench/publishSite'
import { freePort } from '../support/freePort'
import { Agency } from './changes'
import { changeStream, importTo, withPrice } from './changeStream'
import { differsFromCleanBuild } from './cleanBuild'
import { constantReader, type Watched } from './constantReader'
import { type Program, PROJECT, renderersOf, startProgram } from './program'
import { until } from './until'
import { runProcessTest } from '../support/runScript'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    estates: { type: 'string', default: '24' },
    only: { type: 'string' },
    loud: { type: 'boolean', default: false },
  },
})
const log = (line: string) => console.log(line)
const hear = (name: string) => (line: string) => {
  if (values.loud || !/^published|webhook to|page-data|^(success|info|warn)/.test(line))
    log(`  ${name}: ${line}`)
}

const SITE = 'kills'
const WATCHED = 6
const CHANGE_EVERY = 150
const PATIENCE = 1_200_000

interface Installation {
  /** Of the process that is left in peace. */
  roles: Role[]
  /** The processes that are killed; the first of them publishes. */
  victims: Role[][]
  /** Longest time until the next kill, milliseconds: some come at a start, some at work. */
  peace: number
}

const INSTALLATIONS: Record<string, Installation> = {
  'one process on PGlite': { roles: [], victims: [['site-api', 'web', 'publisher']], peace: 16_000 },
  'a process each on PostgreSQL': { roles: ['site-api'], victims: [['publisher'], ['web']], peace: 9000 },
}

async function killed(name: string, kills: number) {
  const { roles, victims, peace } = INSTALLATIONS[name] as Installation
  const rng = createRng(Number(values.seed)).fork(name)
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-kills-'))
  const database = roles.length ? await benchPostgres(undefined) : undefined
  const [port, siteApiPort, publisherPort, readPort] = await Promise.all([1, 2, 3, 4].map(freePort))
  const hooks = victims.length > 1 ? publisherPort : port
  const env = {
    DATA_DIR: dataDir,
    SITE_ID: SITE,
    PORT: String(port),
    SITE_API_PORT: String(siteApiPort),
    PUBLISHER_PORT: String(publisherPort),
    PUBLIC_URL: 'https://aanbod.example',
    WEBHOOK_URL: `http://127.0.0.1:${hooks}/hooks/rebuild`,
    DATABASE_URL: database?.url ?? '',
  }
  const config = await withSecrets(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  const { siteApiUrl, siteId, adminToken } = config
  const operator = { siteApiUrl, siteId, adminToken }
  const client = apiClient({ baseUrl: siteApiUrl, siteId })
  const lines = [
    ...demoLines({
      siteId,
      estates: Number(values.estates),
      seed: 1,
      now: new Date('2026-11-21T06:00:00Z'),
    }),
  ]
  const others = new Agency(lines)
  const listings = pricedListings(lines)
    .slice(0, WATCHED)
    .map((estate, index) => ({ estate, millions: 11 + index }))
  for (const { estate } of listings) others.estates.delete(estate.general.id)

  log(`\n${name}: ${kills} kills`)
  const apiAlone = () => startProgram(['site-api'], env, hear('site-api'))
  const api = apiAlone()
  await api.ready
  await importTo(operator, lines)
  for (const { estate, millions } of listings)
    await importTo(operator, [{ kind: 'estate', data: withPrice(estate, millions * 1_000_000) }])
  if (!roles.length) await api.stop()

  const start = (of: Role[]) => startProgram(of, env, hear(of.join('+')))
  const running: Program[] = victims.map(start)
  for (const each of running) await each.ready
  const reader = startProgram(['web'], { ...env, PORT: String(readPort) }, hear('reader'))
  await reader.ready
  const watched: Watched[] = await Promise.all(
    listings.map(async ({ estate, millions }) => {
      const { id } = estate.general
      const pages = await Promise.all(
        LOCALES.map((locale) => client.get<EstatePage>(sitePath(client, 'estate-pages', id, locale))),
      )
      const paths = pages.flatMap(({ path }) => [path, path.split('/').slice(0, 4).join('/')])
      return { id, millions, paths }
    }),
  )
  const reading = constantReader(`http://127.0.0.1:${readPort}`, watched, rng.fork('reader'))
  const stream = changeStream({
    operator,
    watched: listings,
    others,
    rng: rng.fork('changes'),
    every: CHANGE_EVERY,
  })

  const counts: Record<string, number> = {}
  for (let kill = 1; kill <= kills; kill++) {
    await pause(rng.int(0, peace))
    const renderers = renderersOf(dataDir)
    const at = rng.int(0, victims.length)
    const isRenderer = at === victims.length && renderers.length > 0
    const which = at % victims.length
    const what = isRenderer ? 'renderer' : (victims[which] as Role[]).join('+')
    counts[what] = (counts[what] ?? 0) + 1
    if (isRenderer) process.kill(rng.pick(renderers), 'SIGKILL')
    else {
      running[which]?.killAlone()
      await running[which]?.ended
      running[which] = start(victims[which] as Role[])
    }
    log(`${kill}: killed ${what}`)
  }
  const changes = await stream.stop()
  for (const each of running) await each.ready
  const told = { config, projectDir: PROJECT, log }
  await until('Everything published', async () => (await pendingChangesOf(told)) === undefined, {
    patience: PATIENCE,
  })
  const { reads, faults } = await reading.stop()
  for (const each of running) await each.stop()
  await reader.stop()
  await until('Render processes end', async () => renderersOf(dataDir).length === 0)

  const last = roles.length ? undefined : apiAlone()
  await last?.ready
  const different = await differsFromCleanBuild(config, PROJECT, log)
  await last?.stop()
  if (roles.length) await api.stop()
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
  for (const fault of faults.slice(0, 20)) log(fault)
  const result = { killed: counts, changes, reads, faults: faults.length, differing: different.length }
  log(JSON.stringify({ installation: name, ...result }))
  return result
}

async function main() {
  const names = Object.keys(INSTALLATIONS).filter((name) => !values.only || name.includes(values.only))
  const each = Math.ceil(Number(values.kills) / names.length)
  const results = []
  for (const name of names) results.push(await killed(name, each))
  const isWhole = results.every(({ faults, differing }) => faults === 0 && differing === 0)
  log(JSON.stringify({ test: 'kills', runs: results, whole: isWhole }))
  process.exitCode = isWhole ? 0 : 1
}

runProcessTest(main)
