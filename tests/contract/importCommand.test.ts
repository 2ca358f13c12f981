import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFile } from '../../server/cli/importFile'
import { reportLines } from '../../server/cli/reportLines'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
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
      'The site API answered 404: There is no site other; an import that begins with its site line makes it',
    )
  })
})
