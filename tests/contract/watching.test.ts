import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../server/config'
import { GOOD_BUILD, projectWith } from '../../server/publisher/build/testing/gatsbyStandIn'
import { withSecrets } from '../../server/secrets'
import { readYaml } from '../../server/siteFolder/yamlText'
import type { Role } from '../../server/roles'
import { type Running, start } from '../../server/start'
import { emptyDatabase } from '../support/databases'
import { freePort } from '../support/freePort'
import { estateLine, homePage, siteData } from '../support/importLines'

/** A site that is built in no time, whose roles run in whichever processes a test wants. */
async function installation(build: string, more: Record<string, string> = {}) {
  const project = await projectWith(build)
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const config = await withSecrets(
    readConfig({
      ...{ DATA_DIR: join(project.dir, '.data'), SITE_ID: 'huis', LOG_LEVEL: 'silent' },
      ...{ PORT: String(port), SITE_API_PORT: String(siteApiPort), PUBLISHER_PORT: String(await freePort()) },
      ...more,
    }),
  )
  const running: Running[] = []
  const options = { config, projectDir: project.dir, log: () => undefined }
  return {
    config,
    project,
    run: async (roles: readonly Role[]) => {
      const one = await start(roles, options)
      running.push(one)
      return one
    },
    stop: async () => {
      for (const one of running.reverse()) await one.close()
      await project.remove()
    },
  }
}
type Installation = Awaited<ReturnType<typeof installation>>

