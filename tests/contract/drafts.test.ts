import { importLines } from '../../server/site-api/admin/importer'
import { CALLS, type Call } from '../../src/contract/calls'
import { checker } from '../../src/contract/check'
import { Draft, type ListedDraft, PreviewLink } from '../../src/contract/draft'
import type { DraftKind, ImportLine } from '../../src/contract/importLine'
import { LOCALES } from '../../src/contract/locales'
import { readPreviewToken } from '../../server/preview/previewToken'
import { callUrl } from '../../server/site-api/route'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, type Answer, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const siteLine: ImportLine = { kind: 'site', data: { ...siteData, hostnames: [] } }
const PREVIEW_SECRET = 'previews-of-the-tests'
const bearer = { authorization: `Bearer ${ADMIN_TOKEN}` }

const draft = (line: ImportLine) => ({ ...line, draft: true }) as ImportLine
const unitLine = (id: number, parentId: number, price = 1) =>
  estateLine(id, { general: { parentId, price: { value: price } } })
const rental = (id: number): ImportLine => ({ kind: 'rentalUnit', data: rentalUnit({ id }) })
const page = (id: number, url: string): ImportLine => ({
  kind: 'page',
  data: { id, type: 'content', url: { nl: url }, title: { nl: `Pagina ${url}` }, blocks: [] },
})

const PUBLISHED: ImportLine[] = [
  estateLine(1, { general: { reference: 'PUBLIC' }, collections: [5] }),
  estateLine(10, { general: { project: true }, isProject: true }),
  unitLine(11, 10, 100_000),
  rental(3),
  page(2, 'over-ons'),
  { kind: 'collection', data: { id: 5, name: { nl: 'In de kijker' } } },
]

/** A next state of all of it, and one new thing of each kind. */
const DRAFTS: ImportLine[] = [
  estateLine(1, { general: { reference: 'SECRET' }, guid: 'secret-guid' }),
  estateLine(7, {
    general: { reference: 'SECRET', title: { nl: 'Geheim huis' } },
    collections: [5],
    guid: 'new-guid',
  }),
  unitLine(11, 10, 99_000),
  unitLine(12, 10, 120_000),
  rental(3),
  rental(4),
  page(2, 'geheim'),
  page(8, 'nieuw'),
].map(draft)

/** Values for the places in an address: what is public, what is only a draft, what is nothing. */
const PLACES: Record<string, string[]> = {
  id: ['1', '7', '11', '12', '3', '4', '2', '8', '5', 'new-guid'],
  estateId: ['1', '7', '12'],
  locale: ['nl'],
  localeOrType: ['nl', 'main'],
  menuId: ['1'],
  url: ['nl%2Fover-ons', 'nl%2Fgeheim', 'nl%2Fnieuw'],
  name: ['team'],
  index: ['0'],
  hostname: ['huis.example'],
}

function addressesOf(url: string): string[] {
  const place = /:(\w+)/.exec(url)
  if (!place) return [url]
  const values = PLACES[place[1] ?? '']
  if (!values) throw new Error(`Nothing to put for ${place[1]} in ${url}`)
  return values.flatMap((value) => addressesOf(url.replace(place[0], value)))
}

const QUESTIONS: Record<string, object[]> = {
  searchEstates: [
    {},
    { query: { terms: { 'children.general.id': [7, 12, 11] } } },
    { query: { term: 'Geheim' } },
    { query: { terms: { 'children.collections': [5] } } },
  ],
  estateFilters: [{}],
  estateMap: [{}],
  searchRentalUnits: [{}],
  rentalFilters: [{}],
}

