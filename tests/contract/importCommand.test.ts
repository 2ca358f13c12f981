import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { importCommand } from '../../server/cli/importCommand'
import { importFile } from '../../server/cli/importFile'
import { reportLines } from '../../server/cli/reportLines'
import { statusHtml } from '../../server/publisher/status/statusPage'
import { siteStatus } from '../../server/publisher/status/siteStatus'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

describe('npm run import', () => {
  let api: TestApi
  let siteApiUrl: string
  let folder: string
  beforeAll(async () => {
    api = await startSiteApi(databases[0])
    siteApiUrl = await api.app.listen({ port: 0 })
    folder = await mkdtemp(join(tmpdir(), 'import-'))
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  async function send(lines: (ImportLine | string)[], over = {}) {
    const file = join(folder, 'lines.ndjson')
    await writeFile(
      file,
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    )
    return importFile({ file, siteId: 'demo', siteApiUrl, adminToken: ADMIN_TOKEN, ...over })
  }

  it('streams a file and tells how far it is', async () => {
    const heard: number[] = []
    const lines = Array.from({ length: 300 }, (_, index) => estateLine(index + 1))
    const report = await send(lines, { onProgress: (sent: number, size: number) => heard.push(sent / size) })
    expect(report).toEqual({ imported: 300, deleted: 0, rejected: 0, errors: [] })
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toBe(1)
    expect((await api.ask('/sites/demo/estates/v2/300')).status).toBe(200)
  })

  it('prints the counts and the first mistakes', async () => {
    const report = await send([estateLine(1), ...Array<string>(25).fill('{"kind":"castle"}')])
    const lines = reportLines(report)
    expect(lines[0]).toBe('1 imported, 0 removed, 25 rejected')
    expect(lines[1]).toMatch(/^ {2}line 2: castle kind must be one of site, /)
    expect(lines).toHaveLength(22)
    expect(lines.at(-1)).toBe('  … and 5 more mistakes')
  })

  it('says what to do when something is not there', async () => {
    await expect(send([], { file: '/nowhere.ndjson' })).rejects.toThrow('There is no file /nowhere.ndjson')
    await expect(send([estateLine(1)], { siteApiUrl: 'http://127.0.0.1:1' })).rejects.toThrow(
      /^The site API at http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)\. Start it \(npm start,/,
    )
    await expect(send([estateLine(1)], { adminToken: 'x' })).rejects.toThrow('Set ADMIN_TOKEN')
    await expect(send([estateLine(1)], { siteId: 'other' })).rejects.toThrow(
      'The site API answered 404: There is no site other, only demo; an import that begins with its site line makes it',
    )
  })

  const printed: string[] = []
  async function command(lines: ImportLine[], siteId: string | undefined, own = 'elsewhere', dryRun = false) {
    const file = join(folder, 'command.ndjson')
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    printed.length = 0
    return importCommand(
      {
        ...{ file, siteId, from: undefined, mapping: undefined, photos: undefined },
        ...{ dryRun, full: false, allowRemovals: undefined },
      },
      { siteId: own, siteApiUrl, adminToken: ADMIN_TOKEN, dataDir: folder },
      { isTTY: false, print: (line) => void printed.push(line), tell: () => undefined },
    )
  }

  it('says how a site is named, and which there are, where the one of SITE_ID is not there', async () => {
    await expect(command([estateLine(1)], undefined)).rejects.toThrow(
      /^The site API answered 404: There is no site elsewhere, only demo; .+\. --site <id> names another site$/,
    )
    await expect(command([estateLine(1)], 'tweede')).rejects.toThrow(/only demo; [^-]+ makes it$/)
  })

  it('says how many of a file are new, are another and are as they were', async () => {
    const lines = (price: number) =>
      Array.from({ length: 30 }, (_, at) =>
        estateLine(401 + at, at ? {} : { general: { price: { value: price } } }),
      )
    const counts = async (...all: ImportLine[]) => reportLines(await command(all, 'demo'))
    expect(await counts(...lines(100_000))).toEqual([
      '30 added, 0 changed, 0 as they were, 0 removed, 0 rejected',
    ])
    expect(await counts(...lines(110_000))).toEqual([
      '0 added, 1 changed, 29 as they were, 0 removed, 0 rejected',
    ])
    const removal: ImportLine = { kind: 'estate', delete: 402 }
    expect(await counts({ kind: 'site', data: siteData }, ...lines(110_000).slice(0, 1), removal)).toEqual([
      '0 added, 0 changed, 2 as they were, 1 removed, 0 rejected',
      '  site: 0 added, 0 changed, 1 as they were',
      '  estate: 0 added, 0 changed, 1 as they were, 1 removed',
    ])
  })

  it('stands on the status page with its file and what it did, and no dry run does', async () => {
    await command([estateLine(501), estateLine(502)], 'demo')
    await command([estateLine(501), { kind: 'estate', delete: 502 }], 'demo')
    await command([estateLine(503)], 'demo', 'demo', true)
    const site = { siteId: 'demo', publicUrl: 'https://demo.example', dataDir: folder }
    const status = await siteStatus(api.db, site)()
    const counts = status.imports.map(({ added, changed, unchanged, removed }) => [
      ...[added, changed, unchanged, removed],
    ])
    expect(counts.slice(0, 2)).toEqual([
      [0, 0, 1, 1],
      [2, 0, 0, 0],
    ])
    const html = statusHtml({ sites: [status], processes: [] })
    expect(html).toContain('aria-label="Imports by command of demo"')
    expect(html).toContain('<td data-of="File">command.ndjson</td>')
    for (let count = 0; count < 20; count++) await command([estateLine(501)], 'demo')
    expect(await api.db.selectFrom('import_run').select('id').execute()).toHaveLength(20)
  })

  it('makes an export of one site whole as another one', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#339922' } })
      .png()
      .toBuffer()
    const asset = (name: string): ImportLine => ({
      kind: 'asset',
      data: { name, kind: 'file', mime: 'image/png', base64: bytes.toString('base64') },
    })
    const logo = '/sites/demo/assets/logo.png'
    const site: ImportLine = {
      kind: 'site',
      data: { ...siteData, hostnames: [], settings: { ...siteData.settings, theme: { logo } } },
    }
    const files = ['/sites/demo/assets/a.png?hash=01234567', '/sites/demo/assets/not-brought.png']
    const pictures = files.map((file, index) => ({ file, index }))
    const lines = [site, estateLine(5, { pictures }), asset('a.png'), asset('logo.png')]
    expect(await command(lines, 'tweede')).toMatchObject({ imported: 4, rejected: 0, errors: [] })
    expect(printed).toEqual([
      '2 addresses of pictures of the site demo became those of tweede, as the file brings the pictures',
    ])
    const { body } = await api.ask('/sites/tweede/estates/v2/5')
    expect(body).toMatchObject({
      pictures: [
        { file: expect.stringMatching(/^\/sites\/tweede\/assets\/a\.png/) as string },
        { file: files[1] },
      ],
    })
    expect((await api.ask('/sites/tweede/assets/a.png')).status).toBe(200)
    expect((await api.ask('/sites/tweede')).body).toMatchObject({
      settings: { theme: { logo: expect.stringContaining('/sites/tweede/assets/logo.png') as string } },
    })
    await command(lines.slice(1, 2), 'tweede')
    expect(printed).toEqual([])
  })
})
