import type { MapPlace } from './mapPlaces'
import { isWithin, type Edges } from './viewArea'

/** The listings that stand in a window of the map, the first so many of them in the order in which they were found. */
export function sightedIds(places: readonly MapPlace[], window: Edges, most: number): number[] {
  const ids: number[] = []
  for (const place of places) {
    if (!isWithin(window, place)) continue
    for (const { id } of place.pins) {
      if (ids.length === most) return ids
      ids.push(id)
    }
  }
  return ids
}
