import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { renditionPath } from '../../server/site-api/assets/renditionFiles'
import { sweepRenditions } from '../../server/site-api/assets/sweepRenditions'
import type { ImportLine } from '../../src/contract/importLine'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { LOCATED_FORMATS, locatedPhoto, saysWhere } from '../support/locatedPhoto'
import { pageOfPictures, siteData } from '../support/importLines'
import { svgLine } from '../support/svgLine'
import { expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

/** Said by who writes links to it. */
const HASH = '00c0ffee00c0ffee'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>'
const fileLine = (name: string, mime: string, bytes: Buffer): ImportLine => ({
  kind: 'asset',
  data: { name, kind: 'file', mime, base64: bytes.toString('base64') },
})
const photo = (colour: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Pictures of which what is kept on disk is looked at. */
const SWEPT = ['going', 'staying', 'renewed', 'lasting']

const browser = { accept: 'image/avif,image/webp,image/*;q=0.8' }
const forever = 'public, max-age=31536000, immutable'

describe.each(databases)('pictures, on %s', (database) => {
  let api: TestApi
  let dataDir: string
  let red: Buffer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'assets-'))
    red = await photo('#ff0000')
    const photos = ['/sites/demo/assets/photo.jpg', 'https://elsewhere.example/p.jpg', 'javascript:alert(1)']
    api = await startSiteApi(
      database,
      [
        {
          kind: 'site',
          data: { ...siteData, settings: { ...siteData.settings, pictureHosts: ['elsewhere.example'] } },
        },
        svgLine('agent', 7, HASH),
        fileLine('photo.jpg', 'image/jpeg', red),
        fileLine('logo.svg', 'image/svg+xml', Buffer.from(logo)),
        pageOfPictures('agent', 'photo.jpg', 'logo.svg', 'changing', 'spoilt', 'hashed', ...SWEPT),
        {
          kind: 'rentalUnit',
          data: rentalUnit({
            photos: photos.map((link) => ({ original: link, medium: link, thumbnail: link })),
          }),
        },
      ],
      dataDir,
    )
  })
  afterAll(async () => {
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api.app.inject({ url: `/sites/demo/${path}`, headers, method })
  const picture = async (path: string, headers?: Record<string, string>) => {
    const answer = await get(path, headers)
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([200, ''])
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    return { format, width, height, type: answer.headers['content-type'], headers: answer.headers }
  }
  const hashOf = async (path: string) =>
    /^"([0-9a-f]{16})-/.exec(String((await get(path)).headers.etag))?.[1] ?? ''

  it('come in the width and format that are asked', async () => {
    expect(await picture('assets/photo.jpg?version=640.webp')).toMatchObject({
      format: 'webp',
      width: 640,
      height: 427,
      type: 'image/webp',
    })
    expect(await picture('assets/photo.jpg?version=320.avif')).toMatchObject({
      width: 320,
      type: 'image/avif',
    })
    expect(await picture('assets/photo.jpg?version=1600.jpeg')).toMatchObject({ width: 1200, format: 'jpeg' })
    expect(await picture('assets/agent?version=320.jpeg')).toMatchObject({ width: 320, format: 'jpeg' })
    expect(await picture('assets/agent?version=1600.webp')).toMatchObject({ width: 1600, format: 'webp' })
  })

  it('come in a format that the browser takes when only a width is asked', async () => {
    const modern = await picture('assets/agent?version=640', browser)
    expect(modern).toMatchObject({ format: 'webp', headers: { vary: 'Accept' } })
    expect(await picture('assets/agent?version=640')).toMatchObject({
      format: 'jpeg',
      headers: { vary: 'Accept' },
    })
    expect((await get('assets/agent?version=640.webp')).headers['vary']).toBeUndefined()
  })

  it('come whole in their own format when nothing is asked, and never as they were stored', async () => {
    const answer = await get('assets/photo.jpg')
    expect(answer.rawPayload.equals(red)).toBe(false)
    expect(await picture('assets/photo.jpg')).toMatchObject({
      format: 'jpeg',
      width: 1200,
      type: 'image/jpeg',
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(LOCATED_FORMATS)('say nowhere where they were taken: %s', async (format) => {
    const located = await locatedPhoto(format)
    expect(saysWhere(located)).toEqual(['EXIF', 'XMP', 'IPTC'])
    const name = `located-${format}`
    const link = `/sites/demo/assets/${name}`
    const photos = [{ original: link, medium: link, thumbnail: link }]
    await api.import([
      fileLine(name, `image/${format}`, located),
      { kind: 'rentalUnit', data: rentalUnit({ id: 40, photos }) },
    ])
    const hash = await hashOf(`assets/${name}`)
    for (const path of [`assets/${name}`, 'rental-units/photo/40/0']) {
      for (const query of [
        '',
        '?version=original',
        '?version=320',
        '?version=original.webp',
        `?hash=${hash}`,
      ]) {
        const answer = await get(path + query, browser)
        expect([path + query, answer.statusCode, saysWhere(answer.rawPayload)]).toEqual([
          path + query,
          200,
          [],
        ])
        const { exif, xmp, iptc, format: found } = await sharp(answer.rawPayload).metadata()
        expect([path + query, exif, xmp, iptc]).toEqual([path + query, undefined, undefined, undefined])
        if (!query.includes('version')) expect(found).toBe(format === 'avif' ? 'heif' : format)
      }
    }
  })

  it('that come as SVG never go as SVG', async () => {
    for (const path of ['assets/logo.svg', 'assets/logo.svg?version=original'])
      expect(await picture(path)).toMatchObject({
        format: 'png',
        width: 1600,
        height: 800,
        type: 'image/png',
      })
    expect(await picture('assets/logo.svg?version=320.webp')).toMatchObject({ format: 'webp', width: 320 })
  })

  it('are kept for ever under the right hash, not at all under another, and a while without', async () => {
    const hash = await hashOf('assets/photo.jpg')
    const caching = async (query: string) => (await get(`assets/photo.jpg${query}`)).headers['cache-control']
    expect(await caching(`?hash=${hash}`)).toBe(forever)
    expect(await caching(`?hash=${hash}&version=320.webp`)).toBe(forever)
    expect(await caching('?hash=0123456789abcdef')).toBe('no-cache')
    expect(await caching('')).toBe('public, max-age=300')
  })

  it('have the hash that an import said of them, which another changes, and the same bytes do not', async () => {
    const answer = await get(`assets/agent?hash=${HASH}&version=320.webp`)
    expect(answer.headers['cache-control']).toBe(forever)
    await api.import([svgLine('hashed', 7, HASH)])
    expect(await hashOf('assets/hashed')).toBe(HASH)
    const other = 'ab'.repeat(32)
    await api.import([svgLine('hashed', 7, other)])
    expect(await hashOf('assets/hashed')).toBe(other.slice(0, 16))
    expect((await api.import([svgLine('hashed', 7, 'ABC')])).errors).toMatchObject([{ field: 'data.hash' }])
  })

  it('are not sent again to who has them', async () => {
    const { headers } = await get('assets/photo.jpg?version=320.webp')
    const etag = String(headers['etag'])
    const again = await get('assets/photo.jpg?version=320.webp', { 'if-none-match': `"x", W/${etag}` })
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', etag])
    expect((await get('assets/photo.jpg?version=640.webp', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('answer HEAD with the same headers and no body', async () => {
    const head = await get('assets/photo.jpg?version=320.webp', {}, 'HEAD')
    const whole = await get('assets/photo.jpg?version=320.webp')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  it('change with their content, whose old address then brings the new picture', async () => {
    await api.import([fileLine('changing', 'image/jpeg', red)])
    const before = await hashOf('assets/changing')
    const address = `assets/changing?hash=${before}&version=320.jpeg`
    await get(address)
    await api.import([fileLine('changing', 'image/jpeg', await photo('#0000ff'))])
    const answer = await get(address)
    expect(answer.headers['cache-control']).toBe('no-cache')
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(200)
    expect(await hashOf('assets/changing')).not.toBe(before)
  })

  it('are rendered once, however many ask, and found on disk by the next', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('assets/agent?version=960.webp')))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    const files = await readdir(join(dataDir, 'cache', 'assets', 'demo'), { recursive: true })
    expect(files.filter((file) => /agent-[0-9a-f]{16}\.960\.webp$/.test(file))).toHaveLength(1)
  })

  describe('on disk', () => {
    const root = () => join(dataDir, 'cache', 'assets')
    const kept = async (name: string) =>
      (await readdir(join(root(), 'demo'), { recursive: true }))
        .map((file) => basename(file))
        .filter((file) => file.startsWith(`${name}-`))
        .sort()
    const render = async (name: string) => {
      for (const version of ['320.webp', '640.jpeg']) await picture(`assets/${name}?version=${version}`)
      return hashOf(`assets/${name}`)
    }

    it('are gone with the picture, when the import that deletes it is answered', async () => {
      await api.import([fileLine('going', 'image/jpeg', red), fileLine('staying', 'image/jpeg', red)])
      await render('going')
      await render('staying')
      await api.import([{ kind: 'asset', delete: 'going' }])
      expect(await kept('going')).toEqual([])
      expect(await kept('staying')).toHaveLength(2 + 1)
      expectProblem(await api.ask('/sites/demo/assets/going?version=320.webp'), 404)
    })

    it('are those of today’s content', async () => {
      await api.import([fileLine('renewed', 'image/jpeg', red)])
      const before = await render('renewed')
      await api.import([fileLine('renewed', 'image/jpeg', await photo('#00ff00'))])
      expect(await kept('renewed')).toEqual([])
      const now = await render('renewed')
      expect(now).not.toBe(before)
      expect((await kept('renewed')).every((file) => file.includes(now))).toBe(true)
    })

    it('are found and swept when nobody told of them: of a picture, a content and a site that are no more', async () => {
      await api.import([fileLine('lasting', 'image/jpeg', red)])
      const hash = await render('lasting')
      const own = await kept('lasting')
      const key = { siteId: 'demo', name: 'lasting', hash, width: 960, format: 'webp' } as const
      const stray = [
        { ...key, hash: '0123456789abcdef' },
        { ...key, name: 'never-there' },
        { ...key, siteId: 'gone' },
      ].map((each) => renditionPath(root(), each))
      for (const path of stray) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, 'x')
      }
      expect(await sweepRenditions(api.db, root())).toBe(stray.length)
      expect(stray.filter((path) => existsSync(path))).toEqual([])
      expect(await kept('lasting')).toEqual(own)
    })
  })

  it('that do not exist are not found; a version that there is not is said so', async () => {
    const ask = (path: string) => api.ask(`/sites/demo/assets/${path}`)
    expectProblem(await ask('nothing.jpg'), 404)
    expectProblem(await ask('..%2F..%2Fetc%2Fpasswd'), 404)
    expectProblem(await ask('photo.jpg?version=641'), 400, 'version')
    expectProblem(await ask('photo.jpg?version=640.gif'), 400, 'version')
    expectProblem(await ask('photo.jpg?hash=nothex'), 400, 'hash')
    expectProblem(await api.ask('/sites/none/assets/photo.jpg'), 404)
  })

  it('that were spoilt in the database are a problem, not a crash', async () => {
    await api.import([fileLine('spoilt', 'image/jpeg', red)])
    const spoilt = api.db.updateTable('asset').where('name', '=', 'spoilt')
    await spoilt.set({ bytes: red.subarray(0, 200), digest: 'f'.repeat(64) }).execute()
    expectProblem(await api.ask('/sites/demo/assets/spoilt?version=320.webp'), 422)
  })

  describe('of a holiday unit', () => {
    it('are answered by their place, as assets are', async () => {
      const path = 'rental-units/photo/3/0'
      expect(await picture(`${path}?version=320.webp`)).toMatchObject({ width: 320, format: 'webp' })
      const hash = await hashOf('assets/photo.jpg')
      expect((await get(`${path}?hash=${hash}`)).headers['cache-control']).toBe(forever)
      expect((await get(path)).rawPayload.equals((await get('assets/photo.jpg')).rawPayload)).toBe(true)
    })

    it('are shown the way to when they stand elsewhere on the web', async () => {
      const answer = await get('rental-units/photo/3/1')
      expect([answer.statusCode, answer.headers['location']]).toEqual([
        302,
        'https://elsewhere.example/p.jpg',
      ])
    })

    it('are not found when there is none there', async () => {
      for (const path of ['3/2', '3/3', '99/0']) {
        expectProblem(await api.ask(`/sites/demo/rental-units/photo/${path}`), 404)
      }
      expectProblem(await api.ask('/sites/demo/rental-units/photo/3/-1'), 400, 'index')
      expectProblem(await api.ask('/sites/demo/rental-units/photo/3/0?version=huge'), 400, 'version')
    })
  })
})
