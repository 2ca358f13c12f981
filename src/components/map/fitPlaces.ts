import type { Map } from 'leaflet'
import type { Cluster } from '../../domain/map/clusters'
import { fitView, type FittedView } from '../../domain/map/fitView'
import { freeRooms } from '../../domain/map/freeRoom'
import { edgesAround, type Edges } from '../../domain/map/viewArea'
import type { KeptView } from '../../state/map/keptView'
import { NEAR_ZOOM, overMap } from './overMap'

/** As near as what was found is shown at once: one home with the villages around it. */
const NEAREST_FOUND = 13

/** Stands a map between two zoom levels too. */
function stand(map: Map, { lat, lon, zoom }: FittedView, options?: { animate: boolean }): void {
  const { zoomSnap } = map.options
  map.options.zoomSnap = 0
  map.setView([lat, lon], zoom, options)
  map.options.zoomSnap = zoomSnap
}

/** Shows a map as it was left, also where that was between two zoom levels. */
export const showAgain = (map: Map, at: NonNullable<KeptView['at']>): void =>
  stand(map, at, { animate: false })

/** Where what lies between these edges is shown as near as it fits, with no pin of it under what stands over the map. */
function clearView(map: Map, edges: Edges, nearest: number, isVisitors: boolean): FittedView {
  const { x: width, y: height } = map.getSize()
  const at = (zoom: number) =>
    freeRooms({ width, height }, overMap(map, zoom, isVisitors))
      .map((padding) => fitView(edges, { width, height, padding }, nearest))
      .reduce((best, view) => (view.zoom > best.zoom ? view : best))
  const view = at(0)
  return view.zoom < NEAR_ZOOM ? view : at(view.zoom)
}

/**
 * Shows what lies between these edges, as near as it fits: a whole step of zoom out would show four times as much.
 * @param isSaid they are what the visitor said, which fills the map however small it is
 */
export const fitPlaces = (map: Map, edges: Edges, isSaid: boolean): void =>
  showAgain(map, clearView(map, edges, isSaid ? map.getMaxZoom() : NEAREST_FOUND, false))

/**
 * Goes to where what a cluster gathers stands apart: all of it in sight, as near as it fits, and in any case so near that something of it
 * stands by itself.
 */
export function fitCluster(map: Map, { places, opensAt }: Cluster): void {
  const edges = edgesAround(places())
  if (!edges) return
  const nearest = map.getMaxZoom()
  const view = clearView(map, edges, nearest, true)
  stand(map, { ...view, zoom: Math.max(view.zoom, Math.min(opensAt(), nearest)) })
}
