/**
 * Two sites of one installation, built by Gatsby: other languages and colours, told apart by hostname, and a price of the one is
 * changed while the other is built. `npm run test:sites [-- --estates 12]`; the last line is the result as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/config'
import { demoLines } from '../../server/demo/demo'
import { withSecrets } from '../../server/secrets'
import { start } from '../../server/start'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import type { Locale } from '../../src/contract/locales'
import type { EstatePage } from '../../src/contract/page'
import { startCommand } from '../support/command'
import { freePort } from '../support/freePort'

const PROJECT = resolve(__dirname, '../..')
const PATIENCE = 1_200_000
const { values } = parseArgs({ options: { estates: { type: 'string', default: '12' } } })
const say = (line: string) => console.log(line)

interface Plan {
  siteId: string
  languages: Locale[]
  brandColour: string
}
const SITES: Plan[] = [
  { siteId: 'kust', languages: ['nl', 'fr'], brandColour: '#1f4e79' },
  { siteId: 'eifel', languages: ['de', 'en'], brandColour: '#5b2a86' },
]

function linesOf({ siteId, languages, brandColour }: Plan): ImportLine[] {
  const options = { siteId, estates: Number(values.estates), seed: 3, now: new Date('2026-11-21T06:00:00Z') }
  return [...demoLines(options)].map((line) => {
    if (line.kind !== 'site' || !('data' in line)) return line
    const { settings } = line.data
    const own = { ...settings, languages, defaultLanguage: languages[0] ?? 'nl' }
    return {
      ...line,
      data: { ...line.data, settings: { ...own, theme: { ...settings.theme, brandColour } } },
    }
  })
}

const fail = (why: string): never => {
  throw new Error(why)
}

async function main() {
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

  async function load(siteId: string, lines: readonly ImportLine[]) {
    const answer = await fetch(`${config.siteApiUrl}/sites/${siteId}/admin/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const get = (siteId: string, path: string) =>
    new Promise<{ status: number; text: string }>((done, broke) => {
      const headers = { host: `www.${siteId}.example` }
      request({ port: config.port, host: '127.0.0.1', path, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => done({ status: response.statusCode ?? 0, text }))
      })
        .on('error', broke)
        .end()
    })

  const api = await start(['site-api'], { config, projectDir: PROJECT, say: () => undefined })
  for (const site of SITES) await load(site.siteId, linesOf(site))
  await api.close()

  const said: string[] = []
  const server = startCommand(join(PROJECT, 'node_modules/.bin/tsx'), ['server/main.ts'], {
    cwd: PROJECT,
    env: { ...env, SITE_API_URL: '', DATABASE_URL: '', MAIL_URL: '' },
    onLine: (line) => {
      said.push(line)
      if (/release|published|Ready|failed|building/.test(line)) say(line)
    },
  })
  async function until(pattern: RegExp, from = 0) {
    for (const since = Date.now(); ;) {
      const found = said.slice(from).find((line) => pattern.test(line))
      if (found) return found
      if (Date.now() - since > PATIENCE)
        throw new Error(`Not said: ${pattern}\n${said.slice(-40).join('\n')}`)
      await new Promise((later) => setTimeout(later, 100))
    }
  }
  try {
    await until(/^Ready/)
    // The imports before the first start are told after it: a second build each.
    for (const { siteId } of SITES) await until(new RegExp(`^${siteId}: release 000002:`))
    for (const { siteId, languages, brandColour } of SITES) {
      for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
        const { status, text } = await get(siteId, `/${locale}`)
        const isOwn = languages.includes(locale)
        if (status !== (isOwn ? 200 : 404)) fail(`/${locale} of ${siteId} was answered ${status}`)
        if (isOwn && !text.toLowerCase().includes(brandColour)) fail(`${siteId} is not in its colours`)
      }
      const { text } = await get(siteId, '/sitemap.xml')
      if (!text.includes(`https://www.${siteId}.example/`)) fail(`The sitemap of ${siteId} is another's`)
    }

    const kust = linesOf(SITES[0] as Plan)
    const estate = kust.flatMap((line) =>
      line.kind === 'estate' && 'data' in line && isPriced(line.data) ? [line.data] : [],
    )[0]
    if (!estate) return fail('The site has no listing with a price')
    const from = said.length
    await load('eifel', [{ kind: 'menu', data: { id: 999, type: 'extra', items: [] } }])
    await until(/^eifel: The whole site changed: building/, from)
    const value = 1_234_321
    const { path } = JSON.parse(
      (await get('kust', `/sites/kust/estate-pages/${estate.general.id}/nl`)).text,
    ) as EstatePage
    const since = performance.now()
    await load('kust', [
      { kind: 'estate', data: { ...estate, general: { ...estate.general, price: { value } } } },
    ])
    while (!(await get('kust', path)).text.includes('1.234.321'))
      await new Promise((later) => setTimeout(later, 20))
    const readableAfter = Math.round(performance.now() - since)
    const wasBuilding = !said.slice(from).some((line) => /^eifel: release/.test(line))
    await until(/^eifel: release 000003:/, from)
    say(JSON.stringify({ test: 'sites', sites: SITES.length, readableAfter, wasBuilding }))
    process.exitCode = wasBuilding ? 0 : 1
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const isPriced = ({ general }: Estate) =>
  Boolean(general.price?.value) && !general.project && !general.parentId && general.transaction.id === 1

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
