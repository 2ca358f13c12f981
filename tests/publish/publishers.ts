/**
 * Two publisher processes take the changes of five sites from the queue of one PostgreSQL: each of 500 is published by one of them,
 * once, and none is lost when the one that does more is killed. In the end the first sites (`--compare`) are built from nothing and compared.
 * `npm run test:publishers -- [--changes 500] [--sites 5] [--estates 6] [--compare 1]`; the last line is the result as JSON.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Config, readConfig, siteConfig } from '../../server/config'
import { connect } from '../../server/db/connect'
import { demoLines } from 'aanbod-demo/demo'
import { createRng } from 'aanbod-demo/rng'
import { htmlFile, pageDataFile } from '../../server/publisher/hot/pageFiles'
import { withSecrets } from '../../server/secrets'
import { LOCALES } from '../../src/contract/common'
import type { Estate } from '../../src/contract/estate'
import type { EstatePage } from '../../src/contract/page'
import { apiClient, sitePath } from '../../src/siteApi/http'
import { benchPostgres } from '../bench/benchPostgres'
import { pricedListings, webhookSink } from '../bench/publishSite'
import { freePort } from '../support/freePort'
import { importTo, withPrice } from './changeStream'
import { differsFromCleanBuild, servedNow } from './cleanBuild'
import { PROJECT, renderersOf, startProgram } from './program'
import { until } from './until'
import { runProcessTest } from '../support/runScript'

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '500' },
    sites: { type: 'string', default: '5' },
    estates: { type: 'string', default: '6' },
    compare: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
})
const log = (line: string) => console.log(line)
const EVERY = 60
/** Five whole builds, one after the other. */
const PATIENCE = 2_400_000

interface Price {
  siteId: string
  estate: Estate
  value: number
}

/** How many changes a publisher says it has published. */
const publishedIn = (line: string) => {
  const of = /published \d+ pages of (a change|(\d+) changes)/.exec(line)
  return of ? Number(of[2] ?? 1) : 0
}

/** Pages of a listing, and their data, that do not show its price. */
async function stale(config: Config, { estate, value }: Price): Promise<string[]> {
  const client = apiClient({ baseUrl: config.siteApiUrl, siteId: config.siteId })
  const shown = String(value).replace(/\B(?=(\d{3})+$)/g, '.')
  const view = await servedNow(config)
  const wrong: string[] = []
  for (const locale of LOCALES) {
    const { path } = await client.get<EstatePage>(sitePath(client, 'estate-pages', estate.general.id, locale))
    for (const name of [path, path.split('/').slice(0, 4).join('/')].flatMap((one) => [
      htmlFile(one),
      pageDataFile(one),
    ])) {
      const file = view.locate(name)
      const text = file && (await readFile(file, 'utf8'))
      if (!text?.includes(shown)) wrong.push(`${config.siteId}: ${name} does not show ${shown}`)
    }
  }
  return wrong
}

