import type { Map as LeafletMap } from 'leaflet'
import type { Box } from '../../domain/map/box'
import type { Standing } from '../../domain/map/clusters'
import { crowd, type Standee } from '../../domain/map/crowd'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { pinBox } from '../../domain/map/pinBox'
import { type PinLook, wordsOf } from './pinButton'

/** Works out the look of each place once. */
export function looksOnce(lookOf: (place: MapPlace) => PinLook): (place: MapPlace) => PinLook {
  const known = new WeakMap<MapPlace, PinLook>()
  return (place) => {
    const look = known.get(place) ?? lookOf(place)
    known.set(place, look)
    return look
  }
}

/** Who has its price first where there is no room for all: what was saved, then what is newest. */
const rank = (standing: Standing, look: PinLook | undefined): [saved: number, newest: number] =>
  'place' in standing ? [look?.isFavourite ? 1 : 0, standing.place.pins[0]?.id ?? 0] : [2, 0]

/** Which of those that stand on a map are dots, and the room that all of them take, in px of the whole world at the map's zoom. */
export function pinRoom(
  map: LeafletMap,
  standings: readonly Standing[],
  lookOf: (place: MapPlace) => PinLook,
): { dots: Set<string>; boxes: Box[] } {
  const ranked = standings.map((standing) => {
    const look = 'place' in standing ? lookOf(standing.place) : undefined
    const at = map.project([standing.lat, standing.lon])
    const whole = look
      ? pinBox(wordsOf(look), look.shape, at)
      : pinBox(String('listings' in standing ? standing.listings : ''), 'cluster', at)
    const standee: Standee = { key: standing.key, x: at.x, y: at.y, whole, canShrink: look !== undefined }
    return { standee, rank: rank(standing, look) }
  })
  ranked.sort((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1])
  const { dots, boxes } = crowd(ranked.map(({ standee }) => standee))
  return { dots, boxes: [...boxes.values()] }
}
