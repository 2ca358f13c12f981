import type { FoundCity, NamedPlace } from '../../src/contract/estateMap'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const liege = { id: 40001, zip: '4000', name: 'Liège', alias: { nl: 'Luik', de: 'Lüttich', en: 'Liège' } }
const niklaas = { id: 91001, zip: '9100', name: 'Sint-Niklaas', alias: { fr: 'Saint-Nicolas' } }
const nicolas = { id: 44201, zip: '4420', name: 'Saint-Nicolas', alias: null }
const hiddenStatus = { id: 9, name: { nl: 'In voorbereiding' } }

describe.each(databases)('places to search in, on %s', (database) => {
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
    const [first] = await cities(search)
    expect(first).toMatchObject({ zip: '4000', name: 'Luik', match, count: 2, ids: [40001] })
  })

  it('of those that are called so what has listings comes first', async () => {
    const names = (found: FoundCity[]) => found.slice(0, 2).map(({ place, count }) => [place, count > 0])
    expect(names(await cities('namen'))).toEqual([
      ['namur-5000', false],
      ['namur-5000', false],
    ])
    const andenne = { id: 53001, zip: '5300', name: 'Andenne' }
    await api.import([estateLine(30, { address: { city: andenne } })])
    expect(names(await cities('namen'))).toEqual([
      ['prov-namen', true],
      ['namur-5000', false],
    ])
    await api.import(['{"kind":"estate","delete":30}'])
  })

  it('what only resembles what was typed is marked as a guess', async () => {
    expect((await cities("'; drop"))[0]).toMatchObject({ name: 'Drogenbos', isGuess: true })
    for (const search of ['luik', 'lui', 'st niklaas', '4000', 'lüttich'])
      expect((await cities(search)).filter(({ isGuess }) => isGuess)).toEqual([])
  })

  it('a line that says more is answered by what is a place in it', async () => {
    const found = await cities('rue haute 4000 luik saint-nicolas vue', '&line=true')
    const first = ['4000 luik', 'saint-nicolas'].map((said) => found.find((one) => one.said === said)?.name)
    expect(first).toEqual(['Luik', 'Saint-Nicolas'])
    expect((await cities('vue', '&line=true')).filter(({ said }) => said)).toEqual([])
  })

  it('one name can mean two, counted as a visitor sees them', async () => {
    const found = (await cities('Saint-Nicolas', '&locale=fr')).filter(
      ({ kind, around }) => kind === 'municipality' && !around,
    )
    expect(found.map(({ zip, name, count, within }) => [zip, name, count, within])).toEqual([
      ['4420', 'Saint-Nicolas', 2, 'Liège'],
      ['9100', 'Saint-Nicolas', 1, 'Flandre-Orientale'],
    ])
    expect(await cities('Saint-Nicolas', '&locale=fr&limit=1')).toHaveLength(1)
  })

  it('a town is offered with what lies around it, behind all that are called so', async () => {
    const around = (found: Awaited<ReturnType<typeof cities>>) =>
      found.map(({ place, around: circle }) => [place, circle?.km])
    expect(around(await cities('gent')).slice(0, 2)).toEqual([
      ['gent-9000', undefined],
      ['gent-9000', 10],
    ])
    const nicolas = around(await cities('Saint-Nicolas', '&locale=fr'))
    expect(nicolas.findIndex(([, km]) => km === 10)).toBe(2)
    expect(around(await cities('provincie luik')).every(([, km]) => km === undefined)).toBe(true)
    expect(around(await cities('gent 5 km')).every(([, km]) => km === 5)).toBe(true)
  })

  it('each count is what the search of that place finds', async () => {
    const asked = ['4', '4000', 'luik', 'provincie luik', 'wallonië', 'gent', 'kust', '9100', 'saint-nicolas']
    for (const search of asked) {
      for (const { ids, place, count } of await cities(search, '&limit=50')) {
        const terms = ids.length ? { 'address.city.id': ids } : { 'address.place': [place] }
        const query = { terms, not: { 'status.id': [9] } }
        const answer = await api.ask('/sites/demo/estates', { body: { query } })
        expect([search, place, answer.body]).toMatchObject([search, place, { total: { value: count } }])
      }
    }
  })

  it('a place is found where nothing stands, and as a circle', async () => {
    const [coast] = await cities('aan zee')
    expect(coast).toMatchObject({ place: 'kust', ids: [], count: 0, zip: '', name: 'Belgische kust' })
    const [around] = await cities('10 km rond Luik')
    expect(around).toMatchObject({ name: 'Luik', around: { km: 10, lat: 50.6337, lon: 5.5675 } })
  })

  it('a municipality is its listings’ own where all of them are called so, else all that lies in it', async () => {
    const seraing = { id: 41001, zip: '4100', name: 'Seraing' }
    const boncelles = { id: 41002, zip: '4100', name: 'Boncelles' }
    await api.import([estateLine(20, { address: { city: seraing } })])
    expect((await cities('seraing'))[0]).toMatchObject({ ids: [41001], count: 1 })
    await api.import([estateLine(21, { address: { city: boncelles } })])
    const [whole] = await cities('seraing')
    expect(whole).toMatchObject({ ids: [], place: 'seraing-4100', count: 2, zip: '4100', zips: '4100-4102' })
    expect((await cities('boncelles'))[0]).toMatchObject({ ids: [41002], count: 1, within: 'Seraing' })
    await api.import(['{"kind":"estate","delete":20}', '{"kind":"estate","delete":21}'])
  })

  it('a postal code that is called as its town is told by the province', async () => {
    expect((await cities('3500'))[0]).toMatchObject({ name: 'Hasselt', kind: 'zip', within: 'Limburg' })
    expect((await cities('hasselt'))[0]).toMatchObject({ kind: 'municipality', within: 'Limburg' })
  })

  it('what lies abroad is found as its listings call it, and is in no place of Belgium', async () => {
    const city = { id: 90099, zip: '4000', name: 'Roskilde' }
    const denmark = estateLine(22, { address: { city, country: { id: 'DK' } } })
    await api.import([denmark])
    expect((await cities('roski'))[0]).toMatchObject({ ids: [90099], place: null, kind: null, count: 1 })
    expect((await cities('luik'))[0]).toMatchObject({ ids: [40001], count: 2 })
    await api.import(['{"kind":"estate","delete":22}'])
  })

  it('follows an import at once', async () => {
    const kortrijk = { id: 85001, zip: '8500', name: 'Kortrijk' }
    await api.import([estateLine(7, { address: { city: kortrijk } })])
    expect((await cities('kort'))[0]).toMatchObject({ ids: [85001], name: 'Kortrijk', count: 1 })
    await api.import(['{"kind":"estate","delete":7}'])
    expect((await cities('kort'))[0]).toMatchObject({ ids: [], place: 'kortrijk-8500', count: 0 })
  })

  it('names places by their codes, and the town at a point', async () => {
    const answer = await api.ask('/sites/demo/places?codes=kust,liege-4000,nowhere,2018&near=51.0501;3.7166')
    expectContract('places', answer)
    const places = answer.body as NamedPlace[]
    expect(places.map(({ code, name }) => [code, name.de])).toEqual([
      ['kust', 'Belgische Küste'],
      ['liege-4000', 'Lüttich'],
      ['2018', 'Antwerpen'],
      ['gent-9000', 'Gent'],
    ])
    expect(places.at(-1)).toMatchObject({ zip: '9000', zips: '9000-9052' })
    expectProblem(await api.ask('/sites/demo/places?near=Gent'), 400, 'near')
  })

  it('names the nearest municipality of a point that is in the middle of none', async () => {
    const near = async (point: string) =>
      ((await api.ask(`/sites/demo/places?near=${point}`)).body as NamedPlace[]).map(({ code }) => code)
    expect(await near('51.06;3.73')).toEqual(['gent-9000'])
    expect(await near('43.3;5.4')).toEqual([])
  })

  it('a search holds several places at once, circles among them', async () => {
    const found = async (...places: string[]) => {
      const query = { terms: { 'address.place': places }, not: { 'status.id': [9] } }
      const answer = await api.ask('/sites/demo/estates', { body: { query, fields: ['general.id'] } })
      return (answer.body as { results: { general: { id: number } }[] }).results
        .map(({ general }) => general.id)
        .sort((a, b) => a - b)
    }
    const halle = { id: 1500, zip: '1500', name: 'Halle' }
    const ostend = { id: 8400, zip: '8400', name: 'Oostende' }
    await api.import([
      estateLine(31, { address: { city: halle, geoLocation: { lat: 50.73, lon: 4.24 } } }),
      estateLine(32, { address: { city: ostend, geoLocation: null } }),
      estateLine(33, { address: { city: ostend, geoLocation: { lat: 51.2, lon: 2.99 } } }),
    ])
    expect(await found('halle-1500')).toEqual([31])
    expect(await found('brussel-1000~20')).toEqual([31])
    expect(await found('brussel-1000~5')).toEqual([])
    expect(await found('brussel-1000~20', 'oostende-8400')).toEqual([31, 32, 33])
    expect(await found('halle-1500~1', 'oostende-8400~10')).toEqual([31, 32, 33])
    // Larger places have no middle, and what is no place no circle.
    expect(await found('kust~10', 'nowhere~10', 'oostende-8400~0')).toEqual([])
    await api.import([31, 32, 33].map((id) => `{"kind":"estate","delete":${id}}`))
  })

  it('a search takes no place that it should be outside of, nor one that is no text', async () => {
    const bad = (query: object) => api.ask('/sites/demo/estates', { body: { query } })
    expectProblem(await bad({ not: { 'address.place': ['kust'] } }), 400, 'query.not.address.place')
    expectProblem(await bad({ terms: { 'address.place': [4000] } }), 400, 'query.terms.address.place')
    const none = await bad({ terms: { 'address.place': ['nowhere'] } })
    expect(none.body).toMatchObject({ total: { value: 0 } })
  })

  it('is empty where nothing is to be seen', async () => {
    expect(await cities('Barcelona')).toEqual([])
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