async function main() {
  const rng = createRng(Number(values.seed))
  const ids = Array.from({ length: Number(values.sites) }, (_, index) => `site${index + 1}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-publishers-'))
  const database = await benchPostgres(undefined)
  const [siteApiPort, stays, goes] = await Promise.all([freePort(), freePort(), freePort()])
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SITE_ID: ids.join(),
    PUBLIC_URL: ids.map((id) => `https://${id}.example`).join(),
    SITE_API_PORT: String(siteApiPort),
  }
  const config = await withSecrets(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  const of = (siteId: string) => siteConfig(config, siteId)
  // What is imported first is built, and need not be told.
  const nobody = await webhookSink()
  const before = startProgram(['site-api'], { ...env, WEBHOOK_URL: nobody.url }, log)
  await before.ready
  const connection = await connect({ databaseUrl: database.url })
  const nothingWaits = async () => {
    const rows = await connection.db.selectFrom('publish_change').select('id').limit(1).execute()
    const hooks = await connection.db
      .selectFrom('webhook')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
      .limit(1)
      .execute()
    return rows.length === 0 && hooks.length === 0
  }
  const listings: { siteId: string; estate: Estate }[] = []
  for (const siteId of ids) {
    const estates = Number(values.estates)
    const lines = [...demoLines({ siteId, estates, seed: 1, now: new Date('2026-11-21T06:00:00Z') })]
    await importTo({ ...of(siteId) }, lines)
    listings.push(...pricedListings(lines).map((estate) => ({ siteId, estate })))
  }
  await until('What is imported first is told', nothingWaits)
  await before.stop()
  nobody.close()
  const api = startProgram(['site-api'], env, log)
  await api.ready
  log(`${ids.length} sites with ${listings.length} priced listings of their own`)

  const counts: Record<string, number> = { stays: 0, goes: 0 }
  const publisher = (name: string, port: number) =>
    startProgram(['publisher'], { ...env, PUBLISHER_PORT: String(port) }, (line) => {
      counts[name] = (counts[name] ?? 0) + publishedIn(line)
      if (/release \d{6}|failed|[Bb]uilding the site|Ready|left out|lost/.test(line)) log(`${name}: ${line}`)
    })
  // At one moment, on an installation without a release: one of them builds each site.
  const [first, second] = [publisher('stays', stays), publisher('goes', goes)]
  await Promise.all([first.ready, second.ready])

  const sum = () => Object.values(counts).reduce((all, count) => all + count, 0)
  await until('The first start has settled', nothingWaits, { patience: PATIENCE })
  for (const name of Object.keys(counts)) counts[name] = 0

  const last = new Map<string, Price>()
  const change = async (step: number) => {
    const { siteId, estate } = rng.pick(listings)
    const value = 1_000_000 + step
    await importTo({ ...of(siteId) }, [{ kind: 'estate', data: withPrice(estate, value) }])
    last.set(`${siteId} ${estate.general.id}`, { siteId, estate, value })
    await pause(EVERY)
  }
  const half = Math.round(Number(values.changes) / 2)
  for (let step = 1; step <= half; step++) await change(step)
  await until('The first half is published', nothingWaits)
  // The last of what they say may still be on its way.
  await pause(1000)
  const undisturbed = { ...counts, sum: sum() }
  log(`${half} changes, published by the two: ${JSON.stringify(undisturbed)}`)
  // Who hears of a change first takes it.
  const staysMore = (counts['stays'] ?? 0) > (counts['goes'] ?? 0)
  const [busier, other] = staysMore ? [first, second] : [second, first]

  for (let step = half + 1; step <= Number(values.changes); step++) {
    await change(step)
    if (step === Math.round(half * 1.5)) busier.killAlone()
  }
  await until('The second half is published', nothingWaits)
  const wrong: string[] = []
  for (const price of last.values()) wrong.push(...(await stale(of(price.siteId), price)))
  await other.stop()
  await until('Render processes end', async () => renderersOf(dataDir).length === 0)

  const differing: string[] = []
  for (const siteId of ids.slice(0, Number(values.compare)))
    differing.push(...(await differsFromCleanBuild(of(siteId), PROJECT, log)))
  await connection.close()
  await api.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  for (const line of wrong.slice(0, 10)) log(line)
  const isTakenOver = (counts[staysMore ? 'goes' : 'stays'] ?? 0) > 0
  const isWhole = isTakenOver && undisturbed.sum === half && wrong.length === 0 && differing.length === 0
  const result = {
    sites: ids.length,
    changes: Number(values.changes),
    undisturbed,
    withKill: sum() - half,
    stale: wrong.length,
    compared: Number(values.compare),
    differing: differing.length,
  }
  log(JSON.stringify({ test: 'publishers', ...result, whole: isWhole }))
  process.exitCode = isWhole ? 0 : 1
}

runProcessTest(main)
