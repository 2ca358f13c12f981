import type { FoundCity } from '../../src/contract/estateMap'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const liege = { id: 40001, zip: '4000', name: 'Liège', alias: { nl: 'Luik', de: 'Lüttich', en: 'Liège' } }
const niklaas = { id: 91001, zip: '9100', name: 'Sint-Niklaas', alias: { fr: 'Saint-Nicolas' } }
const nicolas = { id: 44201, zip: '4420', name: 'Saint-Nicolas', alias: null }
const hiddenStatus = { id: 9, name: { nl: 'In voorbereiding' } }

describe.each(databases)('where there is something to find, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    const settings = { ...siteData.settings, hiddenStatus: [9] }
    api = await startSiteApi(database, [
      { kind: 'site', data: { ...siteData, settings } },
      estateLine(1, { address: { city: liege } }),
      estateLine(2, { address: { city: liege }, status: null }),
      estateLine(3, { address: { city: niklaas } }),
      estateLine(4, { address: { city: niklaas }, status: hiddenStatus }),
      estateLine(5, { address: { city: nicolas } }),
      estateLine(6, { status: hiddenStatus }),
      estateLine(10, { general: { project: true }, address: { city: nicolas } }),
      estateLine(11, { general: { parentId: 10 }, address: { city: nicolas } }),
    ])
  })
  afterAll(() => api.close())

  const cities = async (search: string, more = '') => {
    const answer = await api.ask(`/sites/demo/cities?search=${encodeURIComponent(search)}${more}`)
    expectContract('cities', answer)
    return answer.body as FoundCity[]
  }

  it.each([
    ['Luik', null],
    ['liege', 'Liège'],
    ['lüttich', 'Lüttich'],
    ['4000', null],
  ])('a municipality is found by %s', async (search, match) => {
    expect(await cities(search)).toEqual([{ id: 40001, zip: '4000', name: 'Luik', match, count: 2 }])
  })

  it('one name can mean two, counted as a visitor sees them', async () => {
    const found = await cities('Saint-Nicolas', '&locale=fr')
    expect(found.map(({ zip, name, count }) => [zip, name, count])).toEqual([
      ['4420', 'Saint-Nicolas', 2],
      ['9100', 'Saint-Nicolas', 1],
    ])
    expect(await cities('Saint-Nicolas', '&locale=fr&limit=1')).toHaveLength(1)
  })

  it('each count is what the list of that municipality shows', async () => {
    for (const { id, count } of await cities('4', '&limit=50')) {
      const query = { terms: { 'address.city.id': [id] }, not: { 'status.id': [9] } }
      const answer = await api.ask('/sites/demo/estates', { body: { query } })
      expect(answer.body).toMatchObject({ total: { value: count } })
    }
  })

  it('follows an import at once', async () => {
    await api.import([estateLine(7, { address: { city: { id: 85001, zip: '8500', name: 'Kortrijk' } } })])
    expect(await cities('kort')).toEqual([
      { id: 85001, zip: '8500', name: 'Kortrijk', match: null, count: 1 },
    ])
    await api.import(['{"kind":"estate","delete":7}'])
    expect(await cities('kort')).toEqual([])
  })

  it('is empty where nothing is to be seen', async () => {
    expect(await cities('Gent')).toEqual([])
    expect(await cities('…')).toEqual([])
  })

  it('is refused for a bad question or another site', async () => {
    const bad = (query: string) => api.ask(`/sites/demo/cities${query}`)
    expectProblem(await bad(''), 400, 'search')
    expectProblem(await bad('?search='), 400, 'search')
    expectProblem(await bad('?search=a&locale=es'), 400, 'locale')
    expectProblem(await bad('?search=a&limit=0'), 400, 'limit')
    expectProblem(await bad('?search=a%00'), 400, 'search')
    expectProblem(await api.ask('/sites/other/cities?search=a'), 404)
  })
})
