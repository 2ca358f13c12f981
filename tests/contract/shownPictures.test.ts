import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assetHash, fileDigest } from '../../server/site-api/assets/assetHash'
import { openPreviews } from '../../server/publisher/preview/openPreviews'
import type { ImportLine } from '../../src/contract/importLine'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { estateLine, pageOfPictures, siteData } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'
import { squareSvg, svgLine } from '../support/svgLine'
import { webWithSiteApi } from '../support/webWithSiteApi'

const HIDDEN = { id: 9, name: { nl: 'In voorbereiding' } }
/** Pictures of the listings by their number, and of whatever else a site shows. */
const NAMES = ['e1-1', 'e2-1', 'e3-1', 'e10-1', 'e12-1', 'e13-1', 'e20-1', 'e40-1', 'e41-1', 'unused']
const OTHERS = ['an', 'bo', 'team', 'logo', 'kust', 'kop', 'r3-1', 'folder']
const seedOf = (name: string) => [...NAMES, ...OTHERS].indexOf(name) + 1
const hashOf = (name: string) => assetHash(fileDigest(Buffer.from(squareSvg(seedOf(name)))))
const picture = (name: string): ImportLine => svgLine(name, seedOf(name))

const link = (name: string, site = 'demo') => `/sites/${site}/assets/${name}`
const pictures = (id: number) => [{ file: link(`e${id}-1`), thumbnail: link(`e${id}-1`), index: 0 }]
const listing = (id: number, over: Parameters<typeof estateLine>[1] = {}) =>
  estateLine(id, { pictures: pictures(id), ...over })
const siteLine = (hiddenStatus: number[], more: object = {}): ImportLine => ({
  kind: 'site',
  data: {
    ...siteData,
    ...more,
    settings: {
      ...siteData.settings,
      theme: { logo: `${link('logo')}?version=320` },
      hiddenStatus,
    },
  },
})

const LINES: ImportLine[] = [
  siteLine([9]),
  ...[...NAMES, ...OTHERS].map(picture),
  listing(1, {
    salesRep: { firstname: 'An', lastname: 'Claes', picture: `https://huis.example${link('an')}` },
  }),
  listing(2, { status: HIDDEN, salesRep: { firstname: 'Bo', lastname: 'Maes', picture: link('bo') } }),
  listing(3, { listing: { archived: true } }),
  listing(10, { general: { project: true } }),
  listing(12, { general: { parentId: 10 }, status: HIDDEN }),
  listing(13, { general: { parentId: 10 }, listing: { archived: true } }),
  { ...listing(20), draft: true } as ImportLine,
  listing(40, { general: { project: true }, status: HIDDEN }),
  listing(41, { general: { parentId: 40 } }),
  {
    kind: 'rentalUnit',
    data: rentalUnit({ photos: [{ original: link('r3-1'), medium: '', thumbnail: '' }] }),
  },
  { kind: 'entity', data: { name: 'team', title: { nl: 'Team' } } },
  {
    kind: 'entityItem',
    data: { id: 1, entity: 'team', index: 0, title: { nl: 'An' }, picture: link('team') },
  },
  {
    kind: 'menu',
    data: {
      id: 1,
      type: 'main',
      items: [{ id: 'folder', label: { nl: 'Folder' }, url: { nl: link('folder') } }],
    },
  },
  pageOfPictures('kust'),
]
const HIDDEN_ONES = ['e2-1', 'bo', 'e3-1', 'e12-1', 'e13-1', 'e20-1', 'e40-1', 'e41-1', 'unused', 'kop']
const SHOWN_ONES = ['e1-1', 'an', 'e10-1', 'team', 'logo', 'kust', 'r3-1', 'folder']

const OPERATOR = { authorization: `Bearer ${ADMIN_TOKEN}` }
const QUERIES = (name: string) => [
  ...['', '?version=320.jpeg', '?hash=0123456789abcdef', '?preview=e20-nl-1.abc'],
  `?hash=${hashOf(name)}&version=320.jpeg`,
]

