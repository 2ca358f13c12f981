import { meets, type Box } from './box'

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

/** Boxes by the field of a grid they reach into, so that each is compared with its neighbours alone. */
class Grid {
  private readonly fields = new Map<string, { box: Box; key: string }[]>()

  private *fieldsOf({ left, top, right, bottom }: Box) {
    for (let x = Math.floor(left / FIELD); x <= Math.floor(right / FIELD); x++)
      for (let y = Math.floor(top / FIELD); y <= Math.floor(bottom / FIELD); y++) yield `${x},${y}`
  }

  put(key: string, box: Box): void {
    for (const field of this.fieldsOf(box)) {
      const here = this.fields.get(field)
      if (here) here.push({ key, box })
      else this.fields.set(field, [{ key, box }])
    }
  }

  /** Whether something else stands in a box. */
  isTaken(of: string, box: Box): boolean {
    for (const field of this.fieldsOf(box))
      if (this.fields.get(field)?.some(({ key, box: other }) => key !== of && meets(box, other))) return true
    return false
  }
}

const FIELD = 64

/**
 * What each of those on a map covers: all of it where nothing else stands, first come first served, and else a dot. Clusters have their room
 * before any pin. No price lies over another price, over a count or over a dot.
 * @returns the box of each, by its key; a pin that is a dot is in `dots`
 */
export function crowd(standees: readonly Standee[]): { boxes: Map<string, Box>; dots: Set<string> } {
  const grid = new Grid()
  const boxes = new Map<string, Box>()
  const dots = new Set<string>()
  for (const one of standees) grid.put(one.key, one.canShrink ? dotOf(one) : one.whole)
  for (const one of standees) {
    const isDot = one.canShrink && grid.isTaken(one.key, one.whole)
    if (isDot) dots.add(one.key)
    else if (one.canShrink) grid.put(one.key, one.whole)
    boxes.set(one.key, isDot ? dotOf(one) : one.whole)
  }
  return { boxes, dots }
}
