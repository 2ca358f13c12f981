import type { Map as LeafletMap } from 'leaflet'
import type { Box } from '../../domain/map/box'

/** Said on a map when what stands on it takes other room. */
export const ROOM_TAKEN = 'roomtaken'

const taken = new WeakMap<LeafletMap, readonly Box[]>()

/** What pins cover of a map, in px of its whole world at its zoom: no name stands there. */
export const roomTaken = (map: LeafletMap): readonly Box[] => taken.get(map) ?? []

/** Takes room on a map, in place of what was taken before. */
export function takeRoom(map: LeafletMap, boxes: readonly Box[]): void {
  taken.set(map, boxes)
  map.fire(ROOM_TAKEN)
}
