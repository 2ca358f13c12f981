import type { Locale } from '../../contract/locales'

/** Raised whenever the same address would show another drawing; a test holds it to what is drawn. */
export const TILES_VERSION = 2

/** Zoom levels for which tiles are drawn. */
export const TILE_ZOOMS = { min: 5, max: 16 } as const

/** Address of the project's own tiles, as Leaflet fills it in; `locale` and `scheme` choose the language and the colours. */
export const OWN_TILES = `/map/{locale}/{scheme}/{z}/{x}/{y}.svg?v=${TILES_VERSION}`

/** Towns that the own tiles name, for those who search around one and to say what is near. */
export const OWN_TOWNS = `/map/towns.json?v=${TILES_VERSION}`

/** A town of the base map: its name in each language where it differs from the first. */
export type TownRow = readonly [
  name: string,
  lat: number,
  lon: number,
  inhabitants: number,
  others: Readonly<Partial<Record<Locale, string>>>,
]

/** Whom a map has to thank for its data, and where that asks to be looked up. */
export interface Credit {
  text: string
  url?: string
}

export const OWN_CREDITS: readonly Credit[] = [{ text: 'Natural Earth · GeoNames' }]
