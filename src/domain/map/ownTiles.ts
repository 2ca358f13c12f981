import type { Locale } from '../../contract/locales'

/** Raised whenever the same address would show another drawing; a test holds it to what is drawn. */
export const TILES_VERSION = 3

/**
 * Zoom levels for which tiles are drawn: as near as a window holds a name to tell where one is (`nearestZoom`); nearer the drawing has
 * nothing to say.
 */
export const TILE_ZOOMS = { min: 5, max: 14 } as const

/** Nearest zoom level of another's tiles. */
export const OTHER_ZOOM = 16

/**
 * Nearest zoom level of the tiles that are files of an export; nearer they are enlarged. Their lines are a third of a kilometre broad, which is
 * how unsure the atlas is.
 */
export const EXPORTED_ZOOM = 9

/** Address of the project's own tiles, as Leaflet fills it in; `scheme` chooses the colours. */
export const OWN_TILES = `/map/{scheme}/{z}/{x}/{y}.svg?v=${TILES_VERSION}`

/** Names that stand above the own tiles: towns, and what is no town; also for those who search around one and to say what is near. */
export const OWN_NAMES = `/map/names.json?v=${TILES_VERSION}`

/** Villages and quarters, which are named from near. */
export const OWN_VILLAGES = `/map/villages.json?v=${TILES_VERSION}`

/** A town of the base map: its name in each language where it differs from the first. */
export type TownRow = readonly [
  name: string,
  lat: number,
  lon: number,
  inhabitants: number,
  others: Readonly<Partial<Record<Locale, string>>>,
]

export type RegionKind = 'country' | 'province' | 'water'

/** A name on the map that is not a town's. */
export type RegionRow = readonly [
  kind: RegionKind,
  lat: number,
  lon: number,
  names: Readonly<Record<Locale, string>>,
]

/** Names as `OWN_NAMES` tells them; towns the largest first. */
export interface OwnNames {
  towns: readonly TownRow[]
  regions: readonly RegionRow[]
}

/** Whom a map has to thank for its data, and where that asks to be looked up. */
export interface Credit {
  text: string
  url?: string
}

export const OWN_CREDITS: readonly Credit[] = [{ text: 'Natural Earth · GeoNames · Statbel' }]
