import fc from 'fast-check'
import fastify from 'fastify'
import { until } from '../publish/until'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { KEPT_CHANGES } from '../../server/db/migrations/020-rental-log'
import { listingSearch, type ListingSearch } from '../../server/site-api/estates/inMemory/listingSearch'
import { listingStore } from '../../server/site-api/estates/inMemory/listingStore'
import { warmListings } from '../../server/site-api/estates/inMemory/warmListings'
import { findMapRows } from '../../server/site-api/map/findMapRows'
import { countFilters } from '../../server/site-api/filters/countFilters'
import { hadIn } from '../../server/site-api/filters/had'
import { dataVersion, raiseDataVersion } from '../../server/site-api/sites/siteRepository'

const PROJECTS = [10, 20]
const IDS = [1, 2, ...PROJECTS]

/** A change of a back office: an estate written, perhaps as a unit of a project, or removed. */
const change = fc.oneof(
  fc.record({
    id: fc.constantFrom(...IDS, 11, 12),
    parent: fc.constantFrom(undefined, ...PROJECTS),
    price: fc.constantFrom(100, 200),
  }),
  fc.record({ gone: fc.constantFrom(...IDS, 11) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const lineOf = (step: Change) =>
  'gone' in step
    ? JSON.stringify({ kind: 'estate', delete: step.gone })
    : estateLine(step.id, {
        general: {
          title: { nl: step.price > 100 ? 'Duur huis' : 'Goedkoop huis' },
          price: { value: step.price },
          ...(step.parent && { parentId: step.parent }),
        },
        collections: step.parent ? [step.parent] : [],
      })

describe.each(databases)('the listings in memory, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  async function seen(listings: ListingSearch) {
    const version = (await dataVersion(api.db, 'demo')) ?? ''
    const query = { range: { 'children.general.price': { gte: 150 } } }
    const all = await listings.find('demo', version, {})
    const counts = countFilters(all, hadIn(all), () => true).map((each) => JSON.stringify(each))
    const some = findMapRows(await listings.find('demo', version, query))
    const inCollection = await listings.find('demo', version, { terms: { 'children.collections': [10] } })
    const matches = ['huis', 'duur', 'goedkoop'].map((text) =>
      listings.find('demo', version, { match: { text } }),
    )
    const byWords = (await Promise.all(matches)).map(({ table, rows }) => [...rows].map(table.columns.id.at))
    return [findMapRows(all), some, findMapRows(inCollection).ids, counts.sort(), byWords]
  }
  const fresh = () => listingSearch(api.db, listingStore(api.db))

  it('are what the database has after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 4 }), async (batches) => {
        const kept = fresh()
        await seen(kept)
        for (const batch of batches) {
          await api.import(batch.map(lineOf))
          expect(await seen(kept)).toEqual(await seen(fresh()))
        }
      }),
      { numRuns: 12 },
    )
  })

  it('are read anew by who has not looked for a long time', async () => {
    await api.import([estateLine(1)])
    const kept = fresh()
    await seen(kept)
    await api.import([estateLine(2)])
    for (let version = 0; version <= KEPT_CHANGES; version++) await raiseDataVersion(api.db, 'demo', [])
    expect(await seen(kept)).toEqual(await seen(fresh()))
    expect((await kept.find('demo', '1', {})).rows).toHaveLength(
      (await api.ask('/sites/demo/estates', { body: {} })).body['total']['value'],
    )
  })

  it('are brought up to date once for all who ask at once', async () => {
    const kept = fresh()
    const tables = await Promise.all(Array.from({ length: 8 }, () => kept.find('demo', '1', {})))
    expect(new Set(tables.map(({ table }) => table)).size).toBe(1)
  })

  it('are brought in step with an import before anybody asks', async () => {
    await api.import([401, 402, 403, 404, 405].map((id) => estateLine(id)))
    const store = listingStore(api.db)
    const table = await store.read('demo', '0')
    const before = table.changes
    await api.import([estateLine(401, { general: { price: { value: 300 } } })])
    expect(table.changes).toBe(before)
    store.follow('demo')
    await until('the new price is read', () => table.changes > before, { patience: 10_000, every: 5 })
  })

  it('are read before anybody asks, of every site, once the API listens', async () => {
    await api.import(
      [{ kind: 'site', data: { ...siteData, hostnames: ['other.example'] } }, estateLine(3)],
      'other',
    )
    const store = listingStore(api.db)
    const read = new Map<string, number>()
    const app = fastify()
    app.decorate('db', api.db)
    const warm = new Promise<void>((resolve) => {
      warmListings(app, {
        async read(siteId, version) {
          const table = await store.read(siteId, version)
          read.set(siteId, table.listings.length)
          if (read.size === 2) resolve()
          return table
        },
      })
    })
    await app.ready()
    expect(read).toEqual(new Map())
    await app.listen({ port: 0, host: '127.0.0.1' })
    await warm
    await app.close()
    const inDatabase = async (site: string) =>
      (await api.ask(`/sites/${site}/estates`, { body: {} })).body['total']['value']
    expect(Object.fromEntries(read)).toEqual({
      demo: await inDatabase('demo'),
      other: await inDatabase('other'),
    })
  })
})