const ask = async (port: number, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) as object }
}
const until = async (what: string, is: () => Promise<boolean>) => {
  for (const since = Date.now(); !(await is());) {
    if (Date.now() - since > 60_000) throw new Error(`${what} did not come`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
const operatorCall = async ({ config }: Installation, path: string, body: string, type: string) => {
  const answer = await fetch(`${config.siteApiUrl}/sites/huis/admin/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': type },
    body,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
}
const load = (site: Installation, lines: readonly object[]) =>
  operatorCall(site, 'import', lines.map((line) => JSON.stringify(line)).join('\n'), 'application/x-ndjson')

describe('all roles in one process', () => {
  let site: Installation
  const figuresAt = async (port: number) =>
    (await ask(port, '/metrics', { authorization: `Bearer ${site.config.metricsToken}` })).text
  /** Of both ports of the process. */
  const figures = async () =>
    `${await figuresAt(site.config.port)}\n${await figuresAt(site.config.siteApiPort)}`
  /** The value of a series by its name and labels, in any order. */
  const valueOf = (text: string, name: string, labels: Record<string, string> = {}) => {
    const found = seriesOf(text).find(
      (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
    )
    return found?.value
  }

  beforeAll(async () => {
    site = await installation(GOOD_BUILD, { MAIL_URL: 'smtp://127.0.0.1:9' })
    const api = await site.run(['site-api'])
    await load(site, [{ kind: 'site', data: siteData }, homePage, estateLine(7)])
    await api.close()
    await site.run(['site-api', 'web', 'publisher'])
  })
  afterAll(() => site.stop())

  test('each port says that the process lives', async () => {
    for (const port of [site.config.port, site.config.siteApiPort]) {
      const { status, headers, json } = await ask(port, '/healthz')
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(json()).toEqual({ status: 'ok', uptime: expect.any(Number) })
    }
  })

  test('each role says that it can serve: the web role for itself, and for the publisher beside it', async () => {
    const { port, siteApiPort } = site.config
    expect((await ask(port, '/readyz')).json()).toMatchObject({
      role: 'web',
      status: 'ok',
      release: '000001',
    })
    expect((await ask(port, '/readyz/web')).status).toBe(200)
    expect((await ask(port, '/readyz/publisher')).json()).toEqual({ role: 'publisher', status: 'ok' })
    for (const path of ['/readyz', '/readyz/site-api'])
      expect((await ask(siteApiPort, path)).json()).toEqual({ role: 'site-api', status: 'ok' })
    expect((await ask(siteApiPort, '/readyz/web')).status).toBe(404)
  })

  test('figures are for who has their token, and for no visitor', async () => {
    for (const port of [site.config.port, site.config.siteApiPort]) {
      const without = await ask(port, '/metrics')
      expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(without.text).not.toContain('aanbod_')
      const { adminToken } = site.config
      expect((await ask(port, '/metrics', { authorization: `Bearer ${adminToken}` })).status).toBe(401)
      const { status, headers, text } = await ask(port, '/metrics', {
        authorization: `Bearer ${site.config.metricsToken}`,
      })
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      expect(text).toContain('# TYPE aanbod_http_requests_total counter')
    }
  })

  test('requests are counted by what answered them, whatever their addresses are', async () => {
    const { port, siteApiPort } = site.config
    await ask(port, '/nl')
    await ask(port, '/nl/jan.visser@example.com?name=Visser')
    await ask(siteApiPort, '/sites/huis/estates/v2/7')
    await ask(siteApiPort, '/sites/huis/estates/v2/8')
    const text = await figures()
    expect(valueOf(text, 'aanbod_http_requests_total', { route: '/:locale/*', status: '200' })).toBe(1)
    expect(valueOf(text, 'aanbod_http_requests_total', { route: '/:locale/*', status: '404' })).toBe(1)
    const call = { role: 'site-api', route: '/sites/:siteId/estates/v2/:id' }
    expect(valueOf(text, 'aanbod_http_request_duration_seconds_count', call)).toBe(2)
    expect(text).not.toMatch(/visser|v2\/7/i)
  })

  test('publishing is measured, and what waits is counted when somebody asks', async () => {
    await load(site, [estateLine(7, { general: { reference: 'A-7' } })])
    const labels = { site: 'huis' }
    await until('A build', async () => (await ask(site.config.port, '/readyz')).text.includes('000002'))
    await until(
      'Its figure',
      async () => valueOf(await figures(), 'aanbod_build_duration_seconds_count', labels) === 2,
    )
    await until(
      'The end of the queue',
      async () => valueOf(await figures(), 'aanbod_publish_queue_changes', labels) === 0,
    )
    const text = await figures()
    expect(valueOf(text, 'aanbod_last_build_ok', labels)).toBe(1)
    expect(valueOf(text, 'aanbod_ready', { role: 'publisher' })).toBe(1)
    expect(valueOf(text, 'aanbod_quarantined', { ...labels, kind: 'estate' })).toBe(0)
    expect(valueOf(text, 'aanbod_disk_free_bytes')).toBeGreaterThan(0)
  })

  test('every figure and label that the dashboard and the alerts name is there', async () => {
    const at = new Date().toISOString()
    const feed = { digest: 'a1', settings: 'b2', bytes: 4000, listings: 12, name: 'feed.xml', isWhole: true }
    const run = { state: 'done', startedAt: at, endedAt: at, added: 1, changed: 2, unchanged: 9, removed: 0 }
    await operatorCall(
      site,
      'feed-runs',
      JSON.stringify({ ...run, detail: 'feed.xml', feed }),
      'application/json',
    )
    await until('The size on disk', async () => (await figures()).includes('aanbod_releases_size_bytes{'))
    const labelsOf = new Map<string, Set<string>>()
    for (const { name, labels } of seriesOf(await figures())) {
      const known = labelsOf.get(name) ?? new Set(['job', 'instance'])
      for (const label of Object.keys(labels)) known.add(label)
      labelsOf.set(name, known)
    }
    // What Prometheus writes itself, of every scrape.
    labelsOf.set('up', new Set(['job', 'instance']))
    const expressions = [...(await alertExpressions()), ...(await dashboardExpressions())]
    expect(expressions.length).toBeGreaterThan(50)
    const unknown = expressions.flatMap((expression) =>
      namedIn(expression).flatMap(({ name, labels }) => [
        ...(labelsOf.has(name) ? [] : [`${name} in ${expression}`]),
        ...labels
          .filter((label) => !labelsOf.get(name)?.has(label))
          .map((label) => `${name}{${label}} in ${expression}`),
      ]),
    )
    expect(unknown).toEqual([])
  })

  test('docs/operate.md says of every alert what to do, and names no other', async () => {
    const { groups } = readYaml('alerts.yml', await documentText('watching/alerts.yml')).data as Alerts
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    const told = [...(await documentText('operate.md')).matchAll(/`(Aanbod\w+)`/g)].map(([, name]) => name)
    expect([...new Set(told)].sort()).toEqual(alerts.sort())
  })

  test('who tries tokens is asked to wait', async () => {
    const { port } = site.config
    const tried = []
    for (let time = 0; time < 10; time++)
      tried.push((await ask(port, '/metrics', { authorization: 'Bearer a-guess' })).status)
    expect(tried.filter((status) => status === 401).length).toBeGreaterThan(5)
    const { status, headers } = await ask(port, '/metrics', { authorization: 'Bearer a-guess' })
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    // The one who has it is let in whatever others tried from there.
    expect(await figuresAt(port)).toContain('aanbod_ready')
  })
})

/** A build that goes on until there is a file. */
const SLOW_BUILD = `
const { existsSync } = require('node:fs')
const { setTimeout: pause } = require('node:timers/promises')
const build = () => {${GOOD_BUILD}}
const wait = async () => { while (!existsSync('go')) await pause(50); build() }
wait()
`

describe('roles of processes of their own', () => {
  test('say why they cannot serve: no release, no queue; and that they can once they do', async () => {
    const site = await installation(SLOW_BUILD)
    const { config } = site
    await site.run(['site-api'])
    await load(site, [{ kind: 'site', data: siteData }, homePage])
    await site.run(['web'])
    const publishing = site.run(['publisher'])
    publishing.catch(() => undefined)
    await until('The publisher', async () =>
      ask(config.publisherPort, '/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    const web = await ask(config.port, '/readyz')
    expect([web.status, web.json()]).toEqual([
      503,
      { role: 'web', status: 'unavailable', reason: 'no release yet', site: 'huis', release: null },
    ])
    expect((await ask(config.port, '/healthz')).status).toBe(200)
    const publisher = await ask(config.publisherPort, '/readyz')
    expect([publisher.status, publisher.json()]).toEqual([
      503,
      {
        role: 'publisher',
        status: 'unavailable',
        reason: 'Not publishing yet: huis is still being built',
      },
    ])
    const bearer = { authorization: `Bearer ${config.metricsToken}` }
    const { text } = await ask(config.publisherPort, '/metrics', bearer)
    expect(text).toContain('aanbod_ready{role="publisher"} 0')
    expect(text).toContain('aanbod_publish_queue_changes{site="huis"}')
    await writeFile(join(site.project.dir, 'go'), '')
    await publishing
    await until('The release', async () => (await ask(config.port, '/readyz')).status === 200)
    expect((await ask(config.publisherPort, '/readyz')).json()).toEqual({ role: 'publisher', status: 'ok' })
    await site.stop()
  })
})

describe('a site API whose publishers are gone', () => {
  test('tells how long the changes wait that nobody publishes', async () => {
    const database = await emptyDatabase('PostgreSQL')
    const site = await installation(GOOD_BUILD, { DATABASE_URL: database.url ?? '' })
    await site.run(['site-api'])
    await load(site, [{ kind: 'site', data: siteData }, homePage, estateLine(7)])
    const bearer = { authorization: `Bearer ${site.config.metricsToken}` }
    const valueOf = async (figure: string) => {
      const { text } = await ask(site.config.siteApiPort, '/metrics', bearer)
      return seriesOf(text).find(({ name }) => name === figure)?.value ?? 0
    }
    expect(await valueOf('aanbod_publish_queue_changes')).toBeGreaterThan(0)
    await until('Their age', async () => (await valueOf('aanbod_publish_queue_oldest_seconds')) > 0)
    await site.stop()
    await database.close()
  })
})

describe('a site API whose PostgreSQL goes away', () => {
  test('lives and cannot serve, says so at once, and can again', async () => {
    const database = await emptyDatabase('PostgreSQL')
    const keeper = await emptyDatabase('PostgreSQL')
    const site = await installation(GOOD_BUILD, { DATABASE_URL: database.url ?? '' })
    const { siteApiPort, metricsToken } = site.config
    const bearer = { authorization: `Bearer ${metricsToken}` }
    await site.run(['site-api'])
    expect((await ask(siteApiPort, '/readyz')).status).toBe(200)
    const name = new URL(database.url ?? '').pathname.slice(1)
    const letIn = (is: boolean) =>
      sql`alter database ${sql.id(name)} allow_connections ${sql.raw(String(is))}`.execute(keeper.db)
    await letIn(false)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
      keeper.db,
    )
    await until('Its state', async () => (await ask(siteApiPort, '/readyz')).status === 503)
    const { status, reason } = (await ask(siteApiPort, '/readyz')).json() as Record<string, string>
    expect([status, reason]).toEqual(['unavailable', expect.stringMatching(/^The database cannot be /)])
    expect((await ask(siteApiPort, '/healthz')).status).toBe(200)
    const { text } = await ask(siteApiPort, '/metrics', bearer)
    expect(text).toContain('aanbod_ready{role="site-api"} 0')
    expect(text).toContain('aanbod_figures_answered{about="outgoing"} 0')
    expect(text).not.toContain('aanbod_outgoing_waiting{')
    await letIn(true)
    await until('Its return', async () => (await ask(siteApiPort, '/readyz')).status === 200)
    expect((await ask(siteApiPort, '/metrics', bearer)).text).toContain('aanbod_outgoing_waiting{')
    await site.stop()
    await keeper.close()
    await database.close()
  })
})

interface Series {
  name: string
  labels: Record<string, string>
  value: number
}

/** The samples of an answer of `/metrics`. */
const seriesOf = (text: string): Series[] =>
  [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', of = '']) => [key, of]),
    ),
    value: Number(value),
  }))

/** Figures that an expression of Prometheus names, with the labels by which it chooses among them. */
function namedIn(expression: string) {
  // Texts may hold anything, and names of labels stand behind `by`.
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\bby \([^)]*\)/g, '')
  return [...bare.matchAll(/\b(up|(?:aanbod|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', chosen = '']) => ({
      name,
      labels: [...chosen.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label),
    }),
  )
}

interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[]
}

const documentText = (name: string) => readFile(join(__dirname, '../../docs', name), 'utf8')

async function alertExpressions(): Promise<string[]> {
  const { groups } = readYaml('alerts.yml', await documentText('watching/alerts.yml')).data as Alerts
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))
}

async function dashboardExpressions(): Promise<string[]> {
  const { panels, templating } = JSON.parse(await documentText('watching/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
    templating: { list: { query: string | { query: string } }[] }
  }
  const variables = templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query))
  return [...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), ...variables]
}
