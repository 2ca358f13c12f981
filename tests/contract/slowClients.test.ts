import type { AddressInfo } from 'node:net'
import { closeServer } from '../../server/http/httpServer'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { slowClient, unfinishedSearch } from '../support/slowClient'
import { webWithSiteApi } from '../support/webWithSiteApi'

/** More than the connections that the web role opens to the site API. */
const MANY = 130
/** Milliseconds that a request has in this test; a search is answered while the slow ones last. */
const WITHIN = 20_000
const JSON_TYPE = { 'content-type': 'application/json' }
const SEARCH = '/sites/demo/estates'

const portOf = ({ server }: { server: { address(): unknown } }) => (server.address() as AddressInfo).port

describe.each(databases)('clients that take all the time there is, on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7)])
    site = await webWithSiteApi(api, { 'nl/index.html': '<p>Huis</p>' }, { requestTimeout: WITHIN })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    // The first of all compile what checks, passes on and answers them.
    await fetch(url(SEARCH), { method: 'POST', headers: JSON_TYPE, body: '{}' })
    await fetch(url('/nl'))
  })
  afterAll(async () => {
    await closeServer(site.app)
    await site.stop()
    await api.close()
  })

  const url = (path: string) => `http://127.0.0.1:${portOf(site.app)}${path}`
  const search = (address: string) =>
    fetch(address, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
      signal: AbortSignal.timeout(WITHIN),
    })

  it(`${MANY} slow bodies keep nobody else waiting, and are let go`, async () => {
    const port = portOf(site.app)
    const slow = await Promise.all(
      Array.from({ length: MANY }, () => slowClient(port, unfinishedSearch(SEARCH), ' ')),
    )
    const [found, page] = await Promise.all([search(url(SEARCH)), fetch(url('/nl'))])
    expect([found.status, page.status]).toEqual([200, 200])
    await Promise.all(slow.map(({ gone }) => gone))
    for (const { answer } of slow) {
      expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer()).toContain('application/problem+json')
    }
  })

  it('a body of more than 64 kB is refused, there as here', async () => {
    const body = JSON.stringify({ query: { terms: { 'general.reference': ['x'.repeat(66_000)] } } })
    for (const ask of [site.app, api.app]) {
      const answer = await ask.inject({
        method: 'POST',
        url: SEARCH,
        payload: body,
        headers: JSON_TYPE,
      })
      expect(answer.statusCode).toBe(413)
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
  })

  it('who waits for the database too long is told when to come again', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((done) => (release = done))
    const held = Array.from({ length: database === 'PGlite' ? 1 : 10 }, () =>
      api.db.connection().execute(() => released),
    )
    try {
      const [answer, page] = await Promise.all([
        api.ask(SEARCH, { body: {} }),
        fetch(url('/nl'), { signal: AbortSignal.timeout(3000) }),
      ])
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(page.status).toBe(200)
    } finally {
      release()
      await Promise.all(held)
    }
    expect((await api.ask(SEARCH, { body: {} })).status).toBe(200)
  })
})
