import type { Box } from './box'
import type { Room } from './fitView'

type Padding = Room['padding']

/** A pin stands above its place and is wider than it: so much room, in px, keeps it whole. */
const PIN_ROOM: Padding = { top: 40, right: 40, bottom: 24, left: 40 }
/** As wide is a pin to each side at most beside what stands over a map, px: “from” and a price, the name of a kind. */
const WIDE = 54
/** What stands over a map may take from its width and from its height, as a part of them. */
const MOST_TAKEN = 0.5

const fits = ({ width, height }: Pick<Room, 'width' | 'height'>, { top, right, bottom, left }: Padding) =>
  left + right <= width * MOST_TAKEN && top + bottom <= height * MOST_TAKEN

const taken = ({ top, right, bottom, left }: Padding) => top + right + bottom + left

/** Whether a pin in the room that is left may lie under one of the boxes. */
const isUnder = ({ width, height }: Pick<Room, 'width' | 'height'>, padding: Padding, over: Box): boolean =>
  over.right + WIDE > padding.left &&
  over.left - WIDE < width - padding.right &&
  over.bottom + PIN_ROOM.top > padding.top &&
  over.top - PIN_ROOM.bottom < height - padding.bottom

/**
 * The ways to leave room at the edges of a map so that no pin lies under what stands over it (its zoom buttons, words on where it is): each box
 * of those, in px of the map, is kept clear by one of its sides. Where none leaves half of a small map, the room that a pin needs alone. Those
 * that take least are first.
 */
export function freeRooms(size: Pick<Room, 'width' | 'height'>, over: readonly Box[]): Padding[] {
  let rooms = [PIN_ROOM]
  for (const box of over) {
    const beside = rooms.flatMap((room) =>
      isUnder(size, room, box)
        ? [
            { ...room, top: box.bottom + PIN_ROOM.top },
            { ...room, right: size.width - box.left + WIDE },
            { ...room, bottom: size.height - box.top + PIN_ROOM.bottom },
            { ...room, left: box.right + WIDE },
          ].filter((next) => fits(size, next))
        : room,
    )
    if (beside.length) rooms = beside
  }
  return rooms.sort((a, b) => taken(a) - taken(b))
}
