/**
 * Two sites of one installation, built by Gatsby and served by one process: other languages, colours and texts, told apart by
 * hostname. A price of the one is changed while the other is built; what is malformed and what
 * its template throws at is left out and told; a site API
 * that is down leaves both as they are. `npm run test:sites [-- --estates 12]`; the last line is the result as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, siteConfig } from '../../server/config'
import { signed } from '../../server/http/webhook'
import type { SiteStatus } from '../../server/publisher/status/siteStatus'
import { withSecrets } from '../../server/secrets'
import { start } from '../../server/start'
import type { ImportLine } from '../../src/contract/importLine'
import type { EstatePage } from '../../src/contract/page'
import { href } from '../../src/routing/routes'
import { startCommand } from '../support/command'
import { freePort } from '../support/freePort'
import { fail, getAs, saidLines, until } from './byHost'
import { importTo } from './changeStream'
import { PROJECT } from './program'
import { fatal, MISTAKE, spoilTemplate } from './faultyTemplate'
import { BROKEN_FIELD, loadedDatabase, priced, SITES, twoSites } from './twoSites'

const { values } = parseArgs({ options: { estates: { type: 'string', default: '12' } } })
const log = (line: string) => console.log(line)

async function main() {
  const began = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-sites-'))
  const env = {
    DATA_DIR: dataDir,
    SITE_ID: SITES.map(({ siteId }) => siteId).join(),
    PUBLIC_URL: SITES.map(({ siteId }) => `https://www.${siteId}.example`).join(),
    PORT: String(await freePort()),
    SITE_API_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  }
  const config = await withSecrets(readConfig(env))
  const loads = twoSites(Number(values.estates))
  const unspoil = await spoilTemplate(PROJECT, siteConfig(config, 'kust'))
  const { listing, broken, faulty } = await loadedDatabase(dataDir, loads)
  const startApi = () => start(['site-api'], { config, projectDir: PROJECT, log: () => undefined })
  let api = await startApi()

  const { said, hear } = saidLines(log)
  const server = startCommand(
    join(PROJECT, 'node_modules/.bin/tsx'),
    ['server/main.ts', '--role', 'web', '--role', 'publisher'],
    {
      cwd: PROJECT,
      env: { ...env, SITE_API_URL: config.siteApiUrl, DATABASE_URL: '', MAIL_URL: '' },
      onLine: hear,
    },
  )
  const get = getAs(config.port)
  const hears = (pattern: RegExp, from = 0) =>
    until(() => said.slice(from).some((line) => pattern.test(line)), said)
  const load = (siteId: string, lines: readonly ImportLine[]) => importTo({ ...config, siteId }, lines)
  async function tell(id: string, message: object) {
    const body = JSON.stringify(message)
    const headers = signed(config.webhookSecret, id, body)
    const url = `http://127.0.0.1:${config.port}/hooks/rebuild`
    const { status } = await fetch(url, { method: 'POST', headers, body })
    if (status !== 202) fail(`The webhook was answered ${status}`)
  }
  async function statusOf(siteId: string): Promise<SiteStatus> {
    const headers = { authorization: `Bearer ${config.adminToken}`, accept: 'application/json' }
    const { text } = await get(siteId, '/status', headers)
    const { sites } = JSON.parse(text) as { sites: SiteStatus[] }
    return sites.find((site) => site.siteId === siteId) ?? fail(`${siteId} has no status`)
  }
  const healthOf = async (siteId: string) =>
    JSON.parse((await get(siteId, '/readyz')).text) as {
      lastBuild?: { ok: boolean }
      changesFailingSince?: string
    }
  const addressOf = async (id: number) =>
    (JSON.parse((await get('kust', `/sites/kust/estate-pages/${id}/nl`)).text) as EstatePage).path

  async function servedByHostname() {
    for (const { siteId, languages, brandColour, ownText } of SITES) {
      for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
        const { status, text } = await get(siteId, `/${locale}`)
        const isOwn = languages.includes(locale)
        if (status !== (isOwn ? 200 : 404)) fail(`/${locale} of ${siteId} was answered ${status}`)
        if (isOwn && !text.toLowerCase().includes(brandColour)) fail(`${siteId} is not in its colours`)
      }
      const { text } = await get(siteId, `/${languages[0]}`)
      for (const other of SITES) {
        if (text.includes(other.ownText) !== (other.ownText === ownText))
          fail(`${siteId} does not speak for itself`)
      }
      const sitemap = (await get(siteId, '/sitemap.xml')).text
      if (!sitemap.includes(`https://www.${siteId}.example/`)) fail(`The sitemap of ${siteId} is another's`)
    }
  }

  async function malformedIsQuarantined() {
    const [quarantined, ...others] = (await statusOf('kust')).quarantined
    if (
      others.length ||
      quarantined?.id !== broken.general.id ||
      !quarantined.reason.startsWith(BROKEN_FIELD)
    )
      fail(`Quarantined is ${JSON.stringify([quarantined, ...others])}`)
    if ((await statusOf('eifel')).quarantined.length) fail('eifel left something out')
    const address = await addressOf(broken.general.id)
    if ((await get('kust', address)).status !== 404) fail('A malformed listing is on the site')
    await load('kust', [{ kind: 'estate', data: broken }])
    await until(async () => (await get('kust', address)).status === 200, said)
    await until(async () => (await statusOf('kust')).quarantined.length === 0, said)
  }

  /** One that the template throws at: it stays as it was, by builds and by itself, and the others do not wait for it. */
  async function throwingIsQuarantined() {
    const { id } = faulty.general
    const page = () => get('kust', href('estateShort', 'nl', { estateId: id }))
    const why = async () => (await statusOf('kust')).quarantined.find((one) => one.id === id)?.reason ?? ''
    const isNamed = async () => (await why()).includes(MISTAKE)
    if (!(await isNamed())) fail(`Why ${id} is not on the site: ${await why()}`)
    if ((await page()).status !== 404) fail(`${id} was built, though it throws`)
    await load('kust', [{ kind: 'estate', data: faulty }])
    await until(async () => (await page()).status === 200 && !(await why()), said)

    const before = await page()
    const changed = priced(faulty, 2_345_678)
    await load('kust', [
      { kind: 'estate', data: fatal(changed) },
      { kind: 'estate', data: priced(listing, 1_111_111) },
    ])
    const other = await addressOf(listing.general.id)
    await until(async () => (await get('kust', other)).text.includes('1.111.111'), said)
    await until(isNamed, said)
    const from = said.length
    await load('kust', [{ kind: 'menu', data: { id: 999, type: 'extra', items: [] } }])
    await hears(/^kust: release 000002:/, from)
    if (!(await isNamed())) fail(`The build forgot ${id}`)
    const after = await page()
    if (after.status !== 200 || after.text !== before.text) fail(`The page of ${id} did not stay`)
    await load('kust', [{ kind: 'estate', data: changed }])
    await until(async () => (await page()).text.includes('2.345.678') && !(await why()), said)
  }

  async function changedWhileTheOtherBuilds() {
    const from = said.length
    await load('eifel', [{ kind: 'menu', data: { id: 999, type: 'extra', items: [] } }])
    await hears(/^eifel: The whole site changed: building/, from)
    const isBuilding = async () => (await statusOf('eifel')).runs.some(({ state }) => state === 'running')
    await until(isBuilding, said)
    const path = await addressOf(listing.general.id)
    const since = performance.now()
    await load('kust', [{ kind: 'estate', data: priced(listing, 1_234_321) }])
    await until(async () => (await get('kust', path)).text.includes('1.234.321'), said, 20)
    const readableAfter = Math.round(performance.now() - since)
    if (!(await isBuilding())) fail('eifel was not being built any more')
    await hears(/^eifel: release 000002:/, from)
    return readableAfter
  }

  async function sickApiLeavesTheSites() {
    const path = await addressOf(listing.general.id)
    await api.close()
    await tell('sick-1', { type: 'estate.changed', siteId: 'kust', estateIds: [listing.general.id] })
    await tell('sick-2', { type: 'site.changed', siteId: 'eifel' })
    await until(async () => (await healthOf('kust')).changesFailingSince !== undefined, said)
    await until(async () => (await healthOf('eifel')).lastBuild?.ok === false, said)
    const [kust, eifel] = [await statusOf('kust'), await statusOf('eifel')]
    if (kust.runs[0]?.state !== 'failed' || !kust.failing?.reason || kust.waiting?.count !== 1)
      fail(`The status of kust is ${JSON.stringify(kust)}`)
    if (eifel.runs[0]?.state !== 'failed' || !eifel.lastBuild?.reason)
      fail(`That of eifel ${JSON.stringify(eifel)}`)
    for (const [siteId, address] of [
      ['kust', path],
      ['eifel', '/de'],
    ] as const)
      if ((await get(siteId, address)).status !== 200) fail(`${siteId} is not as it was`)
    api = await startApi()
    await until(async () => (await statusOf('kust')).waiting === null, said)
    if ((await healthOf('kust')).changesFailingSince) fail('kust still counts as failing')
  }

  try {
    await hears(/^Ready/)
    const built = Math.round(performance.now() - began)
    await servedByHostname()
    await throwingIsQuarantined()
    await malformedIsQuarantined()
    const readableAfter = await changedWhileTheOtherBuilds()
    await sickApiLeavesTheSites()
    const took = Math.round(performance.now() - began)
    log(JSON.stringify({ test: 'sites', sites: SITES.length, built, readableAfter, took }))
  } finally {
    await server.stop()
    await api.close()
    await unspoil()
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
