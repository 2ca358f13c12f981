import type { EstateMap } from '../../contract/estateMap'
import { pinRows } from '../search/mapPins'
import { clusterSteps, type Clusters } from './clusters'
import { gatherPlaces, groupOf, keysOf, type MapPlace } from './mapPlaces'
import { edgesAround, type Edges } from './viewArea'

/** All that a map shows, and ways to find it. */
export interface PlaceIndex {
  /** Listings found, those without a place included. */
  total: number
  /** Listings that have a place. */
  placed: number
  /** The window that holds all places; undefined when there are none. */
  edges: Edges | undefined
  /** Some places are only known to about a kilometre. */
  hasApproximate: boolean
  clusters: Clusters
  /** Where a listing stands. */
  placeOf: (listing: number) => MapPlace | undefined
  /** The place with a key, or the group of places. */
  at: (key: string) => MapPlace | undefined
  /** Every place, in the order in which their listings were found. */
  all: readonly MapPlace[]
}

/** Rows that are read between two pauses. */
const ROWS = 1000

/** Reads a map's feed and clusters its places, with pauses in which the page can do something else. Throws for a broken feed. */
export function* placeIndexSteps(feed: EstateMap): Generator<void, PlaceIndex> {
  const gathered = gatherPlaces()
  const byListing = new Map<number, MapPlace>()
  let row = 0
  for (const pin of pinRows(feed)) {
    byListing.set(pin.id, gathered.add(pin))
    row += 1
    if (row % ROWS === 0) yield
  }
  const places = [...gathered.places.values()]
  const edges = edgesAround(places)
  yield
  const clusters = yield* clusterSteps(places)
  return {
    total: feed.total,
    placed: row,
    edges,
    hasApproximate: places.some(({ approximate }) => approximate),
    clusters,
    placeOf: (listing) => byListing.get(listing),
    at: (key) => groupOf(keysOf(key).flatMap((one) => gathered.places.get(one) ?? [])),
    all: places,
  }
}

/** A map before anything was found. */
export const NO_PLACES: PlaceIndex = {
  total: 0,
  placed: 0,
  edges: undefined,
  hasApproximate: false,
  clusters: { within: () => [] },
  placeOf: () => undefined,
  at: () => undefined,
  all: [],
}
