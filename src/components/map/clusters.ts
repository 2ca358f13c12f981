import Supercluster from 'supercluster'
import type { MapPlace } from '../../domain/map/mapPlaces'

interface PlaceOf {
  place: MapPlace
}
interface Sum {
  /** Listings, where a place may hold several. */
  listings: number
}

/** From this zoom on every place stands alone. */
const LAST_CLUSTER_ZOOM = 14
const RADIUS = 76

/** Something that stands on the map: a place, or many that are too near each other to be told apart. */
export type Standing =
  | { key: string; lat: number; lon: number; place: MapPlace }
  | { key: string; lat: number; lon: number; listings: number; cluster: number }

export type Clusters = ReturnType<typeof createClusters>

/** Clusters of places for every zoom level; asked by window and zoom, as the map moves. */
export function createClusters(places: readonly MapPlace[]) {
  const index = new Supercluster<PlaceOf, Sum>({
    radius: RADIUS,
    maxZoom: LAST_CLUSTER_ZOOM,
    map: ({ place }) => ({ listings: place.pins.length }),
    reduce: (sum, { listings }) => {
      sum.listings += listings
    },
  })
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.lon, place.lat] },
      properties: { place },
    })),
  )
  return {
    within: (box: [west: number, south: number, east: number, north: number], zoom: number): Standing[] =>
      index.getClusters(box, zoom).map(({ geometry, properties }) => {
        const [lon = 0, lat = 0] = geometry.coordinates
        if (!properties || !('cluster' in properties)) {
          const { place } = properties as PlaceOf
          return { key: place.key, lat, lon, place }
        }
        const { cluster_id, listings } = properties
        return {
          key: `c${cluster_id}`,
          lat,
          lon,
          listings,
          cluster: cluster_id,
        }
      }),
    /** Zoom at which a cluster falls apart. */
    opensAt: (cluster: number) => index.getClusterExpansionZoom(cluster),
  }
}
