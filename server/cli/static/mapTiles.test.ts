import { readTileAddress } from '../../web/map/baseMap'
import type { AskedSite } from './askedSite'
import { mapTiles, tilesOf } from './mapTiles'

const pathOf = (address: string) => address.split('?')[0] ?? ''

it('has the whole of Belgium in both colours, as files that the web role draws', () => {
  const tiles = mapTiles([])
  expect(tiles).toContain('/map/light/9/261/171.svg?v=3')
  expect(tiles).toContain('/map/dark/5/16/10.svg?v=3')
  expect(tiles.filter((address) => !readTileAddress(pathOf(address)))).toEqual([])
  expect(tiles.length).toBeLessThan(600)
  expect(new Set(tiles).size).toBe(tiles.length)
})

it('has what lies around a listing abroad, and nothing twice for those beside it', () => {
  const abroad = mapTiles([[38.7, -0.47]])
  // Torrevieja and its surroundings, not all the way there.
  expect(abroad).toContain('/map/light/9/255/196.svg?v=3')
  expect(abroad).not.toContain('/map/light/9/256/184.svg?v=3')
  expect(
    mapTiles([
      [38.7, -0.47],
      [38.71, -0.46],
    ]),
  ).toEqual(abroad)
})

it('asks for no tile beyond the edge of the world', () => {
  expect(mapTiles([[89, 179.9]]).filter((address) => !readTileAddress(pathOf(address)))).toEqual([])
})

it('goes by the listings of the site, and has none where a visitor would have to agree to the map', async () => {
  const features = [{ geometry: { type: 'Point', coordinates: [-0.47, 38.7] } }, { geometry: null }]
  const siteWith = (map: object) =>
    ({
      site: { settings: { defaultLanguage: 'nl', map } },
      ask: async () => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify({ features })) }),
    }) as unknown as AskedSite
  expect(await tilesOf(siteWith({ thirdParty: false }))).toEqual(mapTiles([[38.7, -0.47]]))
  const tileUrl = 'https://tile.example.org/{z}/{x}/{y}.png'
  expect(await tilesOf(siteWith({ tileUrl, thirdParty: true }))).toEqual([])
})
