import type { Box } from './box'
import { BoxGrid } from './boxGrid'

/** Something that stands on a map, in px of it. */
export interface Standee {
  key: string
  x: number
  y: number
  /** What it covers when it says all that it has to say. */
  whole: Box
  /** Whether it may be no more than a dot: a pin may, a cluster with its count not. */
  canShrink: boolean
}

/** How far a dot reaches around its place, px. */
const DOT_REACH = 8

const dotOf = ({ x, y }: Standee): Box => ({
  left: x - DOT_REACH,
  top: y - DOT_REACH,
  right: x + DOT_REACH,
  bottom: y + DOT_REACH,
})

/**
 * What each of those on a map covers: all of it where nothing else stands, first come first served, and else a dot. Clusters have their room
 * before any pin. No price lies over another price, over a count or over a dot.
 * @returns the box of each, by its key; a pin that is a dot is in `dots`
 */
export function crowd(standees: readonly Standee[]): { boxes: Map<string, Box>; dots: Set<string> } {
  const grid = new BoxGrid()
  const boxes = new Map<string, Box>()
  const dots = new Set<string>()
  for (const one of standees) grid.put(one.canShrink ? dotOf(one) : one.whole, one.key)
  for (const one of standees) {
    const isDot = one.canShrink && grid.isTaken(one.whole, one.key)
    if (isDot) dots.add(one.key)
    else if (one.canShrink) grid.put(one.whole, one.key)
    boxes.set(one.key, isDot ? dotOf(one) : one.whole)
  }
  return { boxes, dots }
}
