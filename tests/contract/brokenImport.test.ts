import { announceChanges } from '../../server/site-api/admin/announceChanges'
import type { ChangedKeys } from '../../server/site-api/admin/hookMessages'
import { importLines } from '../../server/site-api/admin/importer'
import type { ImportLine } from '../../src/contract/importLine'
import { unitLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

/** Lines that are written together; what comes after them may still be on its way when a client goes. */
const WINDOW = 1000

const bytesOf = (line: ImportLine | string) =>
  Buffer.from(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
async function* stream(lines: Iterable<ImportLine | string>, end?: Error) {
  for (const line of lines) yield bytesOf(line)
  if (end) throw end
}
const estates = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => estateLine(from + index))

describe.each(databases)('an import that does not come to its end, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const told: number[][] = []
  const hear = async (_site: string, changed: ChangedKeys) =>
    void told.push([...(changed.get('estate') ?? [])].map(Number).sort((a, b) => a - b))
  const noted = () => api.db.selectFrom('import_change').select('kind').execute()
  const there = async (from: number, to: number) => {
    const query = { range: { 'general.id': { gte: from, lte: to } } }
    const { body } = await api.ask('/sites/demo/estates', { body: { query } })
    return (body as { total: { value: number } }).total.value
  }
  beforeEach(() => told.splice(0))

  it('tells of what it wrote when its client goes', async () => {
    const gone = new Error('aborted')
    const lines = estates(10_000, WINDOW + 20)
    await expect(importLines(api.db, 'demo', stream(lines, gone), { announce: hear })).rejects.toBe(gone)
    expect(await there(10_000, 19_999)).toBe(WINDOW)
    expect(told).toEqual([lines.slice(0, WINDOW).map((_, index) => 10_000 + index)])
    expect(await noted()).toEqual([])
  })

  it('keeps noted what nobody could be told of, and tells it later', async () => {
    const deaf = () => Promise.reject(new Error('no queue'))
    const report = await importLines(api.db, 'demo', stream(estates(2000, 3)), { announce: deaf })
    expect(report).toMatchObject({ imported: 3, rejected: 0 })
    expect(await noted()).toEqual([{ kind: 'estate' }])
    await announceChanges(api.db, 'demo', hear)
    expect(told).toEqual([[2000, 2001, 2002]])
    expect(await noted()).toEqual([])
  })

  it('tells of what is other than it was, not of what came as it is: one price of a feed is one listing', async () => {
    const feed = estates(2500, 4)
    await importLines(api.db, 'demo', stream(feed), { announce: hear })
    await importLines(api.db, 'demo', stream(feed), { announce: hear })
    const [, second = ''] = feed.map((line) => JSON.stringify(line))
    const changed = second.replace('"general":{', '"general":{"reference":"other",')
    await importLines(api.db, 'demo', stream([feed[0] ?? '', changed, feed[2] ?? '']), { announce: hear })
    expect(told).toEqual([[2500, 2501, 2502, 2503], [2501]])
  })

  it('notes nothing that was not written', async () => {
    const bad = estateLine(3001, { general: { parentId: 999_999 } })
    await importLines(api.db, 'demo', stream([estateLine(3002)]))
    const gone = [3002, 3003].map((id): ImportLine => ({ kind: 'estate', delete: id }))
    await importLines(api.db, 'demo', stream([estateLine(3000), bad, ...gone]), { announce: hear })
    expect(told).toEqual([[3000, 3002]])
  })

  it('goes on after lines that no database takes', async () => {
    const words = Array.from({ length: 28_000 }, (_, index) => String(index).padEnd(60, 'x')).join(' ')
    const deep = `{"kind":"translation","data":{"locale":"nl","texts":${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}}}`
    const report = await api.import([
      estateLine(4000, { general: { description: { nl: `eerste ${words}` } } }),
      deep,
      JSON.stringify(estateLine(4001)).replace('"general":{', '"general":{"tax":1e999,'),
      '{"kind":{"toString":1},"data":{}}',
      `{"kind":"estate","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      estateLine(4002),
    ])
    expect({ imported: report.imported, rejected: report.rejected }).toEqual({ imported: 2, rejected: 4 })
    expect(report.errors.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'must not go deeper than 32 levels'],
      [3, 'must be a finite number'],
      [4, expect.stringContaining('must be one of')],
      [5, 'must not go deeper than 32 levels'],
    ])
    const { body } = await api.ask('/sites/demo/estates', {
      body: { query: { match: { 'general.description': 'eerste' } }, fields: ['general.id'] },
    })
    expect(body).toMatchObject({ total: { value: 1 }, results: [{ general: { id: 4000 } }] })
  })

  it('takes no number of a name that a search could not count with', async () => {
    const { kind, data } = unitLine(5000) as Extract<ImportLine, { kind: 'rentalUnit'; data: unknown }>
    const subKind = { id: 2 ** 31, name: { nl: 'Studio' } }
    const report = await api.import([{ kind, data: { ...data, general: { ...data.general, subKind } } }])
    expect(report.errors).toMatchObject([
      { field: 'data.general.subKind.id', reason: 'must be a whole number from -2147483648 to 2147483647' },
    ])
    expect((await api.ask('/sites/demo/rental-units/map', { body: {} })).status).toBe(200)
  })
})
