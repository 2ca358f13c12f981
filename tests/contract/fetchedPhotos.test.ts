import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { exportCommand } from '../../server/cli/exportCommand'
import { importCommand } from '../../server/cli/importCommand'
import { missingPicturesOf } from '../../server/publisher/status/missingPictures'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { askPicture } from '../support/askPicture'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { openPhotoHost, PUBLIC } from '../support/photoHost'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const photo = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
const siteLine = (settings: object): ImportLine => ({
  kind: 'site',
  data: { ...siteData, settings: { ...siteData.settings, ...settings } },
})
const listing = (id: number, ...files: string[]) =>
  estateLine(id, { pictures: files.map((file, index) => ({ file, index })) })
const at = (path: string) => `https://photos.example/${path}`.replace('https', 'http')

describe.each(databases)('photos of other hosts, on %s', (database) => {
  let api: TestApi
  let host: Awaited<ReturnType<typeof openPhotoHost>>
  let folder: string
  let siteApiUrl: string
  const answers = new Map<string, (response: ServerResponse) => void>()
  const headersOf = new Map<string, unknown>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fetched-'))
    host = await openPhotoHost((request, response) => {
      headersOf.set(request.url ?? '', request.headers)
      const answer = answers.get(request.url ?? '')
      if (answer) answer(response)
      else response.writeHead(404).end()
    })
    const lines = [siteLine({ photoHosts: ['photos.example', 'inside.example'] })]
    api = await startSiteApi(database, lines, folder, {}, undefined, host.network)
    siteApiUrl = await api.app.listen({ port: 0 })
  })
  afterAll(async () => {
    await api.close()
    await host.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    answers.clear()
    host.asked.length = 0
    host.connected.length = 0
  })

  const gives = (path: string, bytes: Buffer, headers: Record<string, string> = {}, status = 200) =>
    answers.set(path, (response) => response.writeHead(status, headers).end(bytes))
  const shown = async (id: number) =>
    ((await api.ask(`/sites/demo/estates/v2/${id}`)).body as Estate).pictures

  it('are fetched as they are imported, each once, and are the site’s own then', async () => {
    gives('/front.jpg?size=l', await photo('#993322'), { etag: '"one"' })
    answers.set('/old.jpg', (response) => response.writeHead(301, { location: '/new.jpg' }).end())
    gives('/new.jpg', await photo('#339922'), { 'last-modified': 'Wed, 25 Nov 2026 08:00:00 GMT' })
    const { imported, errors } = await api.import([
      listing(7, at('front.jpg?size=l'), at('old.jpg')),
      listing(8, at('front.jpg?size=l')),
    ])
    expect({ imported, errors }).toEqual({ imported: 2, errors: [] })
    expect([...host.asked].sort()).toEqual(
      ['front.jpg?size=l', 'new.jpg', 'old.jpg'].map((path) => `photos.example/${path}`),
    )
    expect(new Set(host.connected)).toEqual(new Set([PUBLIC]))
    const [front, old] = await shown(7)
    expect(front).toMatchObject({ width: 90, height: 60 })
    for (const picture of [front, old]) {
      expect(picture?.file).toMatch(/^\/sites\/demo\/assets\/[0-9a-f]{32}\?hash=[0-9a-f]{16}$/)
      expect((await askPicture(api, `${picture?.file}&version=320.webp`)).status).toBe(200)
    }
    expect((await shown(8))[0]?.file).toBe(front?.file)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('are asked for by no dry run, which takes known ones as they are and others as if they came', async () => {
    const lines = [listing(7, at('front.jpg?size=l'), at('old.jpg')), listing(70, at('never.jpg'))]
    const { text, body } = await api.ask('/sites/demo/admin/import?dryRun=true', {
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' },
    })
    expect({ text, body }).toMatchObject({
      body: {
        errors: [],
        changes: [{ kind: 'estate', added: 1, changed: 0, unchanged: 1, removed: 0 }],
      },
    })
    expect(host.asked).toEqual([])
  })

  it('are asked for again by what their host said of them, and are the new ones when they are others', async () => {
    const before = await shown(7)
    gives('/front.jpg?size=l', Buffer.alloc(0), {}, 304)
    gives('/old.jpg', await photo('#222299'))
    expect((await api.import([listing(7, at('front.jpg?size=l'), at('old.jpg'))])).errors).toEqual([])
    expect(headersOf.get('/front.jpg?size=l')).toMatchObject({ 'if-none-match': '"one"' })
    expect(headersOf.get('/old.jpg')).toMatchObject({ 'if-modified-since': 'Wed, 25 Nov 2026 08:00:00 GMT' })
    const after = await shown(7)
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.file).not.toBe(before[1]?.file)
  })

  it('stay as they were while their host cannot be asked, and that is told', async () => {
    const before = await shown(7)
    answers.set('/front.jpg?size=l', (response) => response.destroy())
    gives('/old.jpg', Buffer.from('<!DOCTYPE html>Sorry'))
    const { imported, errors } = await api.import([listing(7, at('front.jpg?size=l'), at('old.jpg'))])
    expect(imported).toBe(1)
    expect(errors.map(({ reason }) => reason).sort()).toEqual([
      expect.stringMatching(
        /front\.jpg\?size=l could not be fetched from its host \(.+\): the one of before stays$/,
      ),
      expect.stringMatching(/old\.jpg is a web page; .*: the one of before stays$/),
    ])
    expect(await shown(7)).toEqual(before)
  })

  it('are left out, named in the answer and on the status page, where there is none', async () => {
    host.at('inside.example', () => ['192.168.1.1'])
    gives('/page.jpg', Buffer.from('<!DOCTYPE html>Sorry'))
    gives('/large.jpg', Buffer.alloc(9), { 'content-length': String(50 * 1024 * 1024) })
    const links = [
      at('gone.jpg'),
      at('page.jpg'),
      at('large.jpg'),
      'https://inside.example/a.jpg',
      'https://photos.example:8443/a.jpg',
      'https://elsewhere.example/a.jpg',
    ]
    const { imported, errors } = await api.import([listing(9, ...links)])
    expect(imported).toBe(1)
    const reasons = [
      'is answered 404 by its host: left out',
      'is a web page; photos come as JPEG, PNG, WebP, AVIF or HEIC: left out',
      'has more than 40 MB: left out',
      'leads to an address that is not of the public internet, which is never asked: left out',
      'stands on port 8443, and only those of http and https are asked: left out',
      'stands on https://elsewhere.example, which settings.pictureHosts of the site does not name: left out',
    ]
    expect(errors).toEqual(
      reasons.map((reason, index) => ({
        line: 1,
        kind: 'estate',
        field: `data.pictures.${index}.file`,
        reason,
      })),
    )
    expect(await shown(9)).toEqual([])
    const { count, first } = await missingPicturesOf(api.db, 'demo')
    expect(count).toBe(6)
    expect(first.map(({ key, link, reason }) => [key, link, reason])).toEqual(
      links.map((link, index) => ['9', link, reasons[index]]),
    )
    expect(host.connected.every((address) => address === PUBLIC)).toBe(true)
  })

  it('more bytes than a photo has are not taken, whatever their host said', async () => {
    answers.set('/endless.jpg', (response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
        response.once('drain', more)
      }
      more()
    })
    const { errors } = await api.import([listing(10, at('endless.jpg'))])
    expect(errors.map(({ reason }) => reason)).toEqual(['has more than 40 MB: left out'])
  })

  it.each(['csv', 'openimmo', 'reso'])(
    'of a site’s export as %s are fetched by another site',
    async (format) => {
      gives('/front.jpg', await photo('#883311'))
      await api.import([listing(11, at('front.jpg'))])
      const config = { siteApiUrl, adminToken: ADMIN_TOKEN, dataDir: folder, siteId: 'demo' }
      const file = join(folder, `out.${format}`)
      const asked = {
        format,
        out: file,
        site: undefined,
        locale: undefined,
        mapping: undefined,
        isPublic: false,
      }
      await exportCommand(
        { ...asked, photosFrom: 'http://photos.example' },
        { ...config, siteIds: ['demo'], publicUrls: ['http://localhost:8000'] },
      )
      const text = await readFile(file, 'utf8')
      for (const [, path = ''] of text.matchAll(/http:\/\/photos\.example(\/sites\/demo\/[^"<,|\s]+)/g))
        gives(path, await photo('#883311'))
      const own = `other-${format}`
      const data = {
        ...siteData,
        hostnames: [],
        settings: { ...siteData.settings, photoHosts: ['photos.example'] },
      }
      await api.import([{ kind: 'site', data }], own)
      await importCommand(
        {
          ...{ file, siteId: own, from: format, mapping: undefined, photos: undefined },
          ...{ dryRun: false, full: false, allowRemovals: undefined },
        },
        config,
        { isTTY: false, print: () => undefined, tell: () => undefined },
      )
      const { pictures } = (await api.ask(`/sites/${own}/estates/v2/11`)).body as Estate
      expect(pictures[0]?.file).toMatch(new RegExp(`^/sites/${own}/assets/[0-9a-f]{32}`))
    },
  )
})
