import type { Map } from 'leaflet'
import type { Edges } from '../../domain/map/viewArea'

/** The edges of what a map shows. */
export function edgesInSight(map: Map): Edges {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
