/**
 * How long a changed price takes from the accepted webhook until every page of the listing is readable over HTTP, beside
 * a plain incremental `gatsby build` for the same change. `npm run bench:publish -- --estates 100,1000 [--changes 40]`;
 * the last line is the result as JSON, milliseconds.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/config'
import { gatsbyBuild } from '../../server/publisher/gatsbyBuild'
import { signed } from '../../server/publisher/hooks/webhook'
import { codeOf } from '../../server/publisher/publish'
import { withSecrets } from '../../server/secrets'
import { start } from '../../server/start'
import { demoLines } from '../../server/demo/demo'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { isSold } from '../../src/domain/estate/status'
import type { EstatePage } from '../../src/contract/page'
import { apiClient, sitePath } from '../../src/siteApi/http'
import { freePort } from '../support/freePort'

const PROJECT = resolve(__dirname, '../..')
const SITE = 'bench'
const { values } = parseArgs({
  options: { estates: { type: 'string', default: '100,1000' }, changes: { type: 'string', default: '40' } },
})
const say = (line: string) => console.log(line)

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0)

async function run(estates: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-bench-'))
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const config = await withSecrets(
    readConfig({
      DATA_DIR: dataDir,
      SITE_ID: SITE,
      PORT: String(port),
      SITE_API_PORT: String(siteApiPort),
      LOG_LEVEL: 'silent',
      // Nobody listens there: this run sends the webhooks itself, to know when each was taken.
      WEBHOOK_URL: 'http://127.0.0.1:9/hooks/rebuild',
    }),
  )
  const quiet = () => undefined
  const api = await start(['site-api'], { config, projectDir: PROJECT, say: quiet })
  const listings: Estate[] = []
  const send = async (lines: Iterable<ImportLine>) => {
    const answer = await fetch(`${config.siteApiUrl}/sites/${SITE}/admin/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': 'application/x-ndjson' },
      body: [...lines].map((line) => JSON.stringify(line)).join('\n'),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const lines = [...demoLines({ siteId: SITE, estates, seed: 1, now: new Date() })]
  for (const line of lines) {
    if (line.kind !== 'estate' || !('data' in line)) continue
    const { general } = line.data
    // Of what is sold no price is shown.
    const showsPrice = general.price?.value && !isSold({ source: 'own', general })
    if (showsPrice && !general.project && !general.parentId) listings.push(line.data)
  }
  await send(lines)
  await api.close()

  const said: string[] = []
  const all = await start(['site-api', 'web', 'publisher'], {
    config,
    projectDir: PROJECT,
    say: (line) => said.push(line),
  })
  const client = apiClient({ baseUrl: config.siteApiUrl, siteId: SITE })
  const pages = Number(/release \d+: (\d+) pages/.exec(said.join('\n'))?.[1] ?? 0)
  say(`${estates} estates, ${pages} pages built`)
  const locales = ['nl', 'fr', 'en', 'de'] as const

  async function change(estate: Estate, value: number): Promise<number> {
    const data = { ...estate, general: { ...estate.general, price: { value } } }
    await send([{ kind: 'estate', data }])
    const { id } = estate.general
    const long = await Promise.all(
      locales.map((locale) => client.get<EstatePage>(sitePath(client, 'estate-pages', id, locale))),
    )
    const paths = long.flatMap(({ path }) => [path, path.split('/').slice(0, 4).join('/')])
    const body = JSON.stringify({ type: 'estate.changed', siteId: SITE, estateIds: [id] })
    const headers = signed(config.webhookSecret, randomUUID(), body)
    const answer = await fetch(`http://127.0.0.1:${port}/hooks/rebuild`, { method: 'POST', headers, body })
    if (answer.status !== 202) throw new Error(`The webhook was answered ${answer.status}`)
    const since = performance.now()
    const shown = String(value).replace(/\B(?=(\d{3})+$)/g, '.')
    const isNew = async (path: string) =>
      (await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).includes(shown)
    const waiting = new Set(paths)
    while (waiting.size) {
      for (const path of waiting) {
        if (!(await isNew(path))) break
        waiting.delete(path)
      }
      if (performance.now() - since > 60_000) throw new Error(`${[...waiting].join()} did not change`)
    }
    return performance.now() - since
  }

  try {
    const visible = listings.slice(0, 200)
    const times: number[] = []
    for (let step = 0; step < Number(values.changes) + 5; step++) {
      const estate = visible[step % visible.length]
      if (!estate) throw new Error('The demo has no listing with a price')
      const took = await change(estate, 1_234_000 + step)
      if (step >= 5) times.push(took)
      say(`change ${step + 1}: ${Math.round(took)} ms`)
      // Lists and sitemaps of this change are published meanwhile; the next one must not wait for them.
      await new Promise((done) => setTimeout(done, 1500))
    }
    const since = Date.now()
    await gatsbyBuild({
      projectDir: PROJECT,
      codeFingerprint: await codeOf({ config, projectDir: PROJECT }),
      env: { SITE_API_URL: config.siteApiUrl, SITE_ID: SITE, PUBLIC_URL: config.publicUrl },
      onLine: quiet,
    })
    const plainBuildMs = Date.now() - since
    times.sort((a, b) => a - b)
    const result = {
      estates,
      pages,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      max: Math.round(times.at(-1) ?? 0),
      plainBuildMs,
    }
    say(JSON.stringify(result))
    return result
  } finally {
    await all.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function main() {
  const runs = []
  for (const estates of values.estates.split(',').map(Number)) runs.push(await run(estates))
  say(JSON.stringify({ bench: 'publish', runs }))
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
