import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { pagesAt } from '../../server/releases/testing/buildTree'
import { startWeb } from '../../server/web/testing/startWeb'
import { slotLine, unitLine, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { FORMS } from '../support/visitorForms'
import { webWithSiteApi } from '../support/webWithSiteApi'

/** Served, and said by nothing but the request. */
const FOREIGN = 'a-box-of-somebody.lan:8123'
const PAGES = pagesAt('/nl', '/nl/404', '/nl/aanbod/7', '/nl/aanbod/7/huis', '/fr', '/nl/hou-me-op-de-hoogte')

const ADDRESSES = [
  ...['/', '/nl', '/nl/', '/nl//x', '/nl/aanbod/7', '/nl/aanbod/7/oud', '/nl/aanbod/9/x', '/nl/niets', '/en'],
  ...[
    '/robots.txt',
    '/nl/index.html',
    '/%zz',
    '/healthz',
    '/readyz',
    '/map/none',
    '/preview/none',
    '/sites/demo',
  ],
  ...[
    '/sites/demo/estates/v2/7',
    '/sites/demo/estate-pages/7/nl',
    '/sites/demo/none',
    '/sites/demo/admin/export',
  ],
  ...[
    '/sites/demo/rental-units/1/calendar.ics',
    '/sites/demo/navigation/main',
    '/sites/by-hostname/huis.example',
  ],
  ...['/nl/ajax/search-city?q=Gent', '/nl/ajax/estate/7', '/nl/ajax/none', '/nl/hou-me-op-de-hoogte/none'],
]

/** A web role before a site API, both real. */
describe.each(databases)('the host that is asked for, on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7), slotLine(1, 7, 24), unitLine(1), weekLine(10, 1, 10)])
    site = await webWithSiteApi(api, PAGES)
    // As soon as the site API said the site's names.
    while ((await site.get('/nl', { host: 'else.example' })).statusCode !== 421) await pause(20)
  }, 60_000)
  afterAll(async () => {
    await site.stop()
    await api.close()
  })

  it('is also that where pages of an export ask for what is live, and they may', async () => {
    const { port } = api.app.server.address() as AddressInfo
    const siteApiUrl = `http://127.0.0.1:${port}`
    const [publicUrl, publicApiUrl] = ['https://www.huis.example', 'https://live.huis.example']
    const live = await startWeb(PAGES, { siteApiUrl, publicUrl, publicApiUrl })
    while ((await live.get('/nl', { host: 'else.example' })).statusCode !== 421) await pause(20)
    const asked = await live.app.inject({
      method: 'POST',
      url: '/sites/demo/estates',
      headers: { host: 'live.huis.example', origin: publicUrl },
      payload: { pagination: { from: 0, size: 1 } },
    })
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([200, publicUrl])
    await live.stop()
  })

  it('is that of the site or of a network of one’s own; any other is 421, as whoever asks understands', async () => {
    for (const host of ['huis.example', 'localhost:8000', '192.168.1.20:8000', 'web', FOREIGN])
      expect([host, (await site.get('/nl', { host })).statusCode]).toEqual([host, 200])
    for (const url of ADDRESSES.filter((one) => !['/healthz', '/readyz', '/%zz'].includes(one))) {
      const { statusCode, headers, body } = await site.get(url, { host: 'else.example' })
      expect([url, statusCode]).toEqual([url, 421])
      const isCall = /^\/(sites|nl\/ajax)\//.test(url)
      expect(headers['content-type']).toMatch(isCall ? 'application/problem+json' : 'text/plain')
      expect(body).not.toContain('else.example')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    for (const url of ['/healthz', '/readyz', '/readyz/web'])
      expect((await site.get(url, { host: 'else.example' })).statusCode).toBe(200)
    // A page that another name leads here may not write as if it were the site's own.
    const origin = { host: 'else.example', origin: 'http://else.example', 'sec-fetch-site': 'same-origin' }
    const answer = await site.app.inject({
      method: 'POST',
      url: '/sites/demo/contact',
      headers: origin,
      payload: {},
    })
    expect(answer.statusCode).toBe(421)
  })

  it('stands in no answer, redirect or link', async () => {
    const headers = { host: FOREIGN, 'x-forwarded-host': 'forged.lan', forwarded: 'host=forged.lan' }
    for (const url of ADDRESSES) {
      const own = await site.get(url, { host: 'localhost:8000' })
      const answer = await site.get(url, headers)
      expect(JSON.stringify([url, answer.headers, answer.body])).not.toMatch(/a-box-of-somebody|forged/)
      // Whatever a cache keeps is the same for all of them.
      expect([url, answer.statusCode, answer.headers['location'], answer.headers['etag']]).toEqual([
        url,
        own.statusCode,
        own.headers['location'],
        own.headers['etag'],
      ])
    }
  })

  it('stands in no mail and in no row', async () => {
    for (const [path, , payload] of FORMS) {
      const { statusCode, body } = await site.app.inject({
        method: 'POST',
        url: `/sites/demo/${path}`,
        payload,
        headers: {
          host: FOREIGN,
          origin: `http://${FOREIGN}`,
          'x-forwarded-host': 'forged.lan',
          'idempotency-key': 'key-of-the-hosts',
        },
      })
      expect([path, Math.floor(statusCode / 100), body]).toEqual([path, 2, body])
      expect(body).not.toMatch(/a-box-of-somebody|forged/)
    }
    for (const table of ['mail', 'contact_message', 'appointment', 'rental_reservation', 'idempotency_key']) {
      const { rows } = await sql<{ json: string }>`
        select to_jsonb(t)::text as json from ${sql.table(table)} t
      `.execute(api.db)
      expect([table, rows.length > 0]).toEqual([table, true])
      expect(JSON.stringify(rows)).not.toMatch(/a-box-of-somebody|forged/)
    }
  })
})
