/** At which end of the foot of a map the card of a pin stands. */
export type CardSide = 'start' | 'end'

export const CARD_SIDES: readonly CardSide[] = ['start', 'end']

/** All in px, from the map's left and upper edge. */
interface Room {
  pin: { x: number; y: number }
  mapWidth: number
  /** How wide the card is with its distance to the edge of the map, and where its upper edge is. */
  card: { width: number; top: number }
  /** Where the card may stand. */
  sides: readonly CardSide[]
}

interface Beside {
  side: CardSide
  /** How far the map is to be panned. */
  by: [x: number, y: number]
}

/** Room for a pin beside or above its card. */
const ROOM_PX = 56

/** Where the card of a pin stands with the map moved the least, so that the pin is beside it or above it and not behind. */
export function besideCard({ pin, mapWidth, card, sides }: Room): Beside {
  const reach = card.width + ROOM_PX
  const top = card.top - ROOM_PX / 2
  const fits = reach < mapWidth - ROOM_PX
  const ways = sides.flatMap((side): Beside[] => {
    const x = side === 'start' ? Math.min(0, pin.x - reach) : Math.max(0, pin.x - (mapWidth - reach))
    const up: Beside = { side, by: [0, Math.max(0, pin.y - top)] }
    return fits ? [{ side, by: [x, 0] }, up] : [up]
  })
  const length = ({ by: [x, y] }: Beside) => Math.abs(x) + y
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best))
}
