import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportCommand } from '../../server/cli/exportCommand'
import { withLinesOf } from '../../server/cli/fromFormat'
import { idsFileOf } from '../../server/cli/idsFile'
import { importCommand } from '../../server/cli/importCommand'
import { importFile } from '../../server/cli/importFile'
import { openTextIds } from '../../server/formats/textIds'
import { databases } from '../support/databases'
import { estateLine, pageOfPictures, siteData } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const SAMPLES = join(__dirname, '../../server/formats/samples')

interface Sample {
  format: string
  file: string
  /** What a listing of it is known by, and what of it is asked for afterwards. */
  known: string
  general: object
  /** What its town is called in French. */
  town?: string
  imported: number
  /** What it takes away again. */
  gone?: string
  mappingFile?: string
}

const TABLE: Sample[] = [
  {
    format: 'openimmo',
    file: 'openimmo.xml',
    known: 'OI-PROBE-0017',
    general: { title: { de: 'Haus mit Garten & Kamin' } },
    imported: 4,
    gone: 'OI-PROBE-0002',
  },
  {
    format: 'reso',
    file: 'reso.json',
    known: 'MLS-90001',
    general: { price: { value: 415000 } },
    town: 'Ostende',
    imported: 3,
    gone: 'MLS-90004',
  },
  {
    format: 'csv',
    file: 'listings.csv',
    mappingFile: 'listings.mapping.json',
    known: 'A-002',
    general: { price: { value: 950 } },
    town: 'Ostende',
    imported: 4,
  },
  { format: 'kyero', file: 'kyero.xml', known: 'ALT-204', general: {}, imported: 2 },
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
    const { format, file, known, general, town, imported, gone, mappingFile } = sample
    if (gone) await api.import([estateLine(openTextIds().of(gone))])
    const { report, told } = await send(
      format,
      join(SAMPLES, file),
      mappingFile && join(SAMPLES, mappingFile),
    )
    expect(
      report.errors.filter(({ reason }) => !/settings\.pictureHosts|was not sent along/.test(reason)),
    ).toEqual([])
    expect(report).toMatchObject({ imported, deleted: gone ? 1 : 0, rejected: 0 })
    expect(report.unknown).toBeUndefined()
    expect(told.join('\n')).toMatch(/Could not be said, by field:|pictures are named as files/)
    const id = openTextIds().of(known)
    const answer = await api.ask(`/sites/demo/estates/v2/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ general: { id, ...general } })
    if (town) expect(answer.body).toMatchObject({ address: { city: { alias: { fr: town } } } })
  })

  const fromApi = async (format: string, name: string, isPublic = false, over: object = {}) => {
    const out = join(dataDir, name)
    const asked = {
      ...{ format, out, site: undefined, locale: undefined, mapping: undefined, photosFrom: undefined },
      isPublic,
    }
    const config = {
      siteId: 'demo',
      siteIds: ['demo'],
      publicUrls: ['http://localhost:8000'],
      siteApiUrl,
      adminToken: ADMIN_TOKEN,
    }
    return { out, told: await exportCommand({ ...asked, ...over }, config) }
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

  it.each(['csv', 'openimmo', 'reso'])('names photos in %s by where others have them', async (format) => {
    await api.import([estateLine(88)])
    const textOf = async (over = {}) => {
      const { out, told } = await fromApi(format, `photos.${format}`, false, over)
      return { text: await readFile(out, 'utf8'), told: told.join('\n') }
    }
    const named = await textOf()
    expect(named.text).toContain('https://huis.example/sites/demo/assets/e7-1')
    expect(named.told).not.toContain('--photos-from')
    const asked = await textOf({ photosFrom: 'https://cdn.example/huis' })
    expect(asked.text).toContain('https://cdn.example/huis/sites/demo/assets/e7-1')
    const unnamed = { kind: 'site' as const, data: { ...siteData, hostnames: [] } }
    await api.import([unnamed])
    const local = await textOf()
    expect(local.text).toContain('http://localhost:8000/sites/demo/assets/e7-1')
    expect(local.told).toContain('which no other machine opens; --photos-from')
    await api.import([
      { kind: 'site', data: siteData },
      { kind: 'estate', delete: 88 },
    ])
  })

  it('writes in the first language of the site where none is asked for', async () => {
    const settings = { ...siteData.settings, languages: ['fr' as const, 'nl' as const] }
    const title = { nl: 'Villa met tuin', fr: 'Villa avec jardin' }
    const street = { nl: 'Parklaan', fr: 'Avenue du Parc' }
    await api.import([
      { kind: 'site', data: { ...siteData, settings } },
      estateLine(89, { general: { title }, address: { street } }),
    ])
    for (const format of ['openimmo', 'reso']) {
      const { out } = await fromApi(format, `french.${format}`)
      const text = await readFile(out, 'utf8')
      expect(text).toContain('Avenue du Parc')
      expect(text).not.toContain('Parklaan')
      if (format === 'openimmo') expect(text).toMatch(/Villa avec jardin[^]*<sprache>fr</)
    }
    await api.import([
      { kind: 'site', data: siteData },
      { kind: 'estate', delete: 89 },
    ])
  })

  it('keeps the numbers that were given, and takes lines of its own as they are', async () => {
    const kept = await readFile(idsFileOf(dataDir, 'demo'), 'utf8')
    expect(kept).toContain(`["OI-PROBE-0017",${openTextIds().of('OI-PROBE-0017')}]`)
    const file = join(dataDir, 'lines.ndjson')
    await api.import([estateLine(3)])
    await writeFile(file, '{"kind":"estate","delete":3}\n')
    expect((await send(undefined, file)).report).toMatchObject({ deleted: 1, rejected: 0 })
  })

  it.each(['csv', 'openimmo', 'reso'])('knows a %s file for all listings that there are', async (from) => {
    const out = join(dataDir, `full.${from}`)
    const { out: all } = await fromApi(from, `full.${from}`)
    const run = (over: object = {}) =>
      importCommand(
        {
          ...{ file: all, siteId: 'demo', from, mapping: undefined, photos: undefined },
          ...{ dryRun: false, full: true, allowRemovals: undefined, ...over },
        },
        { siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN, dataDir },
        { isTTY: false, print: () => undefined, tell: () => undefined },
      )
    expect(out).toBe(all)
    await run()
    await api.import([estateLine(4_000_001), pageOfPictures()])
    const rehearsed = await run({ dryRun: true })
    expect(rehearsed).toMatchObject({ dryRun: true, deleted: 1 })
    // A draft is kept anew whenever it comes.
    const changed = from === 'reso' ? 1 : 0
    expect(rehearsed.changes).toMatchObject([{ kind: 'estate', added: 0, changed, removed: 1 }])
    expect((await api.ask('/sites/demo/estates/v2/4000001')).status).toBe(200)
    expect(await run()).toMatchObject({ deleted: 1, rejected: 0 })
    expect((await api.ask('/sites/demo/estates/v2/4000001')).status).toBe(404)
    expect((await api.ask('/sites/demo/pages/900')).status).toBe(200)
  })

  it('tells a mistake by the line of the file, and how many were left out', async () => {
    const file = join(dataDir, 'lines.csv')
    const head = 'id;type;status;address.city.zip;address.city.name;project;general.title.nl;pictures'
    const rows = ['U1;APARTMENT;FOR_SALE;9000;Gent;P1;"een\ntwee";u.jpg', '', 'X;HOUSE;FOR_SALE;;;;;']
    const more = ['P1;PROJECT;FOR_SALE;9000;Gent;;;p.jpg', '7;HOUSE;FOR_SALE;9000;Gent;;;h.jpg']
    await writeFile(file, [head, ...rows, ...more].join('\n'))
    const report = await importCommand(
      {
        ...{ file, siteId: 'demo', from: 'csv', mapping: undefined, photos: undefined },
        ...{ dryRun: true, full: false, allowRemovals: undefined },
      },
      { siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN, dataDir },
      { isTTY: false, print: () => undefined, tell: () => undefined },
    )
    expect(report.leftOut).toBe(1)
    expect(report.errors.map(({ line, reason }) => `${line} ${reason.slice(0, 20)}`)).toEqual([
      ...['2 names the file u.jpg', '6 names the file p.jpg', '7 names the file h.jpg'],
    ])
  })

  it('takes nothing for gone that a file has and could not say', async () => {
    const file = join(dataDir, 'half.csv')
    await writeFile(
      file,
      'id;type;status;address.city.zip;address.city.name\nA;HOUSE;FOR_SALE;9000;Gent\nB;HOUSE;FOR_SALE;;\n',
    )
    const report = await importCommand(
      {
        ...{ file, siteId: 'demo', from: 'csv', mapping: undefined, photos: undefined },
        ...{ dryRun: false, full: true, allowRemovals: 1000 },
      },
      { siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN, dataDir },
      { isTTY: false, print: () => undefined, tell: () => undefined },
    )
    expect(report).toMatchObject({ imported: 1, deleted: 0 })
    expect(report.refused).toBe(
      'nothing was removed, as 1 of the file were left out and would be taken for gone',
    )
  })

  it('says what is wrong before anything is imported', async () => {
    await expect(send('klingon', join(SAMPLES, 'openimmo.xml'))).rejects.toThrow(
      /^There is no reading of klingon; what is read: openimmo/,
    )
    await expect(send('openimmo', '/nowhere.xml')).rejects.toThrow('There is no file /nowhere.xml')
    await writeFile(join(dataDir, 'bad.xml'), '<openimmo>')
    await expect(send('openimmo', join(dataDir, 'bad.xml'))).rejects.toThrow('The file ends in the middle')
  })
})
