import type { EstateMap, MapKind } from '../../contract/estateMap'
import { rowsOf, valueAt } from './packed'

/** A listing on the map. */
export interface MapPin {
  id: number
  lat: number
  lon: number
  /** Euro; null when it is not set, or not told because the listing is sold. */
  price: number | null
  kind: MapKind
  /** Units of a project that the search asks for; 0 for anything else. */
  units: number
}

/** The rows of a map feed, one at a time. Throws when its columns are not of one length. */
export function* pinRows(feed: EstateMap): Generator<MapPin, void> {
  const columns = [feed.lat, feed.lon, feed.price, feed.kind] as const
  if (columns.some((column) => rowsOf(column) !== feed.ids.length)) {
    throw new Error('The columns of the map feed are not of one length')
  }
  const [lat, lon, price, kind] = columns
  const units = new Map(feed.units)
  let id = 0
  for (const [row, step] of feed.ids.entries()) {
    id += step
    const known = feed.kinds[valueAt(kind, row)]
    if (!known) throw new Error(`The map feed has no kind for listing ${id}`)
    yield {
      id,
      lat: valueAt(lat, row),
      lon: valueAt(lon, row),
      price: feed.prices[valueAt(price, row)] ?? null,
      kind: known,
      units: units.get(row) ?? 0,
    }
  }
}

/** All rows of a map feed. */
export const mapPins = (feed: EstateMap): MapPin[] => [...pinRows(feed)]
