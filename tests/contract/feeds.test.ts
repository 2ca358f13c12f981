import type { FeatureCollection, Point } from 'geojson'
import { gunzipSync } from 'node:zlib'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'

const ghent = { lat: 51.049812, lon: 3.726348 }
const sold = { transaction: { id: 5, name: { nl: 'Verkocht' } } }

describe.each(databases)('what programs read of a site, on %s', (database) => {
  let api: TestApi
  let web: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [
      estateLine(1, { address: { geoLocation: ghent } }),
      estateLine(2, { address: { visible: false, geoLocation: ghent } }),
      estateLine(3, { general: sold }),
      estateLine(4, { listing: { archived: true } }),
      estateLine(5, { address: { geoLocation: null } }),
      estateLine(10, { general: { project: true, price: { value: 300_000 } } }),
      estateLine(11, { general: { parentId: 10 } }),
    ])
    web = await webWithSiteApi(api)
  })
  afterAll(async () => {
    await web.stop()
    await api.close()
  })

  const listings = async (locale: string) => {
    const answer = await web.get(`/${locale}/listings.geojson`)
    return JSON.parse(answer.body) as FeatureCollection<Point, Record<string, unknown>>
  }

  it('is every listing that the map has, to a metre or to a kilometre, without prices of what is sold', async () => {
    const { type, features } = await listings('fr')
    expect(type).toBe('FeatureCollection')
    const url = (id: number) => `http://localhost:8000/fr/offre/${id}`
    const sale = { type: 'Maison', status: 'FOR_SALE', statusName: 'À vendre' }
    const asked = { ...sale, price: 385_000, currency: 'EUR' }
    const at = (coordinates: number[]) => ({ type: 'Point', coordinates })
    const about = at([3.7263, 51.0498])
    expect(features).toEqual([
      { type: 'Feature', id: 1, geometry: at([3.72635, 51.04981]), properties: { url: url(1), ...asked } },
      {
        ...{ type: 'Feature', id: 2, geometry: at([3.73, 51.05]) },
        properties: { url: url(2), ...asked, approximate: true },
      },
      {
        ...{ type: 'Feature', id: 10, geometry: about },
        properties: { url: url(10), ...asked, price: 300_000, units: 1 },
      },
      {
        ...{ type: 'Feature', id: 3, geometry: about },
        properties: { url: url(3), type: 'Maison', status: 'SOLD', statusName: 'Vendu' },
      },
    ])
  })

  it('is kept, compressed for who takes that, and not sent again to who has it', async () => {
    const plain = await web.get('/nl/listings.geojson')
    const zipped = await web.get('/nl/listings.geojson', { 'accept-encoding': 'gzip' })
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/geo+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const again = await web.get('/nl/listings.geojson', { 'if-none-match': String(plain.headers.etag) })
    expect(again.statusCode).toBe(304)
    await api.import([estateLine(6, { address: { geoLocation: ghent } })])
    expect((await web.get('/nl/listings.geojson')).body).toBe(plain.body)
    await api.import(['{"kind":"estate","delete":6}'])
  })

  it('says what the site is', async () => {
    const { statusCode, headers, body } = await web.get('/llms.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^# /)
    expect(body).toContain('](http://localhost:8000/nl/listings.geojson)')
  })
})