describe.each(databases)('drafts, on %s', (database) => {
  let api: TestApi
  let count = 0
  /** Each test has a site of its own. */
  let site: string
  beforeAll(async () => {
    api = await startSiteApi(database, [], '.data/none', { PREVIEW_SECRET })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    site = `site-${++count}`
    await imported([siteLine, ...PUBLISHED])
  })

  const imported = (lines: ImportLine[]) => api.import(lines, site)
  const admin = (path: string, body?: unknown): Promise<Answer> =>
    api.ask(`/sites/${site}/admin/${path}`, { headers: bearer, ...(body === undefined ? {} : { body }) })
  const names = async () =>
    ((await admin('drafts')).body as ListedDraft[]).map(({ kind, id }) => `${kind} ${id}`).sort()
  const found = async (kind: DraftKind, id: number) => {
    const answer = await admin(`drafts/${kind}/${id}`)
    if (answer.status !== 200) return undefined
    expect(checker(Draft)(answer.body)).toEqual([])
    return answer.body as Draft
  }

  /** What everybody may ask, with what is answered. */
  async function everyAnswer(): Promise<Record<string, string>> {
    const answers: Record<string, string> = {}
    const calls: [string, Call][] = Object.entries(CALLS)
    for (const [name, call] of calls) {
      const bodies = call.method === 'GET' ? [undefined] : (QUESTIONS[name] ?? [])
      const query = name === 'cities' ? '?search=g' : ''
      for (const url of addressesOf(callUrl(call).replace(':siteId', site)))
        for (const body of bodies) {
          const { status, text } = await api.ask(url + query, body ? { body } : {})
          answers[`${call.method} ${url} ${JSON.stringify(body)}`] = `${status} ${text}`
        }
    }
    return answers
  }

  it('change nothing that anybody else is told', async () => {
    const before = await everyAnswer()
    expect(Object.keys(before).length).toBeGreaterThan(100)
    const lines = DRAFTS.map((line) => JSON.stringify(line)).join('\n')
    const announced: unknown[] = []
    const report = await importLines(api.db, site, toStream(lines), {
      announce: async (_site, changed) => void announced.push(changed),
    })
    expect(report).toEqual({ imported: 8, deleted: 0, rejected: 0, errors: [] })
    expect(announced).toEqual([])
    expect(await everyAnswer()).toEqual(before)
  })

  it('are listed for the operator, and answered as they would be were they public', async () => {
    await imported(DRAFTS)
    const listed = (await admin('drafts')).body as ListedDraft[]
    expect(listed).toHaveLength(8)
    expect(listed.find(({ id }) => id === 7)).toMatchObject({
      kind: 'estate',
      title: 'Geheim huis',
      isPublished: false,
    })
    expect(listed.find(({ kind, id }) => kind === 'page' && id === 2)).toMatchObject({ isPublished: true })
    expect(await found('estate', 1)).toMatchObject({ data: { general: { reference: 'SECRET' } } })
    expect(await found('page', 8)).toMatchObject({ data: { url: { nl: 'nieuw' } } })
    expect(await found('rentalUnit', 4)).toMatchObject({ data: { id: 4 } })
    expect(await found('estate', 999)).toBeUndefined()
    expect(await found('page', 7)).toBeUndefined()
  })

  it('of a unit are answered with its project and all that is there or planned of it', async () => {
    await imported(DRAFTS)
    const unit = await found('estate', 12)
    expect(unit).toMatchObject({ id: 12, data: { general: { id: 10 } } })
    const prices = (of: Draft | undefined) =>
      of?.kind === 'estate' ? of.data.children?.map(({ general }) => [general.id, general.price?.value]) : []
    expect(prices(unit)).toEqual([
      [11, 99_000],
      [12, 120_000],
    ])
    await imported([draft(estateLine(10, { general: { reference: 'NEXT' }, isProject: true }))])
    expect(await found('estate', 12)).toMatchObject({ data: { general: { id: 10, reference: 'NEXT' } } })
    await imported([draft(unitLine(11, 1))])
    expect(prices(await found('estate', 10))).toEqual([[12, 120_000]])
  })

  it('say no more of a hidden place than the public ones do', async () => {
    const address = { visible: false, geoLocation: { lat: 51.05432, lon: 3.72198 } }
    await imported([draft(estateLine(7, { address }))])
    const { text } = await admin('drafts/estate/7')
    expect(text).not.toMatch(/51\.05432|"number"/)
    expect(text).toContain('51.05')
  })

  it('become public with the same line without the word, and are drafts no more', async () => {
    await imported(DRAFTS)
    const report = await imported([estateLine(7, { general: { reference: 'SECRET' } }), page(8, 'nieuw')])
    expect(report.imported).toBe(2)
    expect(await names()).toEqual([
      'estate 1',
      'estate 11',
      'estate 12',
      'page 2',
      'rentalUnit 3',
      'rentalUnit 4',
    ])
    expect((await api.ask(`/sites/${site}/estates/v2/7`)).status).toBe(200)
    expect((await api.ask(`/sites/${site}/pages/by-url/nl%2Fnieuw`)).status).toBe(200)
  })

  it('can be taken back, and leave what is public as it is', async () => {
    await imported(DRAFTS)
    const drop = { kind: 'estate', delete: 1, draft: true } as const
    expect(await imported([drop, { kind: 'page', delete: 8, draft: true }])).toMatchObject({ deleted: 2 })
    expect(await found('estate', 1)).toBeUndefined()
    expect(await found('page', 8)).toBeUndefined()
    expect((await api.ask(`/sites/${site}/estates/v2/1`)).body).toMatchObject({
      general: { reference: 'PUBLIC' },
    })
  })

  it('go with what they are drafts of, and with their project', async () => {
    await imported([...DRAFTS, draft(estateLine(20, { isProject: true })), draft(unitLine(21, 20))])
    await imported([
      { kind: 'estate', delete: 10 },
      { kind: 'page', delete: 2 },
    ])
    expect(await names()).toEqual([
      'estate 1',
      'estate 20',
      'estate 21',
      'estate 7',
      'page 8',
      'rentalUnit 3',
      'rentalUnit 4',
    ])
    await imported([{ kind: 'estate', delete: 20, draft: true }])
    expect(await names()).not.toContain('estate 21')
  })

  it('are refused where they could not stand, with the reason', async () => {
    const report = await imported([
      draft(unitLine(30, 999)),
      draft(unitLine(31, 11)),
      draft(unitLine(32, 32)),
      { ...siteLine, draft: true } as never,
      { ...estateLine(33), draft: 'yes' } as never,
      draft(estateLine(34, { general: { price: { value: -2 } } })),
      draft(unitLine(35, 10)),
    ])
    expect(report).toMatchObject({ imported: 1, rejected: 6 })
    expect(report.errors.map(({ line, field, reason }) => [line, field, reason])).toEqual(
      expect.arrayContaining([
        [1, 'data.general.parentId', 'must be a known project: there is no estate 999'],
        [2, 'data.general.parentId', 'must be a project: estate 11 is itself a unit of 10'],
        [3, 'data.general.parentId', 'must not be the estate itself'],
        [4, 'draft', 'is for estate, rentalUnit, page only'],
        [5, 'draft', 'must be true or false'],
        [6, 'data.general.price.value', 'must be a number, -1 or more'],
      ]),
    )
    expect(await names()).toEqual(['estate 35'])
  })

  it('are part of what is exported, and come back by it', async () => {
    await imported([...DRAFTS, draft(estateLine(9000)), draft(unitLine(6, 9000))])
    const exported = (await admin('export')).text
    expect(exported.split('\n').filter((line) => line.includes('"draft":true'))).toHaveLength(10)
    await api.import([siteLine], 'copy')
    const report = await api.import(
      exported.split('\n').filter((line) => line && !line.startsWith('{"kind":"site"')),
      'copy',
    )
    expect(report.rejected).toBe(0)
    const copied = await api.ask('/sites/copy/admin/drafts', { headers: bearer })
    expect(copied.body as ListedDraft[]).toHaveLength(10)
  })

  describe('have links', () => {
    beforeEach(() => imported(DRAFTS))
    const link = (of: string, body: object = {}) => admin(`drafts/${of}/link`, body)
    const signed = (answer: Answer) => {
      expect(checker(PreviewLink)(answer.body)).toEqual([])
      const { url, expiresAt } = answer.body as PreviewLink
      const [, token = '', path] = /^http:\/\/localhost:8000\/preview\/([^/]+)(\/.*)$/.exec(url) ?? []
      return { path, expiresAt, claim: readPreviewToken(token, site, PREVIEW_SECRET) }
    }

    it.each([
      ['estate/7', { locale: 'fr' }, /^\/fr\/offre\/7\/[a-z-]+/],
      ['estate/12', {}, /^\/nl\/aanbod\/10\/[a-z0-9-]+\/12$/],
      ['rentalUnit/4', { locale: 'de' }, /^\/de\/feiertage\/4$/],
      ['page/8', {}, /^\/nl\/nieuw$/],
    ])('to the page that %s will have', async (of, body, path) => {
      const made = signed(await link(of, body))
      const [kind, id] = of.split('/')
      expect(made.path).toMatch(path)
      expect(made.claim).toMatchObject({ siteId: site, kind, id: Number(id), locale: 'nl', ...body })
    })

    it('that end when it was asked, after two days unless told', async () => {
      const hoursLeft = ({ expiresAt }: { expiresAt: string }) => (Date.parse(expiresAt) - Date.now()) / 3.6e6
      expect(hoursLeft(signed(await link('estate/7')))).toBeCloseTo(48, 1)
      const made = signed(await link('estate/7', { hours: 1.5 }))
      expect(hoursLeft(made)).toBeCloseTo(1.5, 1)
      expect(made.claim?.expires).toBe(Date.parse(made.expiresAt) / 1000)
    })

    it('only where there is something to show, and to the operator only', async () => {
      expectProblem(await link('estate/10'), 404)
      expectProblem(await link('page/8', { locale: 'fr' }), 409)
      expect((await link('page/8', { locale: 'xx' })).status).toBe(400)
      expect((await link('page/8', { hours: 721 })).status).toBe(400)
      expect((await link('castle/8')).status).toBe(400)
      const settings = { ...siteData.settings, languages: LOCALES.slice(0, 2), hiddenStatus: [99] }
      await imported([
        { kind: 'site', data: { ...siteData, hostnames: [], settings } },
        draft(estateLine(7, { status: { id: 99, name: { nl: 'Stil' } } })),
      ])
      expectProblem(await link('estate/7'), 409)
      expectProblem(await link('page/8', { locale: 'de' }), 400, 'locale')
      for (const path of ['drafts', 'drafts/estate/7', 'export'])
        expectProblem(await api.ask(`/sites/${site}/admin/${path}`), 401)
      expectProblem(await api.ask(`/sites/${site}/admin/drafts/estate/7/link`, { body: {} }), 401)
      expectProblem(await api.ask('/sites/none/admin/drafts', { headers: bearer }), 404)
    })
  })
})

async function* toStream(text: string) {
  yield Buffer.from(text)
}
