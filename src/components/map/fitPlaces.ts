import type { Map } from 'leaflet'
import { fitView } from '../../domain/map/fitView'
import type { Edges } from '../../domain/map/viewArea'
import type { KeptView } from '../../state/map/keptView'

/** As near as what was found is shown at once: one home with the villages around it. */
const NEAREST_FOUND = 13
/** A pin stands above its place and is wider than it: so much room, in px, keeps it whole. */
const PIN_ROOM = { top: 40, right: 40, bottom: 24, left: 40 } as const

/** Shows a map as it was left, also where that was between two zoom levels. */
export function showAgain(map: Map, { lat, lon, zoom }: NonNullable<KeptView['at']>): void {
  const { zoomSnap } = map.options
  map.options.zoomSnap = 0
  map.setView([lat, lon], zoom, { animate: false })
  map.options.zoomSnap = zoomSnap
}

/**
 * Shows what lies between these edges, as near as it fits: a whole step of zoom out would show four times as much.
 * @param isSaid they are what the visitor said, which fills the map however small it is
 */
export function fitPlaces(map: Map, edges: Edges, isSaid: boolean): void {
  const { x: width, y: height } = map.getSize()
  showAgain(
    map,
    fitView(edges, { width, height, padding: PIN_ROOM }, isSaid ? map.getMaxZoom() : NEAREST_FOUND),
  )
}
