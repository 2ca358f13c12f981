import type { ImportReport } from '../../src/contract/asset'
import { checker } from '../../src/contract/check'
import type { Estate, FoundEstate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'
import { ImportReport as Report } from '../../src/contract/asset'

const bearer = { authorization: `Bearer ${ADMIN_TOKEN}` }
const ndjson = { 'content-type': 'application/x-ndjson' }
const INTO = '/sites/demo/admin/import'
const CONTENT: ImportLine[] = [
  { kind: 'translation', data: { locale: 'fr', texts: { common: { hello: 'Bonjour' } } } },
  {
    kind: 'agreement',
    data: { id: 1, version: 1, required: true, contexts: ['contact'], title: { nl: 'A' }, text: { nl: 'B' } },
  },
  { kind: 'menu', data: { id: 1, type: 'main', items: [{ id: 'home', label: { nl: 'Start' }, pageId: 1 }] } },
  { kind: 'page', data: { id: 1, type: 'home', url: { nl: '' }, title: { nl: 'Start' }, blocks: [] } },
  { kind: 'entity', data: { name: 'team', title: { nl: 'Ons team' } } },
  { kind: 'entityItem', data: { id: 1, entity: 'team', index: 0, title: { nl: 'An' } } },
  { kind: 'collection', data: { id: 5, name: { nl: 'In de kijker' } } },
]

describe.each(databases)('importing, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const total = async (query: unknown = {}, site = 'demo') =>
    ((await api.ask(`/sites/${site}/estates`, { body: { query } })).body as { total: { value: number } })
      .total.value
  const one = (error: ImportReport['errors'][number]) => ({
    imported: 0,
    deleted: 0,
    rejected: 1,
    errors: [error],
  })

  it('lands good lines and reports bad ones by number, field and reason', async () => {
    const report = await api.import([
      estateLine(1),
      '',
      estateLine(2, { general: { price: { value: -2 } } }),
      '{"kind":"estate"',
      '["estate"]',
      { kind: 'castle', data: {} } as never,
      { kind: 'estate' } as never,
      estateLine(3, { general: { description: { nl: 'a\u0000b' } } }),
      '{"kind":"page","delete":"one"}',
      '{"kind":"site","delete":"demo"}',
      estateLine(4),
    ])
    expect(checker(Report)(report)).toEqual([])
    const { errors, ...counts } = report
    expect(counts).toEqual({ imported: 2, deleted: 0, rejected: 8 })
    expect(errors.map(({ line, kind, field }) => [line, kind, field])).toEqual([
      [3, 'estate', 'data.general.price.value'],
      [4, '', ''],
      [5, '', ''],
      [6, 'castle', 'kind'],
      [7, 'estate', 'data'],
      [8, 'estate', 'data.general.description.nl'],
      [9, 'page', 'delete'],
      [10, 'site', 'delete'],
    ])
    expect(errors[0]?.reason).toBe('must be a number, -1 or more')
    expect(await total({ terms: { 'general.id': [1, 4] } })).toBe(2)
    expect(await total({ terms: { 'general.id': [2, 3] } })).toBe(0)
  })

  it('neither keeps nor removes what a line says both of', async () => {
    await api.import([estateLine(70)])
    const { data } = estateLine(70, { general: { reference: 'new' } }) as { data: object }
    const report = await api.import([
      JSON.stringify({ kind: 'estate', data, delete: 70 }),
      JSON.stringify({ kind: 'estate', delete: 70, data, draft: true }),
      JSON.stringify({ kind: 'agreement', delete: 1, data: null }),
    ])
    const reason = 'cannot stand beside data: a line keeps a thing or removes one'
    expect(report).toEqual({
      ...{ imported: 0, deleted: 0, rejected: 3 },
      errors: ['estate', 'estate', 'agreement'].map((kind, at) => ({
        line: at + 1,
        kind,
        field: 'delete',
        reason,
      })),
    })
    expect(await total({ terms: { 'general.id': [70], 'general.reference': ['new'] } })).toBe(0)
    expect(await total({ terms: { 'general.id': [70] } })).toBe(1)
  })

  it('changes nothing when the same data comes again', async () => {
    const written = async () =>
      (await api.db.selectFrom('estate').select('updated_at').where('id', '=', 50).executeTakeFirst())
        ?.updated_at
    await api.import([estateLine(50)])
    const first = await written()
    expect(await api.import([estateLine(50)])).toMatchObject({ imported: 1, rejected: 0 })
    expect(await written()).toEqual(first)
    await api.import([estateLine(50, { general: { price: { value: 1 } } })])
    expect(await written()).not.toEqual(first)
    expect(await total({ terms: { 'general.id': [50], 'general.price': [1] } })).toBe(1)
  })

  it('writes of a batch only what is another than it was', async () => {
    const written = async () =>
      new Map(
        (
          await api.db.selectFrom('estate').select(['id', 'updated_at']).where('id', 'in', [51, 52]).execute()
        ).map(({ id, updated_at: at }) => [id, String(at.getTime())]),
      )
    await api.import([estateLine(52), estateLine(51)])
    const first = await written()
    const report = await api.import([estateLine(51, { general: { reference: 'NEW' } }), estateLine(52)])
    expect(report).toMatchObject({ imported: 2, rejected: 0 })
    const second = await written()
    expect(second.get(51)).not.toBe(first.get(51))
    expect(second.get(52)).toBe(first.get(52))
    expect(await total({ terms: { 'general.reference': ['NEW'] } })).toBe(1)
  })

  it('makes text of HTML, which no answer, export or search has tags of', async () => {
    const description = {
      nl: '<p>Ruim &amp; <strong>licht</strong></p><ul><li>tuin</li></ul><script>x()</script>',
    }
    await api.import([estateLine(55, { general: { description } })])
    const { body } = await api.ask('/sites/demo/estates/v2/55')
    expect(body).toMatchObject({ general: { description: { nl: 'Ruim & licht\n\n• tuin' } } })
    expect(await total({ terms: { 'general.id': [55] }, match: { 'general.description': 'licht' } })).toBe(1)
    expect(await total({ terms: { 'general.id': [55] }, match: { 'general.description': 'strong' } })).toBe(0)
  })

  it('takes the later of two lines for the same thing', async () => {
    const report = await api.import([
      estateLine(60, { general: { reference: 'FIRST' } }),
      estateLine(60, { general: { reference: 'SECOND' } }),
    ])
    expect(report.imported).toBe(2)
    expect(await total({ terms: { 'general.reference': ['SECOND'] } })).toBe(1)
    await api.import([
      estateLine(60),
      { kind: 'estate', delete: 60 },
      estateLine(60),
      { kind: 'estate', delete: 60 },
    ])
    expect(await total({ terms: { 'general.id': [60] } })).toBe(0)
  })

  it('gives a listing without a date another digest when it is taken away and brought again, as its date is another', async () => {
    const fields = ['general.updatedAt', 'digest']
    const imported = async (line: ImportLine) => {
      await api.import([line])
      const { body } = await api.ask('/sites/demo/estates', {
        body: { query: { terms: { 'general.id': [61] } }, fields },
      })
      return (body as { results: FoundEstate[] }).results[0]
    }
    const undated = estateLine(61, { general: { updatedAt: null } })
    const first = await imported(undated)
    expect(await imported(undated)).toEqual(first)
    await imported({ kind: 'estate', delete: 61 })
    const second = await imported(undated)
    expect(second?.general.updatedAt).not.toBe(first?.general.updatedAt)
    expect(second?.digest).not.toBe(first?.digest)
    const dated = estateLine(61, { general: { updatedAt: '2026-01-01T00:00:00.000Z' } })
    const third = await imported(dated)
    await imported({ kind: 'estate', delete: 61 })
    expect(await imported(dated)).toEqual(third)
  })

  describe('projects and units', () => {
    it('refuses a unit whose project is not known, is itself, or is a unit', async () => {
      await api.import([estateLine(100), estateLine(101, { general: { parentId: 100 } })])
      const report = await api.import([
        estateLine(110, { general: { parentId: 999 } }),
        estateLine(111, { general: { parentId: 111 } }),
        estateLine(112, { general: { parentId: 101 } }),
        estateLine(100, { general: { parentId: 1 } }),
      ])
      expect(report.rejected).toBe(4)
      expect(report.errors.map(({ field }) => field)).toEqual(Array(4).fill('data.general.parentId'))
      expect(report.errors[0]?.reason).toBe('must be a known project: there is no estate 999')
    })

    it('takes a project and its unit in one file, the project first', async () => {
      const units = [estateLine(121, { general: { parentId: 120 } }), estateLine(120)]
      expect(await api.import(units)).toMatchObject({ imported: 1, rejected: 1 })
      expect(await api.import([...units].reverse())).toMatchObject({ imported: 2, rejected: 0 })
    })

    it('refuses units written inside their project', async () => {
      const [unit] = [estateLine(131) as { data: Estate }]
      const report = await api.import([estateLine(130, { children: [unit.data] })])
      expect(report.errors[0]).toMatchObject({ line: 1, field: 'data.children' })
    })

    it('keeps collections and children true while a unit comes, moves and goes', async () => {
      const inCollection = (id: number) => ({
        terms: { 'children.collections': [77], 'children.general.id': [id] },
      })
      await api.import([estateLine(200, { collections: [77] }), estateLine(210)])
      expect(await total(inCollection(200))).toBe(1)
      await api.import([estateLine(201, { general: { parentId: 200 } })])
      expect(await total(inCollection(201))).toBe(1)
      await api.import([estateLine(201, { general: { parentId: 210 } })])
      expect(await total(inCollection(201))).toBe(0)
      // Without units the project is its own child again.
      expect(await total(inCollection(200))).toBe(1)
      await api.import([estateLine(210, { collections: [77] })])
      expect(await total(inCollection(201))).toBe(1)
      await api.import([{ kind: 'estate', delete: 201 }])
      expect(await total({ terms: { 'children.general.id': [201] } })).toBe(0)
      expect(await total(inCollection(210))).toBe(1)
    })

    it('removes the units with their project', async () => {
      await api.import([estateLine(300), estateLine(301, { general: { parentId: 300 } })])
      expect(
        await api.import([
          { kind: 'estate', delete: 300 },
          { kind: 'estate', delete: 98765 },
        ]),
      ).toMatchObject({
        deleted: 1,
        rejected: 0,
        errors: [
          {
            line: 2,
            kind: 'estate',
            field: 'delete',
            reason: 'there is no estate 98765, so none was removed',
          },
        ],
      })
      expect((await api.ask('/sites/demo/estates/v2/301')).status).toBe(404)
    })
  })

  it('writes every kind and gives it all back as an export', async () => {
    await api.import(
      [{ kind: 'site', data: { ...siteData, hostnames: ['copy.example'] } }, ...CONTENT],
      'copied',
    )
    await api.import([estateLine(2), estateLine(9), estateLine(1, { general: { parentId: 9 } })], 'copied')
    const read = async (site: string) =>
      (await api.ask(`/sites/${site}/admin/export`, { headers: bearer })).text
    const exported = await read('copied')
    const lines = exported.trim().split('\n')
    expect(lines).toHaveLength(CONTENT.length + 4)
    const moved = lines.map((line) => line.replace('copy.example', 'again.example'))
    expect(await api.import(moved, 'again')).toMatchObject({
      imported: lines.length,
      rejected: 0,
      errors: [],
    })
    expect((await read('again')).replace('again.example', 'copy.example')).toBe(exported)
    const emptied = await api.import(
      lines.slice(1).map((line) => {
        const { kind, data } = JSON.parse(line) as { kind: string; data: Record<string, never> }
        const { general, id, name, locale } = data as Record<string, unknown> & { general?: { id: number } }
        return JSON.stringify({ kind, delete: general?.id ?? id ?? name ?? locale })
      }),
      'again',
    )
    expect(emptied).toMatchObject({ deleted: lines.length - 1, rejected: 0 })
    expect((await read('again')).trim().split('\n')).toHaveLength(1)
  })

  describe('a site that is not there yet', () => {
    it('is made by a first line of its own', async () => {
      const data = { ...siteData, hostnames: ['new.example'] }
      expect(await api.import([{ kind: 'site', data }, estateLine(1)], 'new')).toMatchObject({ imported: 2 })
      expect((await api.ask('/sites/by-hostname/new.example')).body).toMatchObject({ id: 'new' })
    })

    it('is not made by anything else', async () => {
      const send = (body: string) =>
        api.ask('/sites/never/admin/import', { body, headers: { ...bearer, ...ndjson } })
      expectProblem(await send(JSON.stringify(estateLine(1))), 404)
      expectProblem(
        await send('{"kind":"site","data":{"name":""}}'),
        404,
        ...['data.hostnames', 'data.settings', 'data.name'],
      )
      expectProblem(await send(''), 404)
      expect((await api.ask('/sites/never')).status).toBe(404)
    })

    it('cannot have the hostname of another', async () => {
      const report = await api
        .import([{ kind: 'site', data: siteData }], 'thief')
        .catch((error: Error) => error.message)
      expect(report).toEqual(
        one({
          line: 1,
          kind: 'site',
          field: 'data.hostnames',
          reason: 'huis.example is already that of site demo',
        }),
      )
      expect((await api.ask('/sites/thief')).status).toBe(404)
    })
  })

  it('reports a line of more than 2 MB and goes on after it', async () => {
    const long = JSON.stringify(
      estateLine(400, { general: { description: { nl: 'x'.repeat(2 * 1024 * 1024) } } }),
    )
    const report = await api.import([estateLine(401), long, estateLine(402)])
    expect(report).toMatchObject({ imported: 2, rejected: 1 })
    expect(report.errors).toEqual([{ line: 2, kind: '', field: '', reason: 'is longer than 2 MB' }])
  })

  it('is only for whoever has the token', async () => {
    for (const url of [INTO, '/sites/other/admin/import']) {
      for (const authorization of ['', 'Bearer', `Bearer ${ADMIN_TOKEN}x`, `Basic ${ADMIN_TOKEN}`]) {
        const answer = await api.ask(url, {
          body: '',
          headers: { ...ndjson, ...(authorization && { authorization }) },
        })
        expectProblem(answer, 401)
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
    }
    expectProblem(await api.ask('/sites/demo/admin/export'), 401)
    expectProblem(await api.ask('/sites/other/admin/export', { headers: bearer }), 404)
  })

  it('takes newline-delimited JSON and nothing else', async () => {
    expectProblem(await api.ask(INTO, { body: {}, headers: bearer }), 415)
    expectProblem(
      await api.ask(INTO, { body: '', headers: { ...bearer, ...ndjson, 'x-site': 'other' } }),
      400,
      'x-site',
    )
  })
})
