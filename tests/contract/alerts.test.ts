import { sql } from 'kysely'
import type { AlertState } from '../../src/contract/ajax'
import { agreementLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { mailsTo, tokenIn } from '../support/mails'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const URL_OF = '/sites/demo/alerts'

describe.each(databases)('alerts, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [agreementLine(1, { contexts: ['alerts'] }), estateLine(7)])
  })
  afterAll(() => api.close())

  const ask = (email: string, over: object = {}) =>
    api.ask(URL_OF, {
      body: {
        email,
        locale: 'en',
        search: 'city=44021&price-max=400000',
        frequency: 'daily',
        agreements: [{ id: 1, version: 1 }],
        ...over,
      },
    })
  const withToken = (token: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET', body?: object, query = '') =>
    api.ask(`${URL_OF}/mine${query}`, { method, body, headers: { authorization: `Bearer ${token}` } })
  const stateOf = async (token: string) => {
    const answer = await withToken(token)
    expectContract('alertState', answer)
    expect(answer.headers['cache-control']).toBe('no-store')
    return answer.body as AlertState
  }
  /** Subscribes and gives the token of the mail that asks back. */
  const asked = async (email: string, over: object = {}) => {
    expectContract('subscribeAlert', await ask(email, over))
    const mail = (await mailsTo(api, email)).at(-1)
    if (!mail) throw new Error('No mail')
    return tokenIn(mail, 'keep-me-informed')
  }
  const confirmed = async (email: string, over: object = {}) => {
    const token = await asked(email, over)
    expectContract('editAlert', await withToken(token, 'PUT', { confirm: true }))
    return token
  }

  it('tell what they look for, but no address of the web to a mailbox that did not ask for it', async () => {
    await ask('words@alerts.example', { search: 'words=sea%20view&reference=VK-2026-0101&bed-min=2' })
    const [plain] = await mailsTo(api, 'words@alerts.example')
    expect(plain?.text).toContain('“sea view”')
    expect(plain?.text).toContain('VK-2026-0101')
    const told = [
      'win%20at%20evil.com',
      'ⓔvil%2Ec\uFE0Fom',
      'https%3A%2F%2Fevil',
      'evil%200470%2012%2034%2056',
    ]
    const searches = ['words', 'reference'].flatMap((name) => told.map((text) => `${name}=${text}&bed-min=2`))
    for (const [at, search] of searches.entries()) {
      await ask(`link${at}@alerts.example`, { search })
      const [mail] = await mailsTo(api, `link${at}@alerts.example`)
      expect(mail).toBeDefined()
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/vil/)
    }
  })

  it('are asked back by mail, and begin when whoever has the mailbox says so', async () => {
    const token = await asked('ann@alerts.example')
    const [mail] = await mailsTo(api, 'ann@alerts.example')
    expect(mail?.text).toContain('9000 Ghent · up to € 400.000')
    const window = '3.6,50.95;3.85,50.95;3.85,51.1;3.6,51.1'
    await ask('map@alerts.example', { search: `area=${window}` })
    const [ofWindow] = await mailsTo(api, 'map@alerts.example')
    expect(ofWindow?.text).toContain('map around Ghent, 17 × 17 km')
    await ask('order@alerts.example', {
      search: 'place=gent-9000~10&price-max=400000&type=1&status=1&bed-min=3',
    })
    const [ordered] = await mailsTo(api, 'order@alerts.example')
    expect(ordered?.subject).toBe(
      'Confirm your search: For sale · 10 km around Ghent · House · up to € 400.000 · at least 3 bedrooms',
    )
    const pending = await stateOf(token)
    expect(pending).toMatchObject({
      state: 'pending',
      searches: [{ search: 'city=44021&price-max=400000', frequency: 'daily', state: 'pending' }],
    })
    // Reading confirms nothing: mail programs look at links before people do.
    expect(await stateOf(token)).toEqual(pending)
    expectProblem(await withToken(token, 'PUT', { paused: true }), 403)

    const answer = await withToken(token, 'PUT', { confirm: true })
    expectContract('editAlert', answer)
    expect(answer.body).toMatchObject({ state: 'active', searches: [{ state: 'active' }] })
    expect((await withToken(token, 'PUT', { confirm: true })).body).toEqual(answer.body)
    expect(JSON.stringify(answer.body)).not.toContain('ann')
  })

  it('answer the same whether a mailbox is known or not, and show a new token only its own search', async () => {
    await confirmed('bob@alerts.example')
    const known = await ask('BOB@alerts.example', { search: 'bed-min=3' })
    const unknown = await ask('unknown@alerts.example', { search: 'bed-min=3' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const mail = (await mailsTo(api, 'BOB@alerts.example')).at(-1)
    if (!mail) throw new Error('No mail')
    const token = tokenIn(mail, 'keep-me-informed')
    expect((await stateOf(token)).searches.map(({ search }) => search)).toEqual(['bed-min=3'])
    await withToken(token, 'PUT', { confirm: true })
    expect((await stateOf(token)).searches).toHaveLength(2)
  })

  it('are changed and paused, each search by itself or all at once', async () => {
    await confirmed('cis@alerts.example', { search: 'bed-min=2' })
    const token = await confirmed('cis@alerts.example', { search: 'bed-min=4', frequency: 'instant' })
    const [first, second] = (await stateOf(token)).searches
    const edited = await withToken(token, 'PUT', {
      searches: [
        { id: first?.id, frequency: 'weekly', changes: ['price'] },
        { id: second?.id, paused: true },
      ],
    })
    expect(edited.body).toMatchObject({
      state: 'active',
      searches: [{ frequency: 'weekly', changes: ['price'], state: 'active' }, { state: 'paused' }],
    })
    expect((await withToken(token, 'PUT', { paused: true })).body).toMatchObject({ state: 'paused' })
    expect((await withToken(token, 'PUT', { paused: false })).body).toMatchObject({ state: 'active' })
    const moved = await withToken(token, 'PUT', {
      searches: [{ id: first?.id, search: 'price-max=250000&city=44021', pageId: null }],
    })
    expect((moved.body as AlertState).searches[0]).toMatchObject({
      id: first?.id,
      search: 'city=44021&price-max=250000',
      pageId: null,
      frequency: 'weekly',
      state: 'active',
    })
    expectProblem(
      await withToken(token, 'PUT', { searches: [{ id: first?.id, search: '', pageId: 987_654 }] }),
      400,
      'searches.0.pageId',
    )
    const removed = await withToken(token, 'PUT', { searches: [{ id: second?.id, remove: true }] })
    expect((removed.body as AlertState).searches).toHaveLength(1)
    expectProblem(
      await withToken(token, 'PUT', { searches: [{ id: 'of-another', paused: true }] }),
      400,
      'searches.0.id',
    )
  })

  it('are not for everything where a search is asked for that is not understood', async () => {
    const token = await confirmed('odd@alerts.example', { search: 'bed-min=2' })
    const { id } = (await stateOf(token)).searches[0] ?? {}
    for (const search of [
      'everything',
      'bed-min=many',
      'city=1&price-max=a lot',
      'type=1,x',
      'status=99',
      '{}',
    ]) {
      const edited = await withToken(token, 'PUT', {
        searches: [
          { id, paused: true },
          { id, search },
        ],
      })
      expectProblem(edited, 400, 'searches.1.search')
      expectProblem(await ask('none@alerts.example', { search }), 400, 'search')
    }
    expect((await stateOf(token)).searches).toMatchObject([{ search: 'bed-min=2', state: 'active' }])
    expect(await mailsTo(api, 'none@alerts.example')).toEqual([])
  })

  it.each(['a..b@alerts.example', '.a@alerts.example', 'a.@alerts.example'])(
    'are not for %s, which is no mailbox',
    async (email) => {
      expectProblem(await ask(email), 400, 'email')
    },
  )

  it('the same search asked again takes the place of the first', async () => {
    await confirmed('dan@alerts.example', { search: 'bed-min=2&sortType=price' })
    const token = await confirmed('dan@alerts.example', { search: 'page=3&bed-min=2', frequency: 'weekly' })
    expect((await stateOf(token)).searches).toEqual([
      expect.objectContaining({ search: 'bed-min=2', frequency: 'weekly' }),
    ])
  })

  it('open again for who lost the link and asks once more, with all searches, to end them', async () => {
    await confirmed('gus@alerts.example', { search: 'bed-min=2' })
    const token = await confirmed('Gus@alerts.example', { search: '' })
    expect((await stateOf(token)).searches.map(({ search }) => search).sort()).toEqual(['', 'bed-min=2'])
    expect((await withToken(token, 'DELETE')).status).toBe(204)
    expect(await stateOf(token)).toMatchObject({ state: 'ended', searches: [] })
  })

  it('end for good, and twice is fine', async () => {
    const token = await confirmed('eva@alerts.example')
    for (let time = 0; time < 2; time += 1) expect((await withToken(token, 'DELETE')).status).toBe(204)
    expect(await stateOf(token)).toMatchObject({ state: 'ended', searches: [] })
    const left = await api.db
      .selectFrom('alert_subscriber')
      .where('email', '=', 'eva@alerts.example')
      .execute()
    expect(left).toEqual([])
  })

  it('are opened by the token that was mailed and by nothing else', async () => {
    const token = await asked('fay@alerts.example')
    expectProblem(await withToken('nobody-was-given-this'), 404)
    expectProblem(await api.ask(`${URL_OF}/mine`), 401)
    const { rows } = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from alert_token t`.execute(api.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    await sql`update alert_token set expires_at = now() where subscriber_id = (
      select id from alert_subscriber where email = 'fay@alerts.example')`.execute(api.db)
    for (const method of ['GET', 'DELETE'] as const) expectProblem(await withToken(token, method), 410)
  })

  it('know what is wrong with a form', async () => {
    expectProblem(await ask('no-address', { frequency: 'hourly' }), 400, 'email', 'frequency')
    expectProblem(await ask('a@b.example', { pageId: 99 }), 400, 'pageId')
    expectProblem(await ask('a@b.example', { agreements: [] }), 400, 'agreements')
  })

  it('forget a person altogether when asked to', async () => {
    const email = 'gus@alerts.example'
    const token = await confirmed(email)
    const message = { name: 'Gus', email, message: 'Hallo', locale: 'nl', agreements: [] }
    expect((await api.ask('/sites/demo/contact', { body: message })).status).toBe(202)
    expect((await withToken(token, 'DELETE', undefined, '?everything=true')).status).toBe(204)
    const tables = [
      'alert_subscriber',
      'contact_message',
      'mail',
      'appointment',
      'rental_reservation',
    ] as const
    for (const table of tables) {
      const { rows } = await sql<{
        row: string
      }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(api.db)
      expect(rows.filter(({ row }) => row.includes(email))).toEqual([])
    }
  })
})
