import type { Estate } from '../../src/contract/estate'
import type { ImportReport } from '../../src/contract/asset'
import type { ImportLine } from '../../src/contract/importLine'
import { newFrom } from '../../src/domain/search/newFrom'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

/** A listing of a feed that does not say since when it is offered. */
function dateless(id: number, general: object = {}): ImportLine {
  const line = structuredClone(estateLine(id, { general }))
  if ('data' in line) delete (line.data as Estate).general.publicationDate
  return line
}

describe.each(databases)('a listing of which nobody says since when it is offered, on %s', (database) => {
  let api: TestApi
  beforeEach(async () => {
    api = await startSiteApi(database, [dateless(8), dateless(9)])
  })
  afterEach(() => api.close())

  const found = async (body: object = {}) => {
    const sort = [{ field: 'general.publicationDate', direction: 'DESC' }]
    const { results } = (await api.ask('/sites/demo/estates', { body: { sort, ...body } })).body as {
      results: Estate[]
    }
    return results.map(({ general }) => general.id)
  }
  const since = async (id: number) =>
    ((await api.ask(`/sites/demo/estates/v2/${id}`)).body as Estate).general.publicationDate
  const imported = async (lines: ImportLine[], query: string) =>
    (
      await api.ask(`/sites/demo/admin/import?${query}`, {
        body: lines.map((line) => JSON.stringify(line)).join('\n'),
        headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' },
      })
    ).body as ImportReport

  it('is no newer than the others where it came with them, as the first of the site', async () => {
    expect(await since(8)).toBeUndefined()
    expect(await found({ query: newFrom('2000-01-01') })).toEqual([])
  })

  it('is offered since it came to a site that had listings, and stands before them', async () => {
    const began = new Date().toISOString()
    await api.import([dateless(8), dateless(9), dateless(3), dateless(30)])
    const came = (await since(3)) ?? ''
    expect([began, came, new Date().toISOString()].sort()[1]).toBe(came)
    expect(await since(30)).toBe(came)
    expect(await since(8)).toBeUndefined()
    expect(await found()).toEqual([3, 30, 8, 9])
    expect(await found({ query: newFrom(began.slice(0, 10)) })).toEqual([3, 30])
  })

  it('keeps that day, and nothing is another, when the same feed comes again', async () => {
    const feed = [dateless(8), dateless(9), dateless(3)]
    await api.import(feed)
    const [came, stood] = [await since(3), (await api.ask('/sites/demo/estates/v2/3')).text]
    const unchanged = [{ kind: 'estate', added: 0, changed: 0, unchanged: 3, removed: 0 }]
    expect((await imported(feed, 'dryRun=true')).changes).toEqual(unchanged)
    expect((await imported(feed, 'full=true')).changes).toEqual(unchanged)
    expect((await api.ask('/sites/demo/estates/v2/3')).text).toBe(stood)
    await api.import([dateless(3, { reference: 'OTHER' })])
    expect(await since(3)).toBe(came)
  })

  it('goes by what the feed says as soon as it says it, and keeps that when it is no longer said', async () => {
    const said = { publicationDate: '2026-05-31T14:00:00+02:00' }
    await api.import([dateless(3), estateLine(8, { general: said })])
    await api.import([estateLine(3, { general: said })])
    expect(await since(3)).toBe(said.publicationDate)
    await api.import([dateless(3), estateLine(8, { general: { publicationDate: null } })])
    expect(new Date((await since(3)) ?? '')).toEqual(new Date(said.publicationDate))
    expect(await since(8)).toBe(await since(3))
    expect(await found({ query: newFrom('2026-05-31') })).toEqual([3, 8])
  })

  it('is given none by a dry run, nor as a draft', async () => {
    const { changes } = await imported([dateless(3)], 'dryRun=true')
    expect(changes).toEqual([{ kind: 'estate', added: 1, changed: 0, unchanged: 0, removed: 0 }])
    await api.import([{ ...dateless(3), draft: true } as ImportLine])
    const drafts = await api.db.selectFrom('draft').select('doc').execute()
    expect(JSON.stringify(drafts)).not.toContain('publicationDate')
    expect(await found()).toEqual([8, 9])
  })
})
