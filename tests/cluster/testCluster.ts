/**
 * Two processes of each role over one PostgreSQL: 200 prices are sent to either site API while somebody reads both web roles, and each of
 * the six is killed once on the way. Whatever was accepted is on both webs in the end, byte for byte the same, nothing is left waiting, and
 * nobody was refused but by whom was killed. `npm run test:cluster -- [--changes 200] [--estates 6] [--seed 1]`; the last line is the
 * result as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoLines } from 'aanbod-demo/demo'
import { createRng } from 'aanbod-demo/rng'
import { readConfig } from '../../server/config'
import { connect } from '../../server/db/connect'
import { withSecrets } from '../../server/secrets'
import type { Estate } from '../../src/contract/estate'
import { benchPostgres } from '../bench/benchPostgres'
import { pricedListings } from '../bench/publishSite'
import { importTo, withPrice } from '../publish/changeStream'
import { until } from '../publish/until'
import { freePort } from '../support/freePort'
import { clusterPlan, type Member } from './clusterPlan'
import { type Kept, keepRunning } from './keepRunning'
import { differingPages } from './pagesOfBoth'
import { steadyReader } from './steadyReader'
import { runProcessTest } from '../support/runScript'
import { pathsOfSitemaps } from '../support/pathsOfSitemaps'

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '200' },
    estates: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
})
const log = (line: string) => console.log(line)
const SITE = 'cluster'
const EVERY_MS = 150
const BUILD_MS = 900_000

async function main() {
  const rng = createRng(Number(values.seed))
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-cluster-'))
  const database = await benchPostgres(undefined)
  const [port, siteApiPort, publisherPort] = [await freePort(), await freePort(), await freePort()]
  const where = { port, siteApiPort, publisherPort, dataDir, databaseUrl: database.url }
  const plan = clusterPlan({ ...where, publicUrl: 'https://cluster.example' }).map((member) => ({
    ...member,
    env: { ...member.env, SITE_ID: SITE, LOG_LEVEL: 'error', MAIL_URL: '' },
  }))
  const config = await withSecrets(readConfig({ ...plan[0]?.env, LOG_LEVEL: 'silent' }))
  const say = (line: string) => {
    if (/release \d{6}|failed|[Bb]uilding|Ready|ended with|left out/.test(line)) log(line)
  }
  const start = async (members: readonly Member[]) => {
    const kept = members.map((member) => keepRunning(member, say))
    await Promise.all(kept.map(({ ready }) => ready))
    return kept
  }
  const of = (role: string) => plan.filter((member) => member.role === role)
  const [first, ...otherApis] = of('site-api')
  if (!first) throw new Error('There is no site API')
  const all: Kept[] = await start([first])
  all.push(...(await start(otherApis)))
  const operator = (turn: number) => ({
    siteApiUrl: config.siteApiUrls[turn % config.siteApiUrls.length] ?? '',
    siteId: SITE,
    adminToken: config.adminToken,
  })
  const lines = [
    ...demoLines({
      siteId: SITE,
      estates: Number(values.estates),
      seed: 1,
      now: new Date('2026-11-21T06:00:00Z'),
    }),
  ]
  await importTo(operator(0), lines)
  const listings = pricedListings(lines)
  all.push(...(await start(of('publisher'))), ...(await start(of('web'))))
  const connection = await connect({ databaseUrl: database.url })
  const nothingWaits = async () => {
    const rows = await connection.db.selectFrom('publish_change').select('id').limit(1).execute()
    const hooks = await connection.db
      .selectFrom('webhook')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
    return rows.length === 0 && (await hooks.limit(1).execute()).length === 0
  }
  await until('The first start has settled', nothingWaits, { patience: BUILD_MS })

  const webs = [port, port + 1].map((each) => `http://127.0.0.1:${each}`)
  const pages = () => pathsOfSitemaps(async (path) => (await fetch(`${webs[0]}${path}`)).text())
  const paths = await pages()
  log(`${listings.length} priced listings, ${paths.length} pages; sending ${values.changes} changes`)
  const reader = steadyReader(webs, SITE, paths, rng.fork('reader'))
  const counts = { accepted: 0, refused: 0 }
  const last = new Map<number, { estate: Estate; value: number }>()
  const changes = Number(values.changes)
  const victims = [...all]
  for (let step = 1; step <= changes; step++) {
    const estate = rng.pick(listings)
    const value = 1_000_000 + step
    const line = { kind: 'estate', data: withPrice(estate, value) } as const
    // Of a change whose answer got lost nobody knows: it is sent once more, to the other one.
    for (let attempt = step; ; attempt++) {
      const taken = await importTo(operator(attempt), [line]).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TypeError) return false
          throw error
        },
      )
      if (taken) break
      counts.refused += 1
      await pause(100)
    }
    counts.accepted += 1
    last.set(estate.general.id, { estate, value })
    const due = Math.floor((step * 7) / changes) > Math.floor(((step - 1) * 7) / changes)
    const victim = due ? victims.shift() : undefined
    if (victim) {
      log(`change ${step}: ${victim.name} is killed`)
      reader.killed(victim.name)
      victim.kill()
      // The next one is killed when this one is back: two of one role at once is another story.
      await until(`${victim.name} is back`, () => victim.readies() > 1, { patience: 120_000 })
      reader.back(victim.name)
    }
    await pause(EVERY_MS)
  }
  const since = Date.now()
  await until('All is published', nothingWaits, { patience: BUILD_MS })
  const settled = Date.now() - since
  // The web roles look once a second.
  await pause(3000)
  const read = await reader.stop()
  const { differing, stale } = await differingPages(webs, await pages(), [...last.values()])
  const deaths = all.map((member) => member.deaths())
  await Promise.all(all.reverse().map((member) => member.stop()))
  await connection.close()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  for (const line of [...read.faults, ...differing, ...stale].slice(0, 20)) log(line)
  const isWhole =
    counts.accepted === changes &&
    deaths.every((count) => count === 1) &&
    !read.faults.length &&
    !differing.length &&
    !stale.length
  log(
    JSON.stringify({
      test: 'cluster',
      changes,
      ...counts,
      killed: deaths.reduce((sum, count) => sum + count, 0),
      reads: read.reads,
      refusedByKilled: read.excused,
      failedReads: read.faults.length,
      settledMs: settled,
      comparedPages: paths.length,
      differing: differing.length,
      stale: stale.length,
      whole: isWhole,
    }),
  )
  process.exitCode = isWhole ? 0 : 1
}

runProcessTest(main)
