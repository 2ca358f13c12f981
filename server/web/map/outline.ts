import { meets, type Box } from '../../../src/domain/map/box'
import { clipRing, piecesIn } from './clip'
import type { Stroke } from './geography'
import { TILE, worldSize } from './mercator'

/** How far beyond its edge a tile is drawn, in pixels, so that broad strokes pass from one to the next unbroken. */
const MARGIN = 24

/** A tile's place on the map. */
export interface TileAddress {
  z: number
  x: number
  y: number
}

const FRAME: Box = { left: -MARGIN, top: -MARGIN, right: TILE + MARGIN, bottom: TILE + MARGIN }

/** The part of the world that a tile shows with its margin, in parts of the world's width. */
function windowOf({ z, x, y }: TileAddress): Box {
  const size = worldSize(z)
  return {
    left: (x * TILE - MARGIN) / size,
    top: (y * TILE - MARGIN) / size,
    right: ((x + 1) * TILE + MARGIN) / size,
    bottom: ((y + 1) * TILE + MARGIN) / size,
  }
}

/** Beyond which sides of a window a point lies, one bit a side. */
const sidesPassed = (x: number, y: number, { left, top, right, bottom }: Box) =>
  (x < left ? 1 : 0) | (x > right ? 2 : 0) | (y < top ? 4 : 0) | (y > bottom ? 8 : 0)

/**
 * In pixels of the tile. Points that fall on the same half pixel are told once, and of a run that passes by beyond one side
 * only the ends, which leaves little of a coast of twenty thousand points.
 */
function pixels({ points }: Stroke, tile: TileAddress): number[] {
  const size = worldSize(tile.z)
  const seen = windowOf(tile)
  const told: number[] = []
  const passed = (i: number) => sidesPassed(points[i] ?? 0, points[i + 1] ?? 0, seen)
  // The sides beyond which all points lie since the last one that was told.
  let shared = 0
  let here = passed(0)
  for (let i = 0; i < points.length; i += 2) {
    const after = i + 2 < points.length ? passed(i + 2) : 0
    shared &= here
    if ((shared & after) === 0) {
      shared = here
      const px = Math.round(((points[i] ?? 0) * size - tile.x * TILE) * 2) / 2
      const py = Math.round(((points[i + 1] ?? 0) * size - tile.y * TILE) * 2) / 2
      if (px !== told.at(-2) || py !== told.at(-1)) told.push(px, py)
    }
    here = after
  }
  return told
}

const written = (points: readonly number[]) => {
  const pairs = points.map((value) => Math.round(value * 2) / 2)
  return `M${pairs.slice(0, 2).join(' ')}L${pairs.slice(2).join(' ')}`
}

/** Path of the areas within a tile; '' where there is none. Fill it by the rule evenodd: holes are rings too. */
export const areaPath = (shapes: readonly Stroke[], tile: TileAddress) =>
  shapes
    .filter(({ box }) => meets(box, windowOf(tile)))
    .map((shape) => clipRing(pixels(shape, tile), FRAME))
    .filter(({ length }) => length > 4)
    .map((ring) => `${written(ring)}Z`)
    .join('')

/** Path of the lines within a tile; '' where there is none. */
export const linePath = (lines: readonly Stroke[], tile: TileAddress) =>
  lines
    .filter(({ box }) => meets(box, windowOf(tile)))
    .flatMap((line) => piecesIn(pixels(line, tile), FRAME))
    .map(written)
    .join('')
