import { reportLines } from '../../server/cli/reportLines'
import type { ImportReport } from '../../src/contract/asset'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, homePage } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

describe.each(databases)('ways to import, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const ask = (lines: (ImportLine | string)[], query: string) =>
    api.ask(`/sites/demo/admin/import?${query}`, {
      body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' },
    })
  const report = async (lines: (ImportLine | string)[], query: string): Promise<ImportReport> => {
    const { status, text, body } = await ask(lines, query)
    if (status !== 200) throw new Error(text)
    return body
  }
  const standing = async () =>
    (await api.db.selectFrom('estate').select('id').orderBy('id').execute()).map(({ id }) => id)
  const estates = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => estateLine(from + index))

  it('tells what would be done, and keeps nothing of it', async () => {
    await report([...estates(11, 13), homePage], 'full=true&allowRemovals=1000')
    const told = await report(
      [
        estateLine(11),
        estateLine(12, { general: { reference: 'OTHER' } }),
        // A unit of a project that only this run has, and what the database refuses by itself.
        estateLine(20),
        estateLine(21, { general: { parentId: 20 } }),
        estateLine(22, { general: { parentId: 999 } }),
        { kind: 'estate', delete: 13 },
        { kind: 'estate', delete: 14 },
        '{"kind":"castle"}',
      ],
      'dryRun=true',
    )
    expect(told).toMatchObject({
      dryRun: true,
      imported: 4,
      deleted: 1,
      rejected: 2,
      changes: [{ kind: 'estate', added: 2, changed: 1, unchanged: 1, removed: 1 }],
    })
    expect(told.errors).toMatchObject([
      { line: 5, field: 'data.general.parentId' },
      { line: 7, kind: 'estate', field: 'delete', reason: 'there is no estate 14, so none was removed' },
      { line: 8, kind: 'castle' },
    ])
    expect(await standing()).toEqual([11, 12, 13])
    expect((await api.ask('/sites/demo/estates/v2/12')).text).not.toContain('OTHER')
    await api.import([estateLine(12)])
  })

  it('removes what a full file lacks, of the kinds that it holds', async () => {
    await report(estates(11, 20), 'full=true&allowRemovals=1000')
    const told = await report(estates(11, 18), 'full=true')
    expect(told).toMatchObject({ imported: 8, deleted: 2, rejected: 0, errors: [] })
    expect(told.changes).toEqual([{ kind: 'estate', added: 0, changed: 0, unchanged: 8, removed: 2 }])
    expect(await standing()).toEqual([11, 12, 13, 14, 15, 16, 17, 18])
    expect((await api.ask('/sites/demo/pages')).text).toContain('Welkom')
  })

  it('removes nothing when that is too much, unless as many are allowed', async () => {
    await report(estates(11, 18), 'full=true&allowRemovals=1000')
    const told = await report([estateLine(11), estateLine(30)], 'full=true')
    expect(told).toMatchObject({ imported: 2, deleted: 0 })
    expect(told.refused).toBe(
      'would remove 7 of 9 estate: more than 30 % of a kind, so nothing was removed; --allow-removals 7 allows it',
    )
    expect(await standing()).toHaveLength(9)
    expect((await report([estateLine(11)], 'full=true&allowRemovals=7')).refused).toContain('more than 7')
    expect(await report([estateLine(11)], 'full=true&allowRemovals=8&dryRun=true')).toMatchObject({
      deleted: 8,
    })
    expect(await standing()).toHaveLength(9)
    expect(await report([estateLine(11)], 'full=true&allowRemovals=8')).toMatchObject({ deleted: 8 })
    expect(await standing()).toEqual([11])
  })

  it('keeps what lines lean on, and removes of the kinds that are asked for', async () => {
    await report(estates(11, 13), 'full=true&allowRemovals=1000')
    await api.import([
      estateLine(40),
      estateLine(41, { general: { parentId: 40 } }),
      estateLine(42),
      homePage,
    ])
    const unit = estateLine(41, { general: { parentId: 40 } })
    await report([...estates(11, 13), unit, homePage], 'full=true&kinds=page')
    expect(await standing()).toEqual([11, 12, 13, 40, 41, 42])
    const told = await report([...estates(11, 13), unit], 'full=true&kinds=estate,page')
    expect(told).toMatchObject({ deleted: 1 })
    expect(await standing()).toEqual([11, 12, 13, 40, 41])
    // A project goes with its units, each counted once.
    const rest = await report(estates(11, 13), 'full=true&allowRemovals=2')
    expect(rest).toMatchObject({ deleted: 2, errors: [] })
    expect(await standing()).toEqual([11, 12, 13])
  })

  it('tells a field that nobody knows once, with the one that was meant', async () => {
    const { data } = estateLine(11) as { data: object }
    const { address, ...homeless } = { address: undefined, ...data }
    const told = await api.import([
      JSON.stringify({
        kind: 'estate',
        data: { ...data, pictures: [{ file: '/a.jpg', index: 0, ald: {} }] },
      }),
      JSON.stringify({
        kind: 'estate',
        data: { ...data, pictures: [{ file: '/a.jpg', index: 1, ald: {} }] },
      }),
      JSON.stringify({ kind: 'estate', data: { ...homeless, adres: address } }),
    ])
    expect(told).toMatchObject({ imported: 2, rejected: 1 })
    expect(told.errors).toEqual([{ line: 3, kind: 'estate', field: 'data.address', reason: 'is required' }])
    expect(told.unknown).toEqual([
      { line: 1, kind: 'estate', field: 'data.pictures.0.ald', meant: 'alt', count: 2 },
      { line: 3, kind: 'estate', field: 'data.adres', meant: 'address', count: 1 },
    ])
    expect(reportLines(told).slice(-2)).toEqual([
      '  line 1: estate data.pictures.0.ald is not a known field, so it is shown nowhere; did you mean alt? (2 times)',
      '  line 3: estate data.adres is not a known field, so it is shown nowhere; did you mean address?',
    ])
  })

  it('removes nothing when a line was refused, or when the file is empty', async () => {
    await report(estates(11, 13), 'full=true&allowRemovals=1000')
    const told = await report([...estates(11, 12), '{"kind":"estate","data":{}}'], 'full=true')
    expect(told).toMatchObject({ deleted: 0, rejected: 1 })
    expect(told.refused).toContain('as a line was refused')
    expect(await report([], 'full=true')).toMatchObject({ imported: 0, deleted: 0 })
    expect(await standing()).toEqual([11, 12, 13])
  })

  it('leaves what a line says is to stay as it is', async () => {
    await report(estates(11, 14), 'full=true&allowRemovals=1000')
    const kept = JSON.stringify({ kind: 'estate', keep: 13 })
    const told = await report([...estates(11, 12), kept], 'full=true')
    expect(told).toMatchObject({ imported: 2, deleted: 1, rejected: 0, errors: [] })
    expect(await standing()).toEqual([11, 12, 13])
    const wrong = ['{"kind":"estate","keep":"x"}', '{"kind":"estate","keep":7,"delete":7}']
    const refused = await report([...wrong, kept, estateLine(11)], 'dryRun=true')
    expect(refused).toMatchObject({ rejected: 2, rejectedLines: [1, 2] })
    expect(refused.errors).toMatchObject([{ field: 'keep' }, { field: 'keep' }])
  })

  it('says that there was nothing to remove', async () => {
    const told = await api.import([
      { kind: 'menu', delete: 77 },
      { kind: 'page', delete: 88, draft: true },
    ])
    expect(told).toMatchObject({ imported: 0, deleted: 0, rejected: 0 })
    expect(told.errors.map(({ reason }) => reason)).toEqual([
      'there is no menu 77, so none was removed',
      'there is no draft of page 88, so none was removed',
    ])
  })

  it('refuses a way that there is not', async () => {
    expectProblem(await ask([], 'full=perhaps'), 400, 'full')
    expectProblem(await ask([], 'allowRemovals=-1'), 400, 'allowRemovals')
    expectProblem(await ask([], 'full=true&kinds=castle'), 400, 'kinds')
    expectProblem(await ask([estateLine(99)], 'dryrun=true'), 400, 'dryrun')
    expect(await standing()).not.toContain(99)
  })
})
