import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { noteFailing } from '../../releases/failing'
import { recorded } from '../../releases/lastBuild'
import { createRelease } from '../../releases/release'
import { openReleaseStore } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { noteBuildQuarantined } from './quarantined'
import { beginBuild, endBuild, noteChanges } from './runs'
import type { SiteStatus } from './siteStatus'
import { statusRoutes } from './statusRoutes'

const TOKEN = 'token-of-the-operator'
const BEARER = { authorization: `Bearer ${TOKEN}` }

describe.each(databases)('the status page on %s', (database) => {
  let connection: Connection
  let app: FastifyInstance
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let url: string
  /** What the processes log: of warnings and what is worse. */
  const logged: string[] = []
  /** Sites whose publisher was told that something waits. */
  const pushed: string[] = []

  beforeAll(async () => {
    folder = await temporaryFolder()
    connection = await freshDatabase(database)
    ;({ app, url } = await started())
  })

  /** A process that serves the page. */
  async function started() {
    const stream = { write: (line: string) => void logged.push(line) }
    const app = Fastify({ logger: { level: 'warn', stream } })
    const site = (siteId: string) => ({ siteId, publicUrl: `https://${siteId}.example`, dataDir: folder.dir })
    await app.register(statusRoutes, {
      db: connection.db,
      sites: [site('kust'), site('eifel')],
      adminToken: TOKEN,
      push: async (siteId) => void pushed.push(siteId),
      heartbeat: 50,
      mostOpen: 2000,
      lookEvery: 20,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
  }
  afterAll(async () => {
    await app.close()
    await connection.close()
    await folder.remove()
  })

  const json = async () => {
    const answer = await fetch(`${url}/status`, { headers: { ...BEARER, accept: 'application/json' } })
    return (await answer.json()) as { version: string; sites: SiteStatus[] }
  }
  const login = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/status/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ token }).toString(),
      redirect: 'manual',
    })

  /** Follows the stream until what came fits; gives all of it. */
  async function follow(headers: Record<string, string>, fits: (text: string) => boolean, seen = '') {
    const controller = new AbortController()
    const answer = await fetch(`${url}/status/events?seen=${seen}`, {
      headers: { ...BEARER, ...headers },
      signal: controller.signal,
    })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk)
      if (fits(text)) break
    }
    controller.abort()
    return text
  }

  test('is the operator’s: by token, or by a browser that exchanged it for a session', async () => {
    for (const path of ['/status', '/status/events']) {
      expect((await fetch(url + path)).status).toBe(401)
      expect((await fetch(url + path, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
    }
    // Nothing goes on for whoever was turned away.
    expect(logged).toEqual([])
    const program = await fetch(`${url}/status`, { headers: { accept: 'application/json' } })
    expect(program.headers.get('content-type')).toMatch('application/problem+json')
    const refused = await login('wrong')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await login(TOKEN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)

    const taken = await login(TOKEN)
    expect(taken.status).toBe(303)
    const cookie = taken.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(cookie).not.toContain(TOKEN)
    const page = await fetch(`${url}/status`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('<h2 id="site-kust">kust</h2>')
  })

  test('is shown to nobody any more by the cookie of who logged out, whichever process and by whoever kept it', async () => {
    const cookieOf = async () => ((await login(TOKEN)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const [own, others] = [await cookieOf(), await cookieOf()]
    const ask = (cookie: string, at = url, path = '/status') => fetch(at + path, { headers: { cookie } })
    const followed = (await ask(own, url, '/status/events')).text()
    const out = await fetch(`${url}/status/logout`, {
      method: 'POST',
      headers: { cookie: own },
      redirect: 'manual',
    })
    expect([out.status, out.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=0')])
    expect(await followed).toContain('retry: 2000')
    const second = await started()
    for (const at of [url, second.url])
      for (const path of ['/status', '/status/events']) expect((await ask(own, at, path)).status).toBe(401)
    expect([(await ask(others)).status, (await ask(others, second.url)).status]).toEqual([200, 200])
    await second.app.close()
  })

  test('tells of each site its jobs, releases, failed builds and what was left out', async () => {
    const store = openReleaseStore(folder.dir, 'kust')
    await writeTree(join(folder.dir, 'public'), pagesAt('/nl', '/fr'))
    const { id } = await createRelease({ buildDir: join(folder.dir, 'public'), store })
    await switchTo(store, id)
    const left = { kind: 'estate', id: 7, reason: 'general.price must be <object>' } as const
    await recorded(store, async () => undefined)
    await noteBuildQuarantined(connection.db, 'kust', [left])
    const run = await beginBuild(connection.db, 'kust')
    await endBuild(connection.db, 'kust', run, { state: 'failed', detail: 'ERROR <b>no</b>' })
    await noteChanges(connection.db, 'kust', new Date(Date.now() - 40), {
      state: 'done',
      pages: 8,
      detail: 'listings 7',
    })
    await connection.db
      .insertInto('publish_change')
      .values({ site_id: 'kust', kind: 'estate', ref: 9 })
      .execute()

    const { sites } = await json()
    expect(sites.map(({ siteId }) => siteId)).toEqual(['kust', 'eifel'])
    expect(sites[0]).toMatchObject({
      releases: [{ id: '000001', pages: 2, changes: 0, served: true, refused: null }],
      lastBuild: { ok: true },
      failing: null,
      quarantined: [left],
      hot: { release: id, count: 0, last: { detail: 'listings 7' } },
      waiting: { count: 1, builds: 0 },
      runs: [
        { kind: 'changes', state: 'done', pages: 8, detail: 'listings 7' },
        { kind: 'build', state: 'failed', detail: 'ERROR <b>no</b>' },
      ],
    })
    expect(sites[1]).toMatchObject({ releases: [], lastBuild: null, hot: null, waiting: null, runs: [] })
    const page = await (await fetch(`${url}/status`, { headers: BEARER })).text()
    expect(page).toContain('ERROR &lt;b&gt;no&lt;/b&gt;')
    expect(page).toContain('general.price must be &lt;object&gt;')
    expect(page).not.toContain('<b>no</b>')
    expect(page).toContain('<td data-of="What">Hot changes</td>')
    expect(page.split('hot changes that come together are one job')).toHaveLength(2)
    expect(page.indexOf('went out hot')).toBeLessThan(page.indexOf('<table aria-label="Jobs of kust"'))
  })

  test('a failed build says why, and its release stays', async () => {
    const store = openReleaseStore(folder.dir, 'kust')
    const failing = recorded(store, () => Promise.reject(new Error('The query is wrong')))
    await expect(failing).rejects.toThrow('The query is wrong')
    const page = await (await fetch(`${url}/status`, { headers: BEARER })).text()
    expect(page).toMatch(/The last build failed at .*the release before is served/)
    expect(page).toContain('The query is wrong')
  })

  test('that changes cannot be published is told with the reason and the attempts', async () => {
    const store = openReleaseStore(folder.dir, 'kust')
    await noteFailing(store, 'The site API is down')
    const failed = { state: 'failed', detail: 'The site API is down' } as const
    for (let attempt = 1; attempt <= 3; attempt++)
      await noteChanges(connection.db, 'kust', new Date(), failed)
    const page = await (await fetch(`${url}/status`, { headers: BEARER })).text()
    expect(page).toMatch(/Changes cannot be published since .*the site stays as it was/)
    expect(page).toContain('<span class="state failed">failed</span>, 3 times')
  })

  test('a stream ends after a while, so that its listener is asked again who it is', async () => {
    const answer = await fetch(`${url}/status/events`, { headers: BEARER })
    expect(await answer.text()).toMatch(/^retry: 2000\n\n(: still here\n\n)*id: /)
  })

  test('a build whose process died is no longer running when the next begins', async () => {
    const dead = await beginBuild(connection.db, 'eifel')
    await beginBuild(connection.db, 'eifel')
    const { sites } = await json()
    expect(sites[1]?.runs.map(({ state }) => state)).toEqual(['running', 'interrupted'])
    expect(sites[1]?.runs[1]?.id).toBe(dead)
  })

  test('follows what happens: every change once, signs of life between, and after a break only what is new', async () => {
    const { version } = await json()
    // Nothing is new: only signs of life.
    const quiet = await follow({}, (text) => text.split(': still here').length > 2, version)
    expect(quiet).not.toContain('event: status')

    const following = follow({}, (text) => text.includes('listings 4711'), version)
    await noteChanges(connection.db, 'kust', new Date(), { state: 'done', pages: 4, detail: 'listings 4711' })
    const heard = await following
    expect(heard.split('event: status')).toHaveLength(2)

    const last = /id: (\S+)/.exec(heard)?.[1] ?? ''
    const again = await follow({ 'last-event-id': last }, (text) => text.includes(': still here'))
    expect(again).not.toContain('event: status')
    const missed = await follow({ 'last-event-id': version }, (text) => text.includes('event: status'))
    expect(missed).toContain('listings 4711')
  })

  test('says above all which process is missing, and nothing new while all go on living', async () => {
    expect((await json()) as object).toMatchObject({ processes: [] })
    const page = async () => (await fetch(`${url}/status`, { headers: BEARER })).text()
    expect(await page()).not.toContain('Processes')
    const heard = (address: string, seconds: number) => ({
      ...{ machine: 'web-<1>', addresses: [address], roles: ['web'], since: new Date(), stopped: false },
      seen_at: new Date(Date.now() - seconds * 1000),
    })
    await connection.db
      .insertInto('process_seen')
      .values([heard('10.0.0.1:8000', 20), heard('10.0.0.2:8000', 90)])
      .execute()
    const before = await json()
    await connection.db
      .updateTable('process_seen')
      .set({ seen_at: new Date() })
      .where('seen_at', '>', new Date(Date.now() - 60_000))
      .execute()
    expect(await json()).toEqual(before)
    const html = await page()
    expect(html.indexOf('1 process is missing: ')).toBeLessThan(html.indexOf('id="site-kust"'))
    expect(html).toContain('<td data-of="Machine">web-&lt;1&gt;</td>')
    expect(html.replace(/<time.*?<\/time>/g, 'MOMENT').match(/10\.0\.0\..*?<\/tr>/g)).toEqual(
      [
        ['10.0.0.1', '<span class="state done">alive</span>', 'within a minute'],
        ['10.0.0.2', '<span class="state failed">missing</span>', 'MOMENT'],
      ].map(
        ([host, state, seen]) =>
          `${host}:8000</td><td data-of="Machine">web-&lt;1&gt;</td><td data-of="Since (UTC)">MOMENT</td>` +
          `<td data-of="State">${state}</td><td data-of="Last sign of life (UTC)">${seen}</td></tr>`,
      ),
    )
    await connection.db.deleteFrom('process_seen').execute()
  })

  test('wrong tokens are counted: after ten nobody from there is asked any more', async () => {
    for (let count = 0; count < 10; count++) await login('wrong')
    expect((await login(TOKEN)).status).toBe(429)
    // A program's token is one as well.
    const { status, headers } = await fetch(`${url}/status`, {
      headers: { ...BEARER, accept: 'application/json' },
    })
    expect([status, headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
  })
})
