import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { pinnedAt } from '../../releases/pinned'
import { noteRefusal } from '../../releases/refusal'
import { createRelease } from '../../releases/release'
import { currentReleaseId, openReleaseStore, releaseDir } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { COOKIE, sessionFor } from './operatorSession'
import { noteBuildQuarantined } from './quarantined'
import type { SiteStatus } from './siteStatus'
import { statusRoutes } from './statusRoutes'

const TOKEN = 'token-of-the-operator'
const PROGRAM = { authorization: `Bearer ${TOKEN}`, accept: 'application/json' }

describe.each(databases)('what an operator has done from the status page, on %s', (database) => {
  let connection: Connection
  let app: FastifyInstance
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let pushed: string[]

  beforeAll(async () => {
    connection = await freshDatabase(database)
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    folder = await temporaryFolder()
    for (const table of ['publish_change', 'publish_left_out', 'webhook', 'mail', 'site'] as const)
      await connection.db.deleteFrom(table).execute()
    pushed = []
    app = Fastify()
    await app.register(statusRoutes, {
      db: connection.db,
      sites: [{ siteId: 'kust', publicUrl: 'https://kust.example', dataDir: folder.dir }],
      adminToken: TOKEN,
      push: async (siteId) => void pushed.push(siteId),
    })
  })
  afterEach(async () => {
    await app.close()
    await folder.remove()
  })

  const store = () => openReleaseStore(folder.dir, 'kust')

  async function release(...addresses: string[]): Promise<string> {
    await writeTree(join(folder.dir, 'public'), pagesAt(...addresses))
    return (await createRelease({ buildDir: join(folder.dir, 'public'), store: store() })).id
  }

  /** As a program does it: told at once. */
  async function act(fields: Record<string, string>, headers: Record<string, string> = PROGRAM) {
    const { statusCode, body, cookies } = await app.inject({
      method: 'POST',
      url: '/status/act',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ site: 'kust', ...fields }).toString(),
    })
    return { statusCode, body, cookies, told: (body.startsWith('{') ? JSON.parse(body) : {}) as object }
  }
  const waiting = async () =>
    (await connection.db.selectFrom('publish_change').select(['kind', 'ref']).execute()).map(
      ({ kind, ref }) => `${kind} ${ref}`,
    )
  const status = async () => {
    const { body } = await app.inject({ url: '/status', headers: PROGRAM })
    return (JSON.parse(body) as { sites: [SiteStatus] }).sites[0]
  }

  test('asks for a build of the whole site, which whoever publishes it hears of', async () => {
    expect(await act({ act: 'build' })).toMatchObject({
      statusCode: 200,
      told: { said: expect.stringMatching(/^A build of kust was asked for/) },
    })
    expect([await waiting(), pushed]).toEqual([['site null'], ['kust']])
  })

  test('tries again what is left out', async () => {
    await noteBuildQuarantined(connection.db, 'kust', [
      { kind: 'estate', id: 7, reason: 'general.price must be object' },
      { kind: 'page', id: 3, reason: 'title is missing' },
    ])
    expect((await act({ act: 'retry' })).told).toEqual({
      said: '2 things that were left out are tried again, and what waits.',
    })
    expect([await waiting(), pushed]).toEqual([['estate 7', 'page 3'], ['kust']])
  })

  test('goes back to a release and pins the site there, where nothing is built until it is let go', async () => {
    const first = await release('/nl')
    await switchTo(store(), first)
    await switchTo(store(), await release('/nl', '/fr'))
    expect((await act({ act: 'rollback', release: first })).statusCode).toBe(200)
    expect([await currentReleaseId(store()), (await pinnedAt(store()))?.release]).toEqual([first, first])
    expect(await act({ act: 'build' })).toMatchObject({
      statusCode: 409,
      told: { title: expect.stringContaining(`pinned at release ${first}`) },
    })
    expect(await waiting()).toEqual([])
    await act({ act: 'resume' })
    expect(await pinnedAt(store())).toBeUndefined()
  })

  test('serves a release that was refused, and does not go back to it unasked', async () => {
    await switchTo(store(), await release('/nl', '/fr'))
    const small = await release('/nl')
    await noteRefusal(releaseDir(store(), small), 'it has 1 page where there were 2')
    expect((await act({ act: 'rollback', release: small })).statusCode).toBe(409)
    expect((await act({ act: 'accept', release: small })).statusCode).toBe(200)
    expect(await currentReleaseId(store())).toBe(small)
  })

  test('shows what could not be delivered, without what it says, and sends it again', async () => {
    await connection.db.insertInto('site').values({ site_id: 'kust', doc: '{}' }).execute()
    const row = { site_id: 'kust', message: '{"to":"an@example.com"}', attempts: 6 }
    const later = new Date(Date.now() + 3_600_000)
    await connection.db
      .insertInto('webhook')
      .values([
        { ...row, id: 'tried', error: 'answered 502', due_at: later },
        { ...row, id: 'new', attempts: 0 },
      ])
      .execute()
    await connection.db
      .insertInto('mail')
      .values({ ...row, id: 'lost', kind: 'contact', state: 'failed', error: 'no such host' })
      .execute()
    expect((await status()).undelivered).toMatchObject({
      count: 2,
      first: [
        { what: 'webhook', error: 'answered 502', nextAt: later.toISOString() },
        { what: 'mail', error: 'no such host', nextAt: null },
      ],
    })
    expect(JSON.stringify(await status())).not.toContain('an@example.com')
    expect((await act({ act: 'resend' })).told).toEqual({ said: '2 messages are sent again.' })
    const rows = await connection.db.selectFrom('mail').select(['state', 'attempts']).execute()
    expect(rows).toEqual([{ state: 'waiting', attempts: 0 }])
  })

  test('tells how much room the disk has', async () => {
    const { free, size } = (await status()).disk
    expect(free).toBeGreaterThanOrEqual(0)
    expect(size).toBeGreaterThan(free)
  })

  test('a browser is asked before it goes back, and is told once on the page what was done', async () => {
    const first = await release('/nl')
    await switchTo(store(), first)
    await switchTo(store(), await release('/nl', '/fr'))
    const session = `${COOKIE}=${sessionFor(TOKEN)}`
    const page = (cookie: string, url = '/status') => app.inject({ url, headers: { cookie } })
    expect((await page(session)).body).toContain(`Serve ${first} again</button>`)
    const question = `/status/confirm?act=rollback&site=kust&release=${first}`
    expect((await page(session, question)).body).toContain(`Serve release ${first} of kust, as it was`)
    expect(await currentReleaseId(store())).not.toBe(first)

    const done = await act({ act: 'rollback', release: first }, { cookie: session })
    expect(done.statusCode).toBe(303)
    const [flash] = done.cookies
    const told = await page(`${session}; ${flash?.name}=${encodeURIComponent(flash?.value ?? '')}`)
    expect(told.body).toContain(`Release ${first} is served, and pinned there`)
    expect(told.headers['set-cookie']).toMatch(/^aanbod-said=;.*Max-Age=0/)
    expect((await page(session)).body).not.toContain('is served, and pinned there')
  })

  test('nobody else has anything done, from no other site, and nothing that is not there', async () => {
    expect((await act({ act: 'build' }, { accept: 'application/json' })).statusCode).toBe(401)
    expect((await act({ act: 'build' }, { authorization: 'Bearer wrong' })).statusCode).toBe(401)
    const elsewhere = { cookie: `${COOKIE}=${sessionFor(TOKEN)}`, origin: 'https://elsewhere.example' }
    expect((await act({ act: 'build' }, elsewhere)).statusCode).toBe(403)
    for (const fields of [{ act: 'drop' }, { act: 'build', site: 'eifel' }, { act: 'rollback' }, {}])
      expect((await act(fields as Record<string, string>)).statusCode).toBe(400)
    expect((await act({ act: 'rollback', release: '../../etc' })).statusCode).toBe(409)
    expect([await waiting(), pushed]).toEqual([[], []])
  })
})
