import type { Box } from './box'
import { BoxGrid } from './boxGrid'

/** A name that wants a place, in px of the map. */
export interface NameWish {
  key: string
  /** What it names. */
  x: number
  y: number
  width: number
  height: number
  /** Whether a dot marks the place and the name stands beside it; else it stands on its place. */
  hasDot: boolean
}

/** Where the upper left corner of a name stands. */
interface PlacedName {
  key: string
  left: number
  top: number
}

/** Clear space around a name, px. */
const AIR = 4
/** How far a dot reaches, px, with the space to its name. */
const DOT = 5
/** How far a name goes out of the way of what stands on its place: half a cluster. */
const ASIDE = 26

type Corner = readonly [left: number, top: number]

/** Where a name may stand, the best place first. */
function corners({ x, y, width, height, hasDot }: NameWish): Corner[] {
  const around = (by: number): Corner[] => [
    [x - width / 2, y - by - height],
    [x - width / 2, y + by],
    [x + by, y - height / 2],
    [x - by - width, y - height / 2],
  ]
  const middle: Corner = [x - width / 2, y - height / 2]
  return [...(hasDot ? around(DOT) : [middle]), ...around(ASIDE)]
}

const dotBox = ({ x, y }: NameWish): Box => ({ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT })

/**
 * Places names, the first of them first, each where it stands over nothing: neither another name with its dot nor what takes room already,
 * as pins do. A name that has no such place is left out, as is one whose dot would lie under another name.
 */
export function placeNames(wishes: readonly NameWish[], taken: readonly Box[]): PlacedName[] {
  const [names, others] = [new BoxGrid(), new BoxGrid()]
  for (const box of taken) others.put(box)
  return wishes.flatMap((wish): PlacedName[] => {
    const dot = wish.hasDot ? dotBox(wish) : undefined
    if (dot && names.isTaken(dot)) return []
    for (const [left, top] of corners(wish)) {
      const box = {
        left: left - AIR,
        top: top - AIR,
        right: left + wish.width + AIR,
        bottom: top + wish.height + AIR,
      }
      if (names.isTaken(box) || others.isTaken(box)) continue
      names.put(box)
      if (dot) names.put(dot)
      return [{ key: wish.key, left, top }]
    }
    return []
  })
}
