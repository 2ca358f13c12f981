import { worldX, worldY } from '../../web/map/mercator'

/** Edges in degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** With some kilometres around. */
export const BELGIUM: Box = { west: 2.45, south: 49.45, east: 6.45, north: 51.55 }

/** Parts of the world by their names, with some kilometres around: who looks at a border sees what lies beyond. */
export const AREAS: Readonly<Record<string, Box>> = {
  belgium: BELGIUM,
  flanders: { west: 2.45, south: 50.65, east: 5.98, north: 51.55 },
  brussels: { west: 4.2, south: 50.74, east: 4.52, north: 50.94 },
  wallonia: { west: 2.8, south: 49.45, east: 6.45, north: 50.85 },
}

/** @throws Error that says what is wrong with the text */
export function parseBox(text: string): Box {
  const edges = text.split(',').map((one) => (one.trim() === '' ? NaN : Number(one)))
  const [west = NaN, south = NaN, east = NaN, north = NaN] = edges
  const isRight =
    edges.length === 4 &&
    west >= -180 &&
    west < east &&
    east <= 180 &&
    south >= -90 &&
    south < north &&
    north <= 90
  if (!isRight)
    throw new Error(
      `--bbox must be west,south,east,north in degrees, such as 3.6,51.0,3.8,51.1, not "${text}"`,
    )
  return { west, south, east, north }
}

/** Tiles of a zoom level, the first and the last both counted in. */
export interface TileRange {
  left: number
  right: number
  top: number
  bottom: number
}

/** Tiles that a box touches at a zoom level. */
export function tilesWithin({ west, south, east, north }: Box, zoom: number): TileRange {
  const side = 2 ** zoom
  const at = (part: number) => Math.max(0, Math.min(side - 1, Math.floor(part * side)))
  return {
    left: at(worldX(west)),
    right: at(worldX(east)),
    top: at(worldY(north)),
    bottom: at(worldY(south)),
  }
}

/** What two boxes share; the first where that is nothing. */
export function overlap(one: Box, other: Box): Box {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  }
  return shared.west < shared.east && shared.south < shared.north ? shared : one
}
