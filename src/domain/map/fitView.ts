import type { Edges } from './viewArea'

/** What is shown of a map: its middle and a zoom, which may lie between two whole levels. */
export interface FittedView {
  lat: number
  lon: number
  zoom: number
}

/** All in px. */
export interface Room {
  width: number
  height: number
  /** What stays free of what is shown at each edge. */
  padding: { top: number; right: number; bottom: number; left: number }
}

const TILE = 256
const worldX = (lon: number) => lon / 360 + 0.5
const worldY = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
const latOf = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90

/**
 * Where a map stands for a window of degrees to fill its room to the edges, one way or the other, no nearer than `nearest`. A map that has
 * no room yet shows the middle from there.
 */
export function fitView(edges: Edges, { width, height, padding }: Room, nearest: number): FittedView {
  const [west, east] = [worldX(edges.west), worldX(edges.east)]
  const [north, south] = [worldY(edges.north), worldY(edges.south)]
  const wide = Math.max(1, width - padding.left - padding.right)
  const high = Math.max(1, height - padding.top - padding.bottom)
  const zoom = Math.min(nearest, Math.log2(Math.min(wide / (east - west), high / (south - north)) / TILE))
  // The middle of what is shown is not that of the map where its edges are not alike.
  const pixel = 1 / (TILE * 2 ** zoom)
  const x = (west + east) / 2 + ((padding.right - padding.left) / 2) * pixel
  const y = (north + south) / 2 + ((padding.bottom - padding.top) / 2) * pixel
  return { lat: latOf(y), lon: (x - 0.5) * 360, zoom }
}
