import { PMTiles } from 'pmtiles'
import { PmtilesSource, TileCache, type TileSource, View } from 'protomaps-leaflet'
import { fileAddress, hostOfMap, versionAddress } from '../../domain/map/streetMap'
import { liveOrigin } from '../../siteApi/liveOrigin'
import { withWays } from './streetLayers'

/** Edge of a tile of the map, in pixels. */
export const TILE = 256
/** A tile of the file is drawn as two by two of the map, so that a window asks for few. */
const LEVELS_BELOW = 1

/** Each file once, in whichever language and colours a map of the page shows it: no tile is asked for twice. */
const opened = new Map<string, Promise<View>>()

async function addressOf(file: string): Promise<string> {
  if (hostOfMap(file)) return file
  const answer = await fetch(liveOrigin() + versionAddress(file))
  const { version } = (answer.ok ? await answer.json() : { version: null }) as { version: string | null }
  if (version === null) throw new Error(`There is no street map ${file}`)
  return liveOrigin() + fileAddress(file, version)
}

async function openAt(file: string): Promise<View> {
  const archive = new PMTiles(await addressOf(file))
  const { maxZoom } = await archive.getHeader()
  // A tile that was left behind is read to its end: it would be asked for again.
  const source = new PmtilesSource(archive, false)
  const sorted: TileSource = { get: async (tile, size) => withWays(await source.get(tile, size)) }
  return new View(new TileCache(sorted, TILE << LEVELS_BELOW), maxZoom, LEVELS_BELOW)
}

/** Opens a street map by what the site's settings say. @throws Error when it cannot be had; the next one who asks tries again. */
export function openStreetFile(file: string): Promise<View> {
  const known = opened.get(file)
  if (known) return known
  const opening = openAt(file)
  opened.set(file, opening)
  opening.catch(() => opened.delete(file))
  return opening
}
