import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportCommand } from '../../server/cli/exportCommand'
import { withLinesOf } from '../../server/cli/fromFormat'
import { idsFileOf } from '../../server/cli/idsFile'
import { importFile } from '../../server/cli/importFile'
import { openTextIds } from '../../server/formats/textIds'
import { databases } from '../support/databases'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const SAMPLES = join(__dirname, '../../server/formats/samples')

interface Sample {
  format: string
  file: string
  /** What a listing of it is known by, and what of it is asked for afterwards. */
  known: string
  general: object
  imported: number
  removed: number
  mappingFile?: string
}

const TABLE: Sample[] = [
  {
    format: 'openimmo',
    file: 'openimmo.xml',
    known: 'OI-PROBE-0017',
    general: { title: { de: 'Haus mit Garten & Kamin' } },
    imported: 4,
    removed: 1,
  },
  {
    format: 'reso',
    file: 'reso.json',
    known: 'MLS-90001',
    general: { price: { value: 415000 } },
    imported: 3,
    removed: 1,
  },
  {
    format: 'csv',
    file: 'listings.csv',
    mappingFile: 'listings.mapping.json',
    known: 'A-002',
    general: { price: { value: 950 } },
    imported: 4,
    removed: 0,
  },
  { format: 'kyero', file: 'kyero.xml', known: 'ALT-204', general: {}, imported: 2, removed: 0 },
]

describe.each(databases)('formats of the trade, straight into %s', (kind) => {
  let api: TestApi
  let siteApiUrl: string
  let dataDir: string
  beforeAll(async () => {
    api = await startSiteApi(kind)
    siteApiUrl = await api.app.listen({ port: 0 })
    dataDir = await mkdtemp(join(tmpdir(), 'formats-'))
  })
  afterAll(async () => {
    await api.close()
    await rm(dataDir, { recursive: true })
  })

  async function send(format: string | undefined, file: string, mappingFile?: string) {
    const told: string[] = []
    const source = { format, file, siteId: 'demo', idsFile: idsFileOf(dataDir, 'demo'), mappingFile }
    const report = await withLinesOf(
      source,
      (line) => void told.push(line),
      (lines) => importFile({ file: lines, siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN }),
    )
    return { report, told }
  }

  it.each(TABLE)('$format: every line lands, under a number that stays', async (sample) => {
    const { format, file, known, general, imported, removed, mappingFile } = sample
    const { report, told } = await send(
      format,
      join(SAMPLES, file),
      mappingFile && join(SAMPLES, mappingFile),
    )
    expect(
      report.errors.filter(({ reason }) => !/settings\.pictureHosts|was not sent along/.test(reason)),
    ).toEqual([])
    expect(report).toMatchObject({ imported, deleted: removed, rejected: 0 })
    expect(told.join('\n')).toMatch(/Could not be said, by field:|pictures are named as files/)
    const id = openTextIds().of(known)
    const answer = await api.ask(`/sites/demo/estates/v2/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ general: { id, ...general } })
  })

  const fromApi = async (format: string, name: string, isPublic = false) => {
    const out = join(dataDir, name)
    const asked = { format, out, site: undefined, locale: undefined, mapping: undefined, isPublic }
    const config = {
      siteId: 'demo',
      siteIds: ['demo'],
      publicUrls: [''],
      siteApiUrl,
      adminToken: ADMIN_TOKEN,
    }
    return { out, told: await exportCommand(asked, config) }
  }

  it('gives all of the site as lines, which import changes nothing of', async () => {
    const before = await fromApi('ndjson', 'before.ndjson')
    expect(before.told).toEqual([`written to ${before.out}`])
    expect((await send(undefined, before.out)).report).toMatchObject({ rejected: 0, errors: [] })
    const after = await fromApi('ndjson', 'after.ndjson')
    expect(await readFile(after.out, 'utf8')).toBe(await readFile(before.out, 'utf8'))
  })

  it('gives what anybody may read without the token', async () => {
    const { out } = await fromApi('ndjson', 'public.ndjson', true)
    const text = await readFile(out, 'utf8')
    expect(text.split('\n').filter((line) => line.startsWith('{"kind":"estate"')).length).toBeGreaterThan(4)
    expect(text).not.toContain('external_id')
    expect((await send(undefined, out)).report.rejected).toBe(0)
  })

  it.each(['csv', 'openimmo', 'reso'])('gives all listings as %s, which are read again', async (format) => {
    const { out } = await fromApi(format, `out.${format}`)
    const { report } = await send(format, out)
    expect(report.rejected).toBe(0)
    expect(report.imported).toBeGreaterThan(5)
  })

  it('keeps the numbers that were given, and takes lines of its own as they are', async () => {
    const kept = await readFile(idsFileOf(dataDir, 'demo'), 'utf8')
    expect(kept).toContain(`["OI-PROBE-0017",${openTextIds().of('OI-PROBE-0017')}]`)
    const file = join(dataDir, 'lines.ndjson')
    await writeFile(file, '{"kind":"estate","delete":3}\n')
    expect((await send(undefined, file)).report).toMatchObject({ deleted: 1, rejected: 0 })
  })

  it('says what is wrong before anything is imported', async () => {
    await expect(send('klingon', join(SAMPLES, 'openimmo.xml'))).rejects.toThrow(
      /^There is no reading of klingon; what is read: openimmo/,
    )
    await expect(send('openimmo', '/nowhere.xml')).rejects.toThrow('There is no file /nowhere.xml')
    await writeFile(join(dataDir, 'bad.xml'), '<openimmo>')
    await expect(send('openimmo', join(dataDir, 'bad.xml'))).rejects.toThrow('The file is not XML')
  })
})
