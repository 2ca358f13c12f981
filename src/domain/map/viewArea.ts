import type { Area } from '../search/area'

/** Edges of a window on the map, in degrees. */
export interface Edges {
  west: number
  south: number
  east: number
  north: number
}

/** The ring around a window: how "search this area" asks for what is in sight. */
export const viewArea = ({ west, south, east, north }: Edges): Area => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** Whether an area is a window that was in sight, rather than one that somebody drew. */
export function isViewArea(area: Area): boolean {
  const [a, b, c, d] = area
  if (area.length !== 4 || !a || !b || !c || !d) return false
  return a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0]
}

/** How far the middle of a window may be off, as a part of its size, and how much larger it may be: less than half a step of zoom. */
const MIDDLE = 0.02
const LARGER = 1.3

/** Whether two windows show the same part of the map: what was searched is rounded, and the tools above a map leave it more or less room. */
export function showsSame(one: Edges, other: Edges): boolean {
  const isSame = (from: number, to: number, otherFrom: number, otherTo: number) => {
    const [size, otherSize] = [to - from, otherTo - otherFrom]
    const off = Math.abs(from + to - otherFrom - otherTo) / 2
    return off <= MIDDLE * size && size <= LARGER * otherSize && otherSize <= LARGER * size
  }
  return (
    isSame(one.west, one.east, other.west, other.east) &&
    isSame(one.south, one.north, other.south, other.north)
  )
}

export function edgesOf(area: Area): Edges {
  const lons = area.map(([lon]) => lon)
  const lats = area.map(([, lat]) => lat)
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  }
}

/** The window that holds all places; undefined when there are none. */
export function edgesAround(places: Iterable<{ lat: number; lon: number }>): Edges | undefined {
  let edges: Edges | undefined
  for (const { lat, lon } of places)
    edges = {
      west: Math.min(edges?.west ?? lon, lon),
      south: Math.min(edges?.south ?? lat, lat),
      east: Math.max(edges?.east ?? lon, lon),
      north: Math.max(edges?.north ?? lat, lat),
    }
  return edges
}

/** Whether a place is in a window. */
export const isWithin = (
  { west, south, east, north }: Edges,
  { lat, lon }: { lat: number; lon: number },
): boolean => lon >= west && lon <= east && lat >= south && lat <= north
