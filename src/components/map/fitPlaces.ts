import { latLngBounds, type Map } from 'leaflet'
import type { KeptView } from '../../state/map/keptView'

const HALF_STEP = 0.5
const NEAREST = 14
/** A pin stands above its place and is wider than it: so much room, in px, keeps it whole. */
const PIN_ROOM = { topLeft: [32, 40], bottomRight: [32, 12] } satisfies Record<string, [number, number]>

/** A whole step out shows four times as much: what does not quite fit is met halfway, until the visitor zooms. */
function byHalfSteps(map: Map, go: () => void): void {
  const { zoomSnap } = map.options
  map.options.zoomSnap = HALF_STEP
  go()
  map.options.zoomSnap = zoomSnap
}

/** Shows these places, as near as they fit. */
export function fitPlaces(map: Map, places: readonly (readonly [lat: number, lon: number])[]): void {
  byHalfSteps(map, () =>
    map.fitBounds(latLngBounds(places.map(([lat, lon]) => [lat, lon])), {
      paddingTopLeft: PIN_ROOM.topLeft,
      paddingBottomRight: PIN_ROOM.bottomRight,
      maxZoom: NEAREST,
      animate: false,
    }),
  )
}

/** Shows a map as it was left, also where that was halfway. */
export const showAgain = (map: Map, { lat, lon, zoom }: NonNullable<KeptView['at']>): void =>
  byHalfSteps(map, () => map.setView([lat, lon], zoom, { animate: false }))
