import type { PlanRoom } from './spec'

/** A room with its place on the floor, metres from the north-west corner. */
export interface PlacedRoom extends PlanRoom {
  x: number
  y: number
  w: number
  h: number
}

/** Lays the rooms of one floor out in a rectangle of the given width to height ratio, each with its true area. */
export function layOut(
  rooms: readonly PlanRoom[],
  ratio: number,
): { rooms: PlacedRoom[]; w: number; h: number } {
  const total = rooms.reduce((sum, room) => sum + room.area, 0)
  const w = Math.sqrt(total * ratio)
  const h = total / w
  // What comes last lies in the corner, so the room by which one comes in has a wall to the outside.
  const last = (room: PlanRoom) => (room.entrance ? 1 : 0)
  const ordered = [...rooms].sort((a, b) => last(a) - last(b) || b.area - a.area)
  return { rooms: fill(ordered, 0, 0, w, h), w, h }
}

/** Where one comes in, in metres: at the outer wall below or on the left of the hall, of a plan without one of the largest room. */
export function entranceOf({
  rooms,
  h,
}: {
  rooms: readonly PlacedRoom[]
  h: number
}): { room: PlacedRoom; side: 'below' | 'left'; x: number; y: number } | undefined {
  const room = rooms.find(({ entrance }) => entrance) ?? rooms[0]
  if (!room) return undefined
  return room.y + room.h > h - 0.05
    ? { room, side: 'below', x: room.x + room.w * 0.3, y: h }
    : { room, side: 'left', x: 0, y: room.y + room.h * 0.7 }
}

/** Squarified rows: a row takes rooms as long as that makes its worst proportion better. */
function fill(rooms: readonly PlanRoom[], x: number, y: number, w: number, h: number): PlacedRoom[] {
  if (!rooms.length) return []
  const short = Math.min(w, h)
  let count = 1
  while (
    count < rooms.length &&
    worst(rooms.slice(0, count + 1), short) <= worst(rooms.slice(0, count), short)
  )
    count++
  const row = rooms.slice(0, count)
  const area = row.reduce((sum, room) => sum + room.area, 0)
  const thick = area / short
  let along = 0
  const placed = row.map((room) => {
    const length = room.area / thick
    const spot = w >= h ? { x, y: y + along, w: thick, h: length } : { x: x + along, y, w: length, h: thick }
    along += length
    return { ...room, ...spot }
  })
  const rest = rooms.slice(count)
  return [
    ...placed,
    ...(w >= h ? fill(rest, x + thick, y, w - thick, h) : fill(rest, x, y + thick, w, h - thick)),
  ]
}

function worst(row: readonly PlanRoom[], short: number): number {
  const thick = row.reduce((sum, room) => sum + room.area, 0) / short
  return Math.max(...row.map((room) => Math.max(room.area / thick / thick, (thick * thick) / room.area)))
}
