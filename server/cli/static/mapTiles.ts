import type { FeatureCollection, Point } from 'geojson'
import { EXPORTED_ZOOM, OWN_TILES, TILE_ZOOMS } from '../../../src/domain/map/ownTiles'
import { SCHEMES } from '../../../src/domain/map/palette'
import { hostToAgreeTo } from '../../../src/domain/map/streetMap'
import { worldX, worldY } from '../../web/map/mercator'
import type { AskedSite } from './askedSite'

/** Where every map begins: the corners of Belgium. */
const HOME = { west: 2.54, south: 49.5, east: 6.41, north: 51.51 }
/** Tiles on each side of where something is: as far as a window reaches. */
const AROUND = { home: 1, listing: 2 }

interface Tiles {
  left: number
  top: number
  right: number
  bottom: number
}

function* within({ left, top, right, bottom }: Tiles, beyond: number, zoom: number) {
  const last = 2 ** zoom - 1
  for (let x = Math.max(0, left - beyond); x <= Math.min(last, right + beyond); x++)
    for (let y = Math.max(0, top - beyond); y <= Math.min(last, bottom + beyond); y++)
      yield `${zoom}/${x}/${y}`
}

function tilesAt(zoom: number, places: Iterable<readonly [lat: number, lon: number]>): Set<string> {
  const x = (lon: number) => Math.floor(worldX(lon) * 2 ** zoom)
  const y = (lat: number) => Math.floor(worldY(lat) * 2 ** zoom)
  const home = { left: x(HOME.west), top: y(HOME.north), right: x(HOME.east), bottom: y(HOME.south) }
  const found = new Set(within(home, AROUND.home, zoom))
  const own = new Set<string>()
  for (const [lat, lon] of places) own.add(`${x(lon)}/${y(lat)}`)
  for (const tile of own) {
    const [column = 0, row = 0] = tile.split('/').map(Number)
    const there = { left: column, right: column, top: row, bottom: row }
    for (const each of within(there, AROUND.listing, zoom)) found.add(each)
  }
  return found
}

/**
 * Addresses of the tiles of the program's own map that an export has as files: Belgium and what lies around each of these places, in both
 * colour schemes, from far (docs/decisions/439).
 */
export function mapTiles(places: readonly (readonly [lat: number, lon: number])[]): string[] {
  const addresses: string[] = []
  for (let zoom: number = TILE_ZOOMS.min; zoom <= EXPORTED_ZOOM; zoom++)
    for (const tile of tilesAt(zoom, places))
      for (const scheme of SCHEMES)
        addresses.push(OWN_TILES.replace('{scheme}', scheme).replace('{z}/{x}/{y}', tile))
  return addresses
}

/** The tiles that go with a site, by where its listings are; none where its map is another's that a visitor has to agree to. */
export async function tilesOf({
  site: { settings },
  ask,
}: Pick<AskedSite, 'site' | 'ask'>): Promise<string[]> {
  if (hostToAgreeTo(settings.map)) return []
  const { status, body } = await ask(`/${settings.defaultLanguage}/listings.geojson`)
  if (status !== 200) return mapTiles([])
  const { features } = JSON.parse(body.toString()) as FeatureCollection<Point | null>
  return mapTiles(
    features.flatMap(({ geometry }) => {
      const [lon, lat] = geometry?.coordinates ?? []
      return lon === undefined || lat === undefined ? [] : [[lat, lon] as const]
    }),
  )
}
