import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { fileDigest } from '../../server/site-api/assets/assetHash'
import { checker } from '../../src/contract/check'
import { PhotoReport } from '../../src/contract/photo'
import { askPicture } from '../support/askPicture'
import { databases } from '../support/databases'
import { pageOfPictures } from '../support/importLines'
import { LOCATED_FORMATS, locatedPhoto, saysWhere } from '../support/locatedPhoto'
import { multipart, sendPhotos } from '../support/multipart'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const plain = (width: number, height: number, background = '#993322') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
/** As a camera that was held upright keeps it: lying, with a note. */
const lying = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#225599' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe.each(databases)('photos that are sent as files, on %s', (database) => {
  let api: TestApi
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-'))
    api = await startSiteApi(database, [], folder)
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  const nameIn = (link = '') => /assets\/([^?]+)/.exec(link)?.[1] ?? ''
  async function stored(link: string | undefined): Promise<Buffer> {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      select bytes from asset where site_id = 'demo' and name = ${nameIn(link)}
    `.execute(api.db)
    return Buffer.from(rows[0]?.bytes ?? [])
  }

  it('are kept upright and as wide as the widest rendition, and shown by the link that is answered', async () => {
    const report = await sendPhotos(api, [['photos/7-1.jpg', await lying()]])
    expect(checker(PhotoReport)(report)).toEqual([])
    const [photo] = report.photos
    expect(report).toEqual({
      photos: [
        {
          file: 'photos/7-1.jpg',
          link: expect.stringMatching(/^\/sites\/demo\/assets\/[0-9a-f]{32}\?hash=[0-9a-f]{16}$/) as string,
          width: 1600,
          height: 2400,
          isKnown: false,
        },
      ],
      refused: [],
    })
    expect(await sharp(await stored(photo?.link)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 2400,
    })
    // Of nothing that anybody may read: it is not there for visitors.
    expect((await api.ask(photo?.link ?? '')).status).toBe(404)
    await api.import([pageOfPictures(nameIn(photo?.link))])
    const shown = await askPicture(api, `${photo?.link}&version=640.webp`)
    expect(shown.status).toBe(200)
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(LOCATED_FORMATS)('hold nothing of where they were taken, as %s', async (format) => {
    const photo = await locatedPhoto(format)
    expect(saysWhere(photo)).toEqual(['EXIF', 'XMP', 'IPTC'])
    const { photos } = await sendPhotos(api, [[`x.${format}`, photo]])
    const kept = await stored(photos[0]?.link)
    expect(kept.length).toBeGreaterThan(100)
    expect(saysWhere(kept)).toEqual([])
    const { exif, xmp, iptc, icc } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('are one photo when they are the same file, whatever they are called', async () => {
    const photo = await plain(900, 600, '#119955')
    const { photos } = await sendPhotos(api, [
      ['a/front.jpg', photo],
      ['b/back.jpg', photo],
    ])
    expect(photos.map(({ file, isKnown }) => [file, isKnown])).toEqual([
      ['a/front.jpg', false],
      ['b/back.jpg', true],
    ])
    expect(new Set(photos.map(({ link }) => link)).size).toBe(1)
    const again = await sendPhotos(api, [['c.jpg', photo]])
    expect(again.photos).toEqual([{ ...photos[1], file: 'c.jpg' }])
    const digest = fileDigest(photo)
    const asked = `/sites/demo/admin/photos?sha256=${fileDigest(Buffer.from('other'))},${digest}`
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
    expect((await api.ask(asked, { headers })).body).toEqual({
      photos: [{ ...photos[1], file: digest }],
      refused: [],
    })
    expectProblem(await api.ask(asked), 401)
    expectProblem(await api.ask('/sites/demo/admin/photos?sha256=x', { headers }), 400, 'sha256')
  })

  it('are known by what they hold; those that are none are named, and the others are taken', async () => {
    const report = await sendPhotos(api, [
      ['good.png', await plain(20, 10)],
      ['bad.jpg', Buffer.from('GIF89a, or so it says')],
      ['cut.jpg', (await plain(800, 600)).subarray(0, 900)],
      ['large.jpg', Buffer.concat([await plain(10, 10), Buffer.alloc(40 * 1024 * 1024)])],
      ['', Buffer.alloc(0)],
      ['last.jpg', await plain(30, 20)],
    ])
    expect(report.photos.map(({ file, width }) => [file, width])).toEqual([
      ['good.png', 20],
      ['last.jpg', 30],
    ])
    expect(report.refused).toEqual([
      { file: 'bad.jpg', reason: 'is a GIF; photos come as JPEG, PNG, WebP, AVIF or HEIC' },
      { file: 'cut.jpg', reason: expect.stringMatching(/^cannot be decoded \(/) as string },
      { file: 'large.jpg', reason: 'has more than 40 MB' },
      { file: '', reason: 'is empty' },
    ])
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('are taken beside fields that hold a text, however long', async () => {
    const { photos } = await sendPhotos(api, [
      [undefined, Buffer.alloc(300_000, 'y')],
      ['beside.jpg', await plain(50, 40, '#123456')],
      [undefined, Buffer.from('y')],
    ])
    expect(photos.map(({ file }) => file)).toEqual(['beside.jpg'])
  })

  it('are a thousand a call: more are refused at once, however long what follows is', async () => {
    const some = Array.from({ length: 1000 }, () => ['x.jpg', Buffer.alloc(0)] as const)
    const { body, headers } = multipart([...some, ['last.jpg', Buffer.alloc(300_000)]])
    expectProblem(await api.ask('/sites/demo/admin/photos', { body, headers }), 413)
  })

  it('come back by an export as they are, and are known again', async () => {
    const photo = await plain(640, 480, '#442211')
    const { photos } = await sendPhotos(api, [['x.jpg', photo]])
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
    const lines = (await api.ask('/sites/demo/admin/export', { headers })).text.split('\n')
    const line =
      lines.find((each) => each.includes(nameIn(photos[0]?.link)) && each.includes('"asset"')) ?? ''
    await api.import([`{"kind":"asset","delete":"${nameIn(photos[0]?.link)}"}`])
    expect(await api.import([line])).toMatchObject({ imported: 1, rejected: 0 })
    expect((await sendPhotos(api, [['x.jpg', photo]])).photos).toEqual([{ ...photos[0], isKnown: true }])
  })

  it('are taken of the operator only, for a site that is there, as a form', async () => {
    const { body, headers } = multipart([['x.jpg', await plain(9, 9)]])
    const path = '/sites/demo/admin/photos'
    expectProblem(await api.ask(path, { body, headers: { ...headers, authorization: 'Bearer x' } }), 401)
    expectProblem(await api.ask('/sites/none/admin/photos', { body, headers }), 404)
    const { authorization } = headers
    expectProblem(await api.ask(path, { body: { a: 1 }, headers: { authorization } }), 415)
    const without = { authorization, 'content-type': 'multipart/form-data' }
    expectProblem(await api.ask(path, { body, headers: without }), 400)
    expectProblem(await api.ask(path, { body: body.subarray(0, body.length - 40), headers }), 400)
  })
})
