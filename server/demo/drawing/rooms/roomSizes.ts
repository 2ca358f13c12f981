import type { RoomKind } from '../spec'

interface RoomSize {
  /** Metres, from and to. */
  width: [number, number]
  height: [number, number]
}

/** Rooms of a home. */
export const HOME: RoomSize = { width: [4.9, 5.8], height: [2.6, 2.9] }

/** Rooms that are larger or smaller than those of a home. */
export const roomSizes: Partial<Record<RoomKind, RoomSize>> = {
  cellar: { width: [3.4, 4.2], height: [2.2, 2.4] },
  basement: { width: [11.4, 13.8], height: [2.5, 2.7] },
  shop: { width: [6.8, 8], height: [3, 3.4] },
  hall: { width: [13, 15.5], height: [5.6, 6.6] },
}
