import type { EstateMap, MapKind } from '../../contract/estateMap'
import { unpack } from './packed'

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

/** The rows of a map feed. Throws when its columns are not of one length. */
export function mapPins(feed: EstateMap): MapPin[] {
  const columns = [feed.lat, feed.lon, feed.price, feed.kind].map(unpack)
  if (columns.some(({ length }) => length !== feed.ids.length)) {
    throw new Error('The columns of the map feed are not of one length')
  }
  const [lat = [], lon = [], price = [], kind = []] = columns
  const units = new Map(feed.units)
  let id = 0
  return feed.ids.map((step, row): MapPin => {
    id += step
    const known = feed.kinds[kind[row] ?? 0]
    if (!known) throw new Error(`The map feed has no kind for listing ${id}`)
    return {
      id,
      lat: lat[row] ?? 0,
      lon: lon[row] ?? 0,
      price: feed.prices[price[row] ?? 0] ?? null,
      kind: known,
      units: units.get(row) ?? 0,
    }
  })
}
