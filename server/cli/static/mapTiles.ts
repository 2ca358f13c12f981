import type { FeatureCollection, Point } from 'geojson'
import { EXPORTED_ZOOM, OWN_TILES, TILE_ZOOMS } from '../../../src/domain/map/ownTiles'
import { SCHEMES } from '../../../src/domain/map/palette'
import { hostToAgreeTo } from '../../../src/domain/map/streetMap'
import { BELGIUM, type TileRange, tilesWithin } from '../map/box'
import type { AskedSite } from './askedSite'

/** Tiles on each side of where something is: as far as a window reaches. */
const AROUND = { belgium: 1, listing: 2 }

function* within({ left, top, right, bottom }: TileRange, beyond: number, zoom: number) {
  const last = 2 ** zoom - 1
  for (let x = Math.max(0, left - beyond); x <= Math.min(last, right + beyond); x++)
    for (let y = Math.max(0, top - beyond); y <= Math.min(last, bottom + beyond); y++)
      yield `${zoom}/${x}/${y}`
}

function tilesAt(zoom: number, places: Iterable<readonly [lat: number, lon: number]>): Set<string> {
  const found = new Set(within(tilesWithin(BELGIUM, zoom), AROUND.belgium, zoom))
  // Of many listings in one tile what lies around it is gone through once.
  const own = new Map<string, TileRange>()
  for (const [lat, lon] of places) {
    const tile = tilesWithin({ west: lon, south: lat, east: lon, north: lat }, zoom)
    own.set(`${tile.left}/${tile.top}`, tile)
  }
  for (const tile of own.values()) for (const each of within(tile, AROUND.listing, zoom)) found.add(each)
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
