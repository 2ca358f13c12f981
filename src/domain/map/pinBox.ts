import type { Box } from './box'

/** Sizes of what stands on a map, px, as `PinLayer.styles` draws it. */
const HEIGHT = 28
/** How far a price stands above its place. */
const STEM = 6
const CLUSTER = 40
/** Of a letter of a pin, and what stands before and after the words. */
const LETTER = 7.6
const SIDES = 18
/** Clear space around a pin. */
const AIR = 1

export type PinShape = 'price' | 'cluster' | 'about'

/** What a pin with such words covers at a place of the map; its letters are taken a little wider than they are. */
export function pinBox(text: string, shape: PinShape, { x, y }: { x: number; y: number }): Box {
  const least = shape === 'cluster' ? CLUSTER : HEIGHT
  const width = Math.max(least, text.length * LETTER + SIDES) / 2 + AIR
  const high = least / 2 + AIR
  const middle = shape === 'price' ? y - STEM - HEIGHT / 2 : y
  return {
    left: x - width,
    top: middle - high,
    right: x + width,
    // A price stands on a stem.
    bottom: shape === 'price' ? y : middle + high,
  }
}
