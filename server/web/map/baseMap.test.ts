import { createHash } from 'node:crypto'
import { nearestZoom } from '../../../src/domain/map/nearestZoom'
import { type OwnNames, TILE_ZOOMS, TILES_VERSION, type TownRow } from '../../../src/domain/map/ownTiles'
import { isWithin } from '../../../src/domain/map/viewArea'
import { startWeb } from '../testing/startWeb'
import { readTileAddress } from './baseMap'
import { drawTile } from './drawTile'
import { geography } from './geography'
import { worldX, worldY } from './mercator'

const tileAt = (lat: number, lon: number, z: number) => ({
  z,
  x: Math.floor(worldX(lon) * 2 ** z),
  y: Math.floor(worldY(lat) * 2 ** z),
})
/** All of it in Belgium. */
const BRABANT = { west: 3.6, south: 50.6, east: 5.2, north: 51.2 }
const GHENT = tileAt(51.0543, 3.7174, 10)
const addressOf = (scheme: string, { z, x, y } = GHENT) => `/map/${scheme}/${z}/${x}/${y}.svg`

describe('the base map', () => {
  let web: Awaited<ReturnType<typeof startWeb>>
  beforeAll(async () => (web = await startWeb({ 'nl/index.html': '<p>home</p>' })))
  afterAll(() => web.stop())

  test('a tile is a picture that may be kept for good under the version it was asked by', async () => {
    const answer = await web.get(`${addressOf('light')}?v=${TILES_VERSION}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/)
  })

  test('an old or missing version is asked anew each time, and answered 304 when nothing changed', async () => {
    const first = await web.get(`${addressOf('light')}?v=0`)
    expect(first.headers['cache-control']).toContain('must-revalidate')
    const again = await web.get(addressOf('light'), { 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  test('text comes compressed to those who take it', async () => {
    const zipped = await web.get(addressOf('dark'), { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(10_000)
  })

  test('its colours are those of the scheme', async () => {
    const [light, dark] = await Promise.all(['light', 'dark'].map((scheme) => web.get(addressOf(scheme))))
    expect(light?.body).not.toBe(dark?.body)
  })

  test.each([
    '/map/light/4/8/5.svg',
    '/map/light/15/1/1.svg',
    '/map/light/5/32/1.svg',
    '/map/nl/light/9/261/171.svg',
    '/map/sepia/9/261/171.svg',
    '/map/light/9/-1/171.svg',
    '/map/light/9/1e2/171.svg',
    '/map/light/09/261/171.svg',
    '/map/light/9/000261/171.svg',
    '/map/light/9/261/171.png',
  ])('%s is not on the map', async (path) => {
    expect(readTileAddress(path)).toBeUndefined()
    expect((await web.get(path)).statusCode).toBe(404)
  })

  test('who asks for many keeps nobody else waiting, and only so many wait', async () => {
    const answered: string[] = []
    const ask = async (from: string, x: number) => {
      const url = addressOf('light', { ...GHENT, z: 13, x: GHENT.x * 8 + x, y: GHENT.y * 8 })
      const { statusCode } = await web.app.inject({ url, remoteAddress: from })
      answered.push(`${from} ${statusCode}`)
    }
    const many = Array.from({ length: 210 }, (_, x) => ask('192.0.2.1', x))
    await ask('192.0.2.2', -1)
    expect(answered.filter((each) => each === '192.0.2.1 200').length).toBeLessThan(20)
    await Promise.all(many)
    expect(answered.filter((each) => each === '192.0.2.1 429')).toHaveLength(210 - 201)
  })

  test('names are told with where they are and what others call them', async () => {
    const { towns, regions } = (await web.get('/map/names.json')).json() as OwnNames
    expect(towns.find(([name]) => name === 'Gent')?.[4]).toEqual({ fr: 'Gand', en: 'Ghent' })
    expect(towns.length).toBeGreaterThan(500)
    expect(regions.map(([, , , names]) => names.fr)).toContain('Belgique')
  })

  test('one comes as near as a window holds a name, and no nearer', async () => {
    const { towns } = (await web.get('/map/names.json')).json() as OwnNames
    const villages = (await web.get('/map/villages.json')).json() as TownRow[]
    const found = [...towns, ...villages].filter(([, lat, lon]) => isWithin(BRABANT, { lat, lon }))
    expect(nearestZoom(found.length, BRABANT, { width: 530, height: 700 })).toBe(TILE_ZOOMS.max)
  })
})

test('what is drawn belongs to its version: raise TILES_VERSION when a tile changes', async () => {
  const drawn = await geography()
  const tiles = [GHENT, tileAt(51.2, 2.9, 8), tileAt(50.6, 5.6, 12), tileAt(40.4, -3.7, 6)]
  const hash = createHash('sha256')
  for (const tile of tiles) hash.update(drawTile(drawn, tile, 'light'))
  expect({ version: TILES_VERSION, drawing: hash.digest('hex').slice(0, 12) }).toMatchInlineSnapshot(`
    {
      "drawing": "22bfb846b95a",
      "version": 3,
    }
  `)
})
