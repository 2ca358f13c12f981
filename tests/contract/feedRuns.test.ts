import { tmpdir } from 'node:os'
import { siteStatus } from '../../server/publisher/status/siteStatus'
import { statusHtml } from '../../server/publisher/status/statusPage'
import type { FeedHistory, FeedRunBody } from '../../src/contract/feedRun'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const operator = { authorization: `Bearer ${ADMIN_TOKEN}` }

describe.each(databases)('the history of a feed on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
    const { rejected } = await api.import([{ kind: 'site', data: { ...siteData, hostnames: [] } }], 'kust')
    expect(rejected).toBe(0)
  })
  afterAll(() => api.close())

  const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute)).toISOString()
  const feed = { digest: 'a1', settings: 'b2', bytes: 4000, listings: 12, name: 'feed.xml', isWhole: true }
  const runAt = (minute: number, over: Partial<FeedRunBody> = {}): FeedRunBody => ({
    ...{ state: 'done', startedAt: at(minute), endedAt: at(minute + 1) },
    ...{ added: 1, changed: 2, unchanged: 9, removed: 0, detail: 'feed.xml' },
    ...over,
  })
  const url = (site: string) => `/sites/${site}/admin/feed-runs`
  const note = (run: unknown, site = 'demo') => api.ask(url(site), { body: run, headers: operator })
  const history = async (site = 'demo') =>
    (await api.ask(url(site), { headers: operator })).body as FeedHistory

  it('tells the last syncs of a site, the newest first, and the last feed that was taken', async () => {
    expect(await history()).toEqual({ listings: 0, last: null, runs: [] })
    await note(runAt(1, { feed }))
    const refused = { state: 'refused', detail: 'The feed is empty: it has no listing', added: 0 } as const
    const { status, body } = await note(runAt(2, refused))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      last: feed,
      runs: [
        { ...refused, times: 1 },
        { state: 'done', changed: 2, feed },
      ],
    })
    expect(await history()).toEqual(body)
    expect(await history('kust')).toEqual({ listings: 0, last: null, runs: [] })
  })

  it('refuses moments that no calendar has, and more than there are ids for', async () => {
    const field = async (over: Partial<FeedRunBody>) => {
      const { status, body } = await note(runAt(1, over))
      expect(status).toBe(400)
      return (body as { errors: { field: string }[] }).errors.map((each) => each.field)
    }
    expect(await field({ startedAt: '2026-05-31T25:61:61Z' })).toEqual(['startedAt'])
    expect(await field({ feed: { ...feed, madeAt: '2026-02-30T10:00:00Z' } })).toEqual(['feed.madeAt'])
    expect(await field({ unchanged: 2 ** 31 })).toEqual(['unchanged'])
  })

  it('tells what ended the same way again and again as one, and never two that changed something', async () => {
    const same = { state: 'unchanged', detail: 'the feed is as it was' } as const
    for (const minute of [3, 4, 5]) await note(runAt(minute, same), 'kust')
    await note(runAt(6), 'kust')
    await note(runAt(7), 'kust')
    const { runs } = await history('kust')
    expect(runs.map(({ state, times }) => [state, times])).toEqual([
      ['done', 1],
      ['done', 1],
      ['unchanged', 3],
    ])
    expect(runs[2]).toMatchObject({ startedAt: at(3), endedAt: at(6) })
  })

  it('keeps the last 50, and the feed that the next one is compared with', async () => {
    await note(runAt(1, { feed }))
    for (let count = 1; count <= 55; count++)
      await note(runAt(count, { state: 'refused', detail: `reason ${count}` }))
    const { last, runs } = await history()
    expect(last).toEqual(feed)
    expect(runs).toHaveLength(50)
    expect(runs[0]?.detail).toBe('reason 55')
    const { count } = await api.db
      .selectFrom('feed_run')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('site_id', '=', 'demo')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(51)
  })

  it('stands on the status page, with the reason of what was refused', async () => {
    await note(runAt(2, { state: 'refused', detail: 'The feed has <html> and no listing' }), 'kust')
    await note(runAt(3, { state: 'refused', detail: 'The feed has <html> and no listing' }), 'kust')
    const dataDir = tmpdir()
    const status = await siteStatus(api.db, { siteId: 'kust', publicUrl: 'https://kust.example', dataDir })()
    expect(status.feed).toEqual((await history('kust')).runs)
    const html = statusHtml({ processes: [], sites: [status] })
    expect(html).toContain('aria-label="Feed of kust"')
    expect(html).toContain('<pre>The feed has &lt;html&gt; and no listing</pre>')
    expect(html).toMatch(/refused<\/span>, 2 times until <time/)
    expect(html).toContain('<td class="number" data-of="Changed">2</td>')
  })

  it('is the operator’s, and takes nothing that it could not tell', async () => {
    expectProblem(await api.ask(url('demo')), 401)
    expectProblem(await api.ask(url('demo'), { body: runAt(1) }), 401)
    expectProblem(await note(runAt(1), 'none'), 404)
    expectProblem(await note({ ...runAt(1), state: 'fine' }), 400, 'state')
    expectProblem(await note({ ...runAt(1), detail: 'x'.repeat(2001) }), 400, 'detail')
  })

  it('counts what an import adds, changes and leaves where it is asked to', async () => {
    await api.import([estateLine(11), estateLine(12)])
    expect(await history()).toMatchObject({ listings: 2 })
    const lines = [estateLine(11), estateLine(12, { general: { reference: 'OTHER' } }), estateLine(13)]
    const { body } = await api.ask('/sites/demo/admin/import?changes=true', {
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      headers: { ...operator, 'content-type': 'application/x-ndjson' },
    })
    expect(body).toMatchObject({
      imported: 3,
      changes: [{ kind: 'estate', added: 1, changed: 1, unchanged: 1, removed: 0 }],
    })
  })
})