describe.each(databases)('pictures of what is hidden, on %s', (database) => {
  let api: TestApi
  let web: Awaited<ReturnType<typeof webWithSiteApi>>
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shown-'))
    api = await startSiteApi(database, LINES, dataDir, { PREVIEW_SECRET: 'previews-of-the-tests' })
    web = await webWithSiteApi(api)
  })
  afterAll(async () => {
    await web.stop()
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const status = async (name: string, query = '', headers: Record<string, string> = {}) =>
    (await api.ask(link(name) + query, { headers })).status
  const shown = async (...names: string[]) => {
    const found = await Promise.all(names.map((name) => status(name, '?version=320.jpeg')))
    return names.filter((_, at) => found[at] === 200)
  }

  it('are not there for anybody who guesses their name, in whichever version', async () => {
    const { detail: missing } = (await api.ask(link('nothing'))).body as { detail: string }
    for (const name of HIDDEN_ONES)
      for (const query of QUERIES(name))
        for (const answer of [
          await api.ask(link(name) + query),
          await web.get(link(name) + query).then(({ statusCode, headers, json }) => ({
            status: statusCode,
            headers,
            body: json<object>(),
          })),
        ]) {
          const { detail } = answer.body as { detail: string }
          expect([name + query, answer.status]).toEqual([name + query, 404])
          expect(detail.replace(name, 'nothing')).toBe(missing)
          expect(String(answer.headers['cache-control'] ?? 'no-store')).toMatch(/no-store|no-cache/)
        }
  })

  it('hide no other: those of listings, agents, pages, menus, the site and its holiday homes', async () => {
    expect(await shown(...SHOWN_ONES, ...HIDDEN_ONES)).toEqual(SHOWN_ONES)
    for (const name of SHOWN_ONES)
      expect((await web.get(`${link(name)}?version=320.jpeg`)).statusCode).toBe(200)
    expect((await api.ask('/sites/demo/rental-units/photo/3/0?version=320.jpeg')).status).toBe(200)
  })

  it('are the operator’s to see, and kept by no cache', async () => {
    const hash = hashOf('e2-1')
    const answer = await api.ask(`${link('e2-1')}?hash=${hash}&version=320.jpeg`, { headers: OPERATOR })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await status('e2-1', '', { authorization: 'Bearer somebody' })).toBe(404)
    // The web role passes no such word on.
    expect((await web.get(link('e2-1'), OPERATOR)).statusCode).toBe(404)
    const seen = await api.ask(`${link('e1-1')}?version=320.jpeg`, { headers: OPERATOR })
    expect(seen.headers['cache-control']).toBe('public, max-age=300')
  })

  it('go and come with the listing, at once', async () => {
    const change = async (...lines: ImportLine[]) => {
      expect((await api.import(lines)).errors).toEqual([])
      return shown('e1-1', 'an', 'e10-1')
    }
    const an = { salesRep: { firstname: 'An', lastname: 'Claes', picture: link('an') } }
    expect(await change(listing(1, { ...an, status: HIDDEN }))).toEqual(['e10-1'])
    const etag = String(
      (await api.ask(`${link('e1-1')}?version=320.jpeg`, { headers: OPERATOR })).headers.etag,
    )
    expect(await status('e1-1', '?version=320.jpeg', { 'if-none-match': etag })).toBe(404)
    expect(await change(listing(1, an))).toEqual(['e1-1', 'an', 'e10-1'])
    expect(await change(listing(1, { ...an, listing: { archived: true } }))).toEqual(['e10-1'])
    expect(await change(listing(1, { salesRep: an.salesRep, pictures: [] }))).toEqual(['an', 'e10-1'])
    expect(await change({ kind: 'estate', delete: 1 })).toEqual(['e10-1'])
    expect(await change(siteLine([1, 9]))).toEqual([])
    expect(await change(siteLine([9]), listing(1, an))).toEqual(['e1-1', 'an', 'e10-1'])
  })

  it('of one site are not shown for what another site says', async () => {
    await api.import(
      [siteLine([], { hostnames: ['ander.example'] }), pageOfPictures('e2-1', 'kust')],
      'ander',
    )
    expect(await shown('e2-1', 'kust')).toEqual(['kust'])
  })

  it('that are not public yet are there for who has the link of the preview, and for nobody else', async () => {
    const made = await api.ask('/sites/demo/admin/drafts/estate/20/link', { body: {}, headers: OPERATOR })
    const { url } = made.body as { url: string }
    const token = new URL(url).pathname.split('/')[2] ?? ''
    const { port } = api.app.server.address() as { port: number }
    let told = ''
    const previews = openPreviews({
      config: {
        siteId: 'demo',
        siteApiUrls: [`http://127.0.0.1:${port}`],
        publicUrl: 'http://localhost:8000',
        adminToken: ADMIN_TOKEN,
        previewSecret: 'previews-of-the-tests',
      },
      hot: {
        render: async (jobOf) => {
          const { nodes, pages } = await jobOf({ ...siteData, id: 'demo' })
          told = JSON.stringify(nodes)
          return pages.map(({ path }) => ({ path, html: '', pageData: '' }))
        },
      },
    })
    const path = new URL(url).pathname.slice(`/preview/${token}`.length)
    expect(await previews({ token, path })).toMatchObject({ is: 'page' })
    expect(told).toContain(`${link('e20-1')}?preview=${token}`)

    const answer = await web.get(`${link('e20-1')}?preview=${token}&version=320.jpeg`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await status('e2-1', `?preview=${token}`)).toBe(404)
    expect(await status('e20-1', `?preview=${token.slice(0, -2)}`)).toBe(404)
    expect(web.log.join('')).not.toContain(token)
  })
})
