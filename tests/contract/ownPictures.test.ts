import type { AddressInfo } from 'node:net'
import { startWeb } from '../../server/web/testing/startWeb'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi, WEB_TOKEN } from '../support/siteApi'
import { squareSvg, svgLine } from '../support/svgLine'
import { assetHash, fileDigest } from '../../server/site-api/assets/assetHash'

const HOST = 'huis.example'
const hash = assetHash(fileDigest(Buffer.from(squareSvg(1))))
const link = (name: string, query = '') => `/sites/demo/assets/${name}${query && `?${query}`}`
const shows = (id: number, name: string, over: Parameters<typeof estateLine>[1] = {}) =>
  estateLine(id, { pictures: [{ file: link(name), thumbnail: link(name), index: 0 }], ...over })
const LINES: ImportLine[] = [
  { kind: 'site', data: { ...siteData, hostnames: [HOST] } },
  svgLine('shown', 1),
  svgLine('hidden', 2),
  shows(1, 'shown'),
  shows(2, 'hidden', { listing: { archived: true } }),
]

/** What somebody may ask for, and what the answer is. */
const ASKED: Readonly<Record<string, [path: string, headers: Record<string, string>, status: number]>> = {
  'under its hash': [link('shown', `hash=${hash}&version=320`), { accept: 'image/webp' }, 200],
  'in a format that goes by what the browser takes': [link('shown', 'version=640'), { accept: '*/*' }, 200],
  'under an old hash': [link('shown', 'hash=0123456789abcdef&version=320.jpeg'), {}, 200],
  'that the browser has': [
    link('shown', `hash=${hash}&version=320.webp`),
    { 'if-none-match': `"${hash}-320.webp.1"` },
    304,
  ],
  'by a page of the site that stands elsewhere': [
    link('shown', 'version=320'),
    { origin: `http://${HOST}` },
    200,
  ],
  'by a page of nobody knows whom': [link('shown', 'version=320'), { origin: 'https://else.example' }, 200],
  'of what visitors are not shown': [link('hidden', 'version=320'), {}, 404],
  'with the token of the operator, which opens nothing here': [
    link('hidden', 'version=320'),
    { authorization: `Bearer ${ADMIN_TOKEN}`, cookie: 'a=b' },
    404,
  ],
  'by who says to be the web role': [
    link('hidden', 'version=320'),
    { 'x-web-token': WEB_TOKEN, 'x-visitor-address': '203.0.113.9' },
    404,
  ],
  'that nobody has': [link('nothing', 'version=320'), {}, 404],
  'for another site by a header': [link('shown', 'version=320'), { 'x-site': 'other' }, 200],
  'in a version that there is none of': [link('shown', 'version=77'), {}, 400],
  'by a name that climbs out': ['/sites/demo/assets/..%2fadmin%2fexport', {}, 404],
  'of another site': ['/sites/other/assets/shown', {}, 404],
}

/** Of the connection, or of the moment. */
const VARYING = ['connection', 'date', 'keep-alive', 'transfer-encoding']

describe.each(databases)('a picture of the site API of the same process, on %s', (database) => {
  let api: TestApi
  const webs: Awaited<ReturnType<typeof startWeb>>[] = []
  const addresses: string[] = []

  beforeAll(async () => {
    api = await startSiteApi(database)
    await api.import(LINES)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const siteApiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
    for (const siteApi of [undefined, api.app]) {
      const site = await startWeb(undefined, { siteApiUrl, siteApi, webToken: WEB_TOKEN })
      await site.app.listen({ port: 0, host: '127.0.0.1' })
      webs.push(site)
      addresses.push(`http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`)
    }
  })
  afterAll(async () => {
    for (const site of webs) await site.stop()
    await api.close()
  })

  test.each(Object.entries(ASKED))(
    '%s, is answered as over a connection',
    async (_what, [path, headers, status]) => {
      const answers = await Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address + path, { headers })
          const told = Object.fromEntries([...answer.headers].filter(([name]) => !VARYING.includes(name)))
          return {
            status: answer.status,
            told,
            bytes: Buffer.from(await answer.arrayBuffer()).toString('hex'),
          }
        }),
      )
      expect(answers[1]).toEqual(answers[0])
      expect(answers[1]?.status).toBe(status)
      expect(answers[1]?.told).toMatchObject({ 'x-content-type-options': 'nosniff' })
    },
  )

  test('needs no connection', async () => {
    const site = await startWeb(undefined, { siteApi: api.app, webToken: WEB_TOKEN })
    const answer = await site.get(link('shown', 'version=320.jpeg'))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    await site.stop()
  })
})
