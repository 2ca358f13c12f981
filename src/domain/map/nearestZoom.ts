import { KM_PER_DEGREE } from './earth'
import type { Edges } from './viewArea'

/** Circumference of the earth over the pixels of a tile: how many km a pixel is at the equator on the map of one tile. */
const KM_A_PIXEL = (360 * KM_PER_DEGREE) / 256

/** So many km a pixel stands for at a latitude and zoom. */
const kmPerPixel = (lat: number, zoom: number) => (KM_A_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom

/**
 * The nearest zoom level at which a window of so many pixels shows at least one name wherever it is, on average: nearer there is nothing
 * to tell by where one is.
 * @param names how many names lie in `edges`
 */
export function nearestZoom(
  names: number,
  { west, south, east, north }: Edges,
  window: { width: number; height: number },
): number {
  const lat = (south + north) / 2
  const wide = (east - west) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  const kmOfOne = (wide * (north - south) * KM_PER_DEGREE) / names
  const shown = (zoom: number) => window.width * window.height * kmPerPixel(lat, zoom) ** 2
  let zoom = 0
  while (shown(zoom + 1) >= kmOfOne) zoom += 1
  return zoom
}
