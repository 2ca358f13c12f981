/** Edge of a tile in pixels, the unit in which web maps count zoom levels. */
export const TILE = 256

/** Where the map ends to the north and south, as on all web maps. */
const MAX_LATITUDE = 85.051129

/** Longitude as a part of the map's width: 0 at 180° west, 1 at 180° east. */
export const worldX = (lon: number) => lon / 360 + 0.5

/** Latitude as a part of the map's height on the Mercator map: 0 in the north, 1 in the south. */
export function worldY(lat: number): number {
  const radians = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)
}

/** Width of the whole map in pixels at a zoom level. */
export const worldSize = (zoom: number) => TILE * 2 ** zoom

const EQUATOR_KM = 40_075.017

/** How many pixels a kilometre is long at a latitude and zoom level. */
export const pixelsPerKm = (lat: number, zoom: number) =>
  worldSize(zoom) / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180))
