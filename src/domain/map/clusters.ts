import Supercluster from 'supercluster'
import type { MapPlace } from './mapPlaces'
import { STREET_ZOOM } from './streetMap'

/** Many places that are too near each other to be told apart. */
export interface Cluster {
  key: string
  lat: number
  lon: number
  listings: number
  /** Zoom at which the cluster falls apart. */
  opensAt: () => number
  /** All places that it gathers. */
  places: () => MapPlace[]
}

/** Something that stands on the map: a place, or many as one. */
export type Standing = { key: string; lat: number; lon: number; place: MapPlace } | Cluster

/** Whether what stands on the map is what stood there under the same key. */
export const isSame = (next: Standing, before: Standing): boolean =>
  'place' in next ? next.place === ('place' in before && before.place) : !('place' in before)

export type Box = [west: number, south: number, east: number, north: number]

/** Clusters of places for every zoom level; asked by window and zoom, as the map moves. */
export interface Clusters {
  within: (box: Box, zoom: number) => Standing[]
}

interface Sum {
  /** Listings, where a place may hold several. */
  listings: number
}
type Of = { standing: Standing }
type Index = Supercluster<Of, Sum>

/** Up to the nearest zoom of a map but one; at the nearest every place stands alone. */
const LAST_CLUSTER_ZOOM = STREET_ZOOM - 1
/** Pixels of the map between what stands on it: a cluster is as wide. Pins that have no room for their price are dots (`crowd`). */
const RADIUS = 58
/** How much further out a map may be than the level whose clusters it shows: they stand nearer to each other, and still apart. */
const FURTHER_OUT = 0.4

/** The whole zoom level of which a map shows clusters and names, as it may stand between two. */
export const levelOf = (zoom: number): number => Math.floor(zoom + FURTHER_OUT)

/** Of a tile of Leaflet's, in which these pixels are counted. */
const TILE_PX = 256
/** So many places are clustered in a few milliseconds, even by a browser that has not warmed to it yet. */
const PART = 1000
/** Up to this zoom a map of many parts is one whole; from the next one on each part has clusters of its own. */
const LAST_WHOLE_ZOOM = 10
const WORLD: Box = [-180, -85, 180, 85]

function indexOf(standings: readonly Standing[], minZoom: number, maxZoom: number): Index {
  const index: Index = new Supercluster<Of, Sum>({
    radius: RADIUS,
    extent: TILE_PX,
    minZoom,
    maxZoom,
    map: ({ standing }) => ({
      listings: 'place' in standing ? standing.place.pins.length : standing.listings,
    }),
    reduce: (sum, { listings }) => {
      sum.listings += listings
    },
  })
  index.load(
    standings.map((standing) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [standing.lon, standing.lat] },
      properties: { standing },
    })),
  )
  return index
}

const placesOf = (standing: Standing) => ('place' in standing ? [standing.place] : standing.places())

/** What an index has in a window. `name` sets its clusters apart from those of other indexes. */
const standingsIn = (index: Index, name: string, box: Box, zoom: number): Standing[] =>
  index.getClusters(box, zoom).map(({ geometry, properties }) => {
    if (!('cluster' in properties)) return properties.standing
    const [lon = 0, lat = 0] = geometry.coordinates
    const { cluster_id: id, listings } = properties
    const opensAt = () => index.getClusterExpansionZoom(id)
    const places = () => index.getLeaves(id, Infinity).flatMap((leaf) => placesOf(leaf.properties.standing))
    return { key: `c${name}${id}`, lat, lon, listings, opensAt, places }
  })

/** Places in so many bands of about as many each, by one of their degrees. */
function* bands(
  places: readonly MapPlace[],
  by: 'lat' | 'lon',
  count: number,
): Generator<void, MapPlace[][]> {
  const sorted = Float64Array.from(places, (place) => place[by]).sort()
  const bounds = Array.from({ length: count - 1 }, (_, band) => {
    return sorted[Math.ceil(((band + 1) * sorted.length) / count)] ?? Infinity
  })
  const found: MapPlace[][] = [...bounds, Infinity].map(() => [])
  for (const [at, place] of places.entries()) {
    if (at % (10 * PART) === 0) yield
    let [from, to] = [0, bounds.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (place[by] < (bounds[middle] ?? Infinity)) to = middle
      else from = middle + 1
    }
    found[from]?.push(place)
  }
  return found.filter(({ length }) => length > 0)
}

/** Places by the field of a grid they stand in; fields rather than long strips, as clusters end at their edges. */
function* fields(places: readonly MapPlace[]): Generator<void, MapPlace[][]> {
  const found: MapPlace[][] = []
  const side = Math.ceil(Math.sqrt(places.length / PART))
  for (const column of yield* bands(places, 'lon', side)) found.push(...(yield* bands(column, 'lat', side)))
  return found
}

const standingOf = (place: MapPlace): Standing => ({
  key: place.key,
  lat: place.lat,
  lon: place.lon,
  place,
})

/**
 * Clusters places a part at a time, with a pause after each, so that many do not hold up the page. Few are one part. Many are
 * fields with clusters of their own for the near zoom levels, and those are clustered further into one whole for the far ones.
 */
export function* clusterSteps(places: readonly MapPlace[]): Generator<void, Clusters> {
  if (places.length <= 2 * PART) {
    const index = indexOf(places.map(standingOf), 0, LAST_CLUSTER_ZOOM)
    return { within: (box, zoom) => standingsIn(index, '', box, zoom) }
  }
  const parts: { index: Index; name: string }[] = []
  const far: Standing[] = []
  for (const field of yield* fields(places)) {
    yield
    const index = indexOf(field.map(standingOf), LAST_WHOLE_ZOOM + 1, LAST_CLUSTER_ZOOM)
    const name = `${parts.length}-`
    parts.push({ index, name })
    far.push(...standingsIn(index, name, WORLD, LAST_WHOLE_ZOOM + 1))
  }
  yield
  const whole = indexOf(far, 0, LAST_WHOLE_ZOOM)
  return {
    within: (box, zoom) =>
      zoom <= LAST_WHOLE_ZOOM
        ? standingsIn(whole, 'w', box, zoom)
        : parts.flatMap(({ index, name }) => standingsIn(index, name, box, zoom)),
  }
}
