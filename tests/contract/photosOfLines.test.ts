import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { importFile } from '../../server/cli/importFile'
import { reportLines } from '../../server/cli/reportLines'
import { withPhotosOf } from '../../server/cli/photos/withPhotosOf'
import { missingPicturesOf } from '../../server/publisher/status/missingPictures'
import type { ImportReport } from '../../src/contract/asset'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { askPicture } from '../support/askPicture'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'
import { zipFile } from '../support/zipFile'

const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const pictures = (...files: string[]) => files.map((file, index) => ({ file, index }))
const listing = (id: number, ...files: string[]) => estateLine(id, { pictures: pictures(...files) })
const leftOut = (line: number, at: number, file: string, why = 'is not there') => ({
  line,
  kind: 'estate',
  field: `data.pictures.${at}.file`,
  reason: `names the file ${file}, which ${why}: left out`,
})
const DAMAGED = /^names the file odd\/cut\.jpg, which cannot be decoded \(.*premature end.*: left out$/
const PDF = 'is a PDF; photos come as JPEG, PNG, WebP, AVIF or HEIC'

describe.each(databases)('photos that lines name, on %s', (database) => {
  let api: TestApi
  let siteApiUrl: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-of-'))
    api = await startSiteApi(database, [], join(folder, 'data'))
    siteApiUrl = await api.app.listen({ port: 0 })
    await keep('photos/12/front.jpg', await photo('#993322'))
    await keep('photos/12/again.jpg', await photo('#993322'))
    await keep('photos/garden.jpg', await photo('#339922'))
    await keep('photos/broken.jpg', Buffer.from('%PDF-1.7'))
    await keep('secret.jpg', await photo('#000000'))
    await symlink(join(folder, 'secret.jpg'), join(folder, 'photos/link.jpg'))
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  async function keep(name: string, bytes: Buffer | string): Promise<string> {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  }

  async function run(lines: ImportLine[], photos: string | undefined, dryRun = false) {
    const file = await keep('lines.ndjson', `\n\n${lines.map((line) => JSON.stringify(line)).join('\n')}`)
    const operator = { siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN }
    const told: string[] = []
    const report: ImportReport = await withPhotosOf(
      { ...operator, file, photos, isTrial: dryRun },
      { isTTY: false, print: (line) => told.push(line) },
      (path) => importFile({ ...operator, file: path, dryRun }),
    )
    return { report, told }
  }
  const shown = async (id: number) => {
    const { pictures: found } = (await api.ask(`/sites/demo/estates/v2/${id}`)).body as Estate
    return found
  }

  it('are not sent by a dry run, which finds them all the same', async () => {
    const lines = [listing(11, 'photos/12/front.jpg', 'photos/garden.jpg', 'photos/none.jpg')]
    const { report, told } = await run(lines, join(folder, 'photos'), true)
    expect(told).toEqual([
      '2 photos would be sent, 0 known already, 1 missing or broken',
      '  the photo photos/none.jpg is not there',
    ])
    expect(report).toMatchObject({ dryRun: true, imported: 1, errors: [leftOut(3, 2, 'photos/none.jpg')] })
    expect(await api.db.selectFrom('asset').select('name').execute()).toEqual([])
    expect((await missingPicturesOf(api.db, 'demo')).count).toBe(0)
  })

  it('are sent once each and shown; missing and broken ones are named by both, and left out', async () => {
    const { report, told } = await run(
      [
        listing(12, 'photos/12/front.jpg', 'photos/12/again.jpg', 'photos/none.jpg', 'photos/broken.jpg'),
        listing(13, 'photos/12/front.jpg', 'GARDEN.JPG', 'photos/link.jpg', '../secret.jpg'),
      ],
      join(folder, 'photos'),
    )
    expect(told).toEqual([
      '2 photos sent, 1 known already, 4 missing or broken',
      '  the photo ../secret.jpg is not there',
      '  the photo photos/broken.jpg is a PDF; photos come as JPEG, PNG, WebP, AVIF or HEIC',
      '  the photo photos/link.jpg is not there',
      '  the photo photos/none.jpg is not there',
    ])
    expect(report).toEqual({
      imported: 2,
      deleted: 0,
      rejected: 0,
      errors: [
        leftOut(3, 2, 'photos/none.jpg'),
        leftOut(3, 3, 'photos/broken.jpg', PDF),
        leftOut(4, 2, 'photos/link.jpg'),
        leftOut(4, 3, '../secret.jpg'),
      ],
    })
    const [front, again, ...others] = await shown(12)
    expect(others).toEqual([])
    expect(front).toMatchObject({ width: 60, height: 40 })
    expect(again?.file).toBe(front?.file)
    const files = (await shown(13)).map(({ file }) => file)
    expect(files).toEqual([front?.file, expect.stringMatching(/^\/sites\/demo\/assets\/[0-9a-f]{32}\?hash=/)])
    for (const file of files) expect((await askPicture(api, `${file}&version=320.webp`)).status).toBe(200)
  })

  it('that are missing stand on the status page, until the listing comes with them or goes', async () => {
    const { count, first } = await missingPicturesOf(api.db, 'demo')
    expect(count).toBe(4)
    expect(first.map(({ kind, key, link }) => `${kind} ${key} ${link}`)).toEqual([
      'estate 12 photos/none.jpg',
      'estate 12 photos/broken.jpg',
      'estate 13 photos/link.jpg',
      'estate 13 ../secret.jpg',
    ])
    expect(first.map(({ reason }) => reason).slice(0, 2)).toEqual([
      'names the file photos/none.jpg, which is not there: left out',
      `names the file photos/broken.jpg, which ${PDF}: left out`,
    ])
    await run([listing(12, 'photos/12/front.jpg')], join(folder, 'photos'))
    expect((await missingPicturesOf(api.db, 'demo')).count).toBe(2)
    await api.import([{ kind: 'estate', delete: 13 }])
    expect((await missingPicturesOf(api.db, 'demo')).count).toBe(0)
  })

  it('that are lost are named once, and again when their listing or the reason is another', async () => {
    const lines = (title: string) => [
      estateLine(31, { general: { title: { nl: title } }, pictures: pictures('lost/a.jpg', 'lost/b.jpg') }),
      listing(32, 'lost/c.jpg'),
    ]
    await mkdir(join(folder, 'lost'))
    const named = async (title: string) => {
      const { report, told } = await run(lines(title), join(folder, 'lost'))
      const { errors } = report
      const names = errors.map(({ reason, isKnown }) => `${/lost.\w/.exec(reason)?.[0]}${isKnown ? '?' : ''}`)
      return { names, told, printed: reportLines(report).slice(1) }
    }
    const first = await named('One')
    expect(first.names).toEqual(['lost/a', 'lost/b', 'lost/c'])
    expect([first.told.length, first.printed.length]).toEqual([4, 3])
    const [{ since } = { since: '' }] = (await missingPicturesOf(api.db, 'demo')).first
    const again = await named('One')
    expect(again.names).toEqual(['lost/a?', 'lost/b?', 'lost/c?'])
    expect(again.told).toEqual(['0 photos sent, 0 known already, 3 missing or broken'])
    expect(again.printed).toEqual([
      '  3 pictures are left out as before; the status page (/status) lists them',
    ])
    expect((await missingPicturesOf(api.db, 'demo')).first[0]?.since).toBe(since)

    const changed = await named('Two')
    expect(changed.names).toEqual(['lost/a', 'lost/b', 'lost/c?'])
    expect(changed.told.slice(1)).toEqual([
      '  the photo lost/a.jpg is not there',
      '  the photo lost/b.jpg is not there',
    ])
    expect(changed.printed.at(-1)).toMatch(/^ {2}1 picture is left out as before/)
    await keep('lost/c.jpg', '')
    expect((await named('Two')).names).toEqual(['lost/c', 'lost/a?', 'lost/b?'])
    const { report } = await run(lines('Two'), join(folder, 'lost'), true)
    expect(reportLines(report)).toHaveLength(3)
    await api.import([31, 32].map((id): ImportLine => ({ kind: 'estate', delete: id })))
  })

  it('are named with what is wrong with each: too large, empty, cut off', async () => {
    const front = await photo('#993322')
    await keep('odd/huge.jpg', '')
    await truncate(join(folder, 'odd/huge.jpg'), 41 * 1024 * 1024)
    await keep('odd/empty.jpg', '')
    await keep('odd/cut.jpg', front.subarray(0, 200))
    const { report } = await run(
      [listing(18, 'odd/huge.jpg', 'odd/empty.jpg', 'odd/cut.jpg')],
      join(folder, 'odd'),
    )
    expect(report.errors).toEqual([
      leftOut(3, 0, 'odd/huge.jpg', 'has more than 40 MB'),
      leftOut(3, 1, 'odd/empty.jpg', 'is empty'),
      { ...leftOut(3, 2, 'odd/cut.jpg'), reason: expect.stringMatching(DAMAGED) as string },
    ])
    await api.import([{ kind: 'estate', delete: 18 }])
  })

  it('have no reason by a line that says something else than texts there', async () => {
    const odd = {
      ...listing(19, 'a.jpg', 'toString', 'b.jpg'),
      lostPhotos: { 'a.jpg': 7, 'b.jpg': '\0' },
    } as unknown as ImportLine
    const { imported, errors } = await api.import([odd])
    expect(imported).toBe(1)
    expect(errors.map(({ reason }) => reason)).toEqual([
      'names the file a.jpg, which was not sent along: left out',
      'names the file toString, which was not sent along: left out',
      'names the file b.jpg, which was not sent along: left out',
    ])
    await api.import([{ kind: 'estate', delete: 19 }])
  })

  it('are known the next time, and come out of a ZIP file as well', async () => {
    const files = [
      { name: 'photos/12/front.jpg', bytes: await photo('#993322') },
      { name: '__MACOSX/photos/12/._front.jpg', bytes: Buffer.from('x') },
      { name: 'photos/roof.jpg', bytes: await photo('#222299') },
      { name: 'photos/bomb.jpg', bytes: Buffer.alloc(8 * 1024 * 1024) },
      { name: 'photos/liar.jpg', bytes: await photo('#229999'), size: 9 },
      { name: 'photos/locked.jpg', bytes: await photo('#992299'), flags: 1 },
    ]
    const zip = await keep('photos.zip', zipFile(files))
    const { report, told } = await run(
      [listing(14, ...files.filter(({ name }) => !name.startsWith('_')).map(({ name }) => name))],
      zip,
    )
    expect(told).toEqual([
      '1 photos sent, 1 known already, 3 missing or broken',
      '  the photo photos/bomb.jpg is packed more tightly than a photo can be',
      expect.stringMatching(/^ {2}the photo photos\/liar\.jpg too many bytes in the stream/) as string,
      '  the photo photos/locked.jpg is locked by a password',
    ])
    expect(report).toMatchObject({ imported: 1, rejected: 0 })
    expect(report.errors.map(({ field }) => field)).toEqual([2, 3, 4].map((at) => `data.pictures.${at}.file`))
    expect(await shown(14)).toHaveLength(2)
  })

  it.each<[string, () => Buffer, RegExp]>([
    [
      'leads out of it',
      () => zipFile([{ name: '../x.jpg', bytes: Buffer.from('x') }]),
      /invalid relative path/,
    ],
    [
      'is an absolute path',
      () => zipFile([{ name: '/etc/x.jpg', bytes: Buffer.from('x') }]),
      /absolute path/,
    ],
    [
      'is cut off',
      () => zipFile([{ name: 'x.jpg', bytes: Buffer.alloc(999) }]).subarray(0, 60),
      /cannot be read/,
    ],
  ])('are of no ZIP file of which a name %s', async (_what, zip, said) => {
    await expect(run([listing(15, 'x.jpg')], await keep('bad.zip', zip()))).rejects.toThrow(said)
  })

  it('are named as far as a database keeps it, however they are called', async () => {
    const long = `${'x'.repeat(299)}🏠.jpg`
    const longest = `${'y'.repeat(999)}🏠.jpg`
    const { imported, errors } = await api.import([listing(17, long, longest)])
    expect([imported, errors.length]).toEqual([1, 2])
    const { first } = await missingPicturesOf(api.db, 'demo')
    expect(first.map(({ link }) => link)).toEqual(expect.arrayContaining([long, 'y'.repeat(999)]))
  })

  it('are of nothing that is no folder and no ZIP file; without one the import says so by line', async () => {
    await expect(run([], join(folder, 'nowhere'))).rejects.toThrow('There is no folder and no ZIP file')
    await expect(run([], join(folder, 'secret.jpg'))).rejects.toThrow('is neither a folder nor a ZIP file')
    const { report, told } = await run([listing(16, 'photos/12/front.jpg')], undefined)
    expect(told).toEqual([])
    expect(report.errors).toEqual([leftOut(3, 0, 'photos/12/front.jpg', 'was not sent along')])
  })
})
