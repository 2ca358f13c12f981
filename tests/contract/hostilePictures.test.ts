import { Writable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { fileDigest } from '../../server/site-api/assets/assetHash'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { manyPixelsPng, slowSvg, wholeInMemoryPng } from '../support/hostilePictures'
import { estateLine, pageOfPictures } from '../support/importLines'
import { expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const fileLine = (name: string, mime: string, bytes: Buffer): ImportLine => ({
  kind: 'asset',
  data: { name, kind: 'file', mime, base64: bytes.toString('base64') },
})
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#993322' } })
    .jpeg()
    .toBuffer()

describe.each(databases)('pictures that are meant to do harm, on %s', (database) => {
  let api: TestApi
  let logged = ''
  beforeAll(async () => {
    const log = new Writable({ write: (text, _encoding, done) => done(void (logged += String(text))) })
    const shown = pageOfPictures('before.jpg', 'after.jpg', 'neighbour.jpg', 'old.svg', 'script.svg')
    api = await startSiteApi(database, [estateLine(7), shown], undefined, {}, log)
  })
  afterAll(() => api.close())

  /** As an older program did, which looked at no more than the size. */
  const storeUnseen = (name: string, mime: string, bytes: Buffer) =>
    sql`insert into asset (site_id, name, digest, mime, bytes)
      values ('demo', ${name}, ${fileDigest(bytes)}, ${mime}, ${bytes})`.execute(api.db)

  it('are refused by name as they come in, while all else goes on', async () => {
    const importing = api.import([
      fileLine('before.jpg', 'image/jpeg', await photo()),
      fileLine('slow.svg', 'image/svg+xml', slowSvg()),
      fileLine('pixels.png', 'image/png', manyPixelsPng()),
      fileLine('memory.png', 'image/png', await wholeInMemoryPng()),
      fileLine('after.jpg', 'image/jpeg', await photo()),
    ])
    let isOver = false
    void importing.finally(() => (isOver = true)).catch(() => undefined)
    const statuses = new Set<number>()
    while (!isOver) statuses.add((await api.ask('/sites/demo/estates', { body: {} })).status)
    expect([...statuses]).toEqual([200])
    const { imported, rejected, errors } = await importing
    expect({ imported, rejected }).toEqual({ imported: 2, rejected: 3 })
    const told = errors.map(({ line, kind, field, reason }) => `${line} ${kind} ${field} ${reason}`).sort()
    expect(told).toEqual([
      expect.stringMatching(/^2 asset data\.base64 needs more than \d+ s.* \(the picture slow\.svg\)$/),
      '3 asset data.base64 has more than 100000000 pixels (the picture pixels.png)',
      '4 asset data.base64 needs more than 512 MB of memory (the picture memory.png)',
    ])
    for (const name of ['before.jpg', 'after.jpg'])
      expect((await api.ask(`/sites/demo/assets/${name}?version=320.webp`)).status).toBe(200)
    expectProblem(await api.ask('/sites/demo/assets/slow.svg'), 404)
  })

  it('that are stored already are named, set aside, and keep no other from being shown', async () => {
    await storeUnseen('old.svg', 'image/svg+xml', slowSvg())
    await api.import([fileLine('neighbour.jpg', 'image/jpeg', await photo())])
    const version = (width: number) => `/sites/demo/assets/old.svg?version=${width}.webp`
    const first = api.ask(version(640))
    const widths = await Promise.all(
      [320, 640, 960].map((width) => api.ask(`/sites/demo/assets/neighbour.jpg?version=${width}.webp`)),
    )
    expect(widths.map(({ status }) => status)).toEqual([200, 200, 200])
    // A machine that has more to do than this answers that before: come again.
    let answer = await first
    while (answer.status === 503) answer = await api.ask(version(640))
    expectProblem(answer, 422)
    expect((answer.body as { detail: string }).detail).toMatch(
      /^The picture old\.svg cannot be shown: it needs more than/,
    )
    const since = performance.now()
    expectProblem(await api.ask(version(1600)), 422)
    expect(performance.now() - since).toBeLessThan(1000)
    expect(logged).toMatch(/"asset":"old\.svg".*needs more than/)
  })

  it('never come out as SVG, also where they are stored as that', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" onload="alert(1)"><script>alert(1)</script></svg>'
    await storeUnseen('script.svg', 'image/svg+xml', Buffer.from(drawing))
    for (const query of ['', '?version=original', '?version=320']) {
      const { status, headers, text } = await api.ask(`/sites/demo/assets/script.svg${query}`)
      expect([query, status, headers['content-type']]).toEqual([
        query,
        200,
        query === '?version=320' ? 'image/jpeg' : 'image/png',
      ])
      expect(text).not.toContain('script')
    }
  })
})
