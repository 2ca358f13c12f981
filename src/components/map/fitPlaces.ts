import { latLngBounds, type Map } from 'leaflet'

const HALF_STEP = 0.5
const NEAREST = 14
/** A pin stands above its place and is wider than it: so much room, in px, keeps it whole. */
const PIN_ROOM = { topLeft: [32, 40], bottomRight: [32, 12] } satisfies Record<string, [number, number]>

/**
 * Shows these places, as near as they fit. A whole step out shows four times as much: what does not quite fit is met halfway, until
 * the visitor zooms.
 */
export function fitPlaces(map: Map, places: readonly (readonly [lat: number, lon: number])[]): void {
  const { zoomSnap } = map.options
  map.options.zoomSnap = HALF_STEP
  map.fitBounds(latLngBounds(places.map(([lat, lon]) => [lat, lon])), {
    paddingTopLeft: PIN_ROOM.topLeft,
    paddingBottomRight: PIN_ROOM.bottomRight,
    maxZoom: NEAREST,
    animate: false,
  })
  map.options.zoomSnap = zoomSnap
}
