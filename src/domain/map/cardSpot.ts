import type { Box } from './box'

/** All in px, from the map's left and upper edge. */
interface Asked {
  /** The place that the pin stands on or above. */
  pin: { x: number; y: number }
  card: { width: number; height: number }
  /** What the window shows of the map, less a margin. */
  room: Box
  /** Where the card stood before it grew: it stays on that side. */
  side?: Side | undefined
}

export type Side = 'below' | 'above' | 'right' | 'left'

interface Spot {
  side: Side
  left: number
  top: number
  /** How far the map is to be panned for pin and card to be seen. */
  by: [x: number, y: number]
}

/** From the place down to a card below it, up to one above its pin, and to one beside it. */
const BELOW = 12
const ABOVE = 42
const BESIDE = 48

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Where the card of a pin stands: at the pin, over none of it, with the map moved the least, most often not at all. */
export function cardSpot({ pin, card: { width, height }, room, side }: Asked): Spot {
  const left = clamped(pin.x - width / 2, room.left, room.right - width)
  const top = clamped(pin.y - height / 2, room.top, room.bottom - height)
  const under = pin.y + BELOW + height - room.bottom
  const over = room.top - (pin.y - ABOVE - height)
  const right = pin.x + BESIDE + width - room.right
  const before = room.left - (pin.x - BESIDE - width)
  // Below and above first: beside a pin there is seldom room, and a card there is further from it.
  const ways: readonly Spot[] = [
    { side: 'below', left, top: pin.y + BELOW - Math.max(0, under), by: [0, Math.max(0, under)] },
    { side: 'above', left, top: pin.y - ABOVE - height + Math.max(0, over), by: [0, 0 - Math.max(0, over)] },
    { side: 'right', left: pin.x + BESIDE - Math.max(0, right), top, by: [Math.max(0, right), 0] },
    {
      side: 'left',
      left: pin.x - BESIDE - width + Math.max(0, before),
      top,
      by: [0 - Math.max(0, before), 0],
    },
  ]
  const far = ({ by: [x, y] }: Spot) => Math.abs(x) + Math.abs(y)
  const kept = ways.find((way) => way.side === side)
  return kept ?? ways.reduce((best, way) => (far(way) < far(best) ? way : best))
}

/** Where a card goes with a pin that moved by so much: it stays at the pin, and in the room. */
export const movedSpot = (
  { left, top }: { left: number; top: number },
  { width, height }: Asked['card'],
  room: Box,
) => ({
  left: clamped(left, room.left, Math.max(room.left, room.right - width)),
  top: clamped(top, room.top, Math.max(room.top, room.bottom - height)),
})

/** What a pin needs on each side of its place, px: a price stands above it, and is as wide as its figures. */
const AROUND = { side: 56, over: 44, under: 28 }

/** How far a map so wide is panned for a pin to be whole in it, above a sheet whose upper edge is at `top`; all in px. */
export const aboveSheet = (pin: Asked['pin'], width: number, top: number): [x: number, y: number] => [
  pin.x - clamped(pin.x, AROUND.side, width - AROUND.side),
  pin.y - clamped(pin.y, AROUND.over, top - AROUND.under),
]
