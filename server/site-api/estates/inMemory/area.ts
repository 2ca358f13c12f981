import type { Query } from '../../../../src/contract/search'
import { EARTH_KM, KM_PER_DEGREE } from '../../../../src/domain/map/earth'
import type { NumberColumn } from './numberColumn'

type Holds = (row: number) => boolean

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The places of all rows. */
export interface Places {
  lat: NumberColumn
  lon: NumberColumn
}

/** The same, and of what has no place of its own the middle of its town. */
export interface PlacesOrTowns extends Places {
  town_lat: NumberColumn
  town_lon: NumberColumn
}

/** Within so many kilometres: first a box, which is quickly told, then the distance over the globe. */
export function isNear(columns: PlacesOrTowns, circle: NonNullable<Query['geoDistance']>): Holds {
  const high = circle.km / KM_PER_DEGREE
  const wide = high / Math.max(Math.cos(radians(circle.lat)), 0.01)
  const level = Math.cos(radians(circle.lat))
  const holds = (atLat: number, atLon: number) => {
    const north = atLat - circle.lat
    const east = atLon - circle.lon
    // What has no place is NaN, and NaN is never within.
    if (!(Math.abs(north) <= high && Math.abs(east) <= wide)) return false
    const half = Math.sin(radians(north) / 2) ** 2
    const turn = level * Math.cos(radians(atLat)) * Math.sin(radians(east) / 2) ** 2
    return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half + turn))) <= circle.km
  }
  const { lat, lon, town_lat: townLat, town_lon: townLon } = columns
  return (row) =>
    Number.isNaN(lat.at(row)) ? holds(townLat.at(row), townLon.at(row)) : holds(lat.at(row), lon.at(row))
}

/** Bands of latitude in a degree, and what a sum of two figures may be off. */
const BANDS = 10
const OFF = 1e-9

/** Within any of these circles. Each row is compared with those that reach its band of latitude: somebody may ask for a thousand. */
export function isNearAny(
  columns: PlacesOrTowns,
  circles: readonly NonNullable<Query['geoDistance']>[],
): Holds {
  const bands = new Map<number, Holds[]>()
  for (const circle of circles) {
    const isIn = isNear(columns, circle)
    const reach = circle.km / KM_PER_DEGREE + OFF
    const last = Math.floor((circle.lat + reach) * BANDS)
    for (let band = Math.floor((circle.lat - reach) * BANDS); band <= last; band++) {
      const known = bands.get(band)
      if (known) known.push(isIn)
      else bands.set(band, [isIn])
    }
  }
  const { lat, town_lat: townLat } = columns
  return (row) => {
    const own = lat.at(row)
    const band = Math.floor((Number.isNaN(own) ? townLat.at(row) : own) * BANDS)
    return bands.get(band)?.some((isIn) => isIn(row)) ?? false
  }
}

/** A tenth of a metre, in degrees. */
const EDGE = 1e-6

/** How often a ring goes around a point, with its sign; `edge` when the point is on it. */
function windings(ring: readonly (readonly [number, number])[], x: number, y: number): number | 'edge' {
  let turns = 0
  let [fromX, fromY] = ring.at(-1) ?? [x, y]
  for (const [toX, toY] of ring) {
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY)
    const length = Math.hypot(toX - fromX, toY - fromY)
    const isBeside =
      x >= Math.min(fromX, toX) - EDGE &&
      x <= Math.max(fromX, toX) + EDGE &&
      y >= Math.min(fromY, toY) - EDGE &&
      y <= Math.max(fromY, toY) + EDGE
    if (isBeside && Math.abs(side) <= EDGE * length) return 'edge'
    if (fromY <= y && toY > y && side > 0) turns += 1
    if (fromY > y && toY <= y && side < 0) turns -= 1
    fromX = toX
    fromY = toY
  }
  return turns
}

/** Within a ring of [lon, lat], its edge included; one that crosses itself holds whatever it goes around. */
export function isInside({ lat, lon }: Places, ring: NonNullable<Query['area']>): Holds {
  const lons = ring.map(([x]) => x)
  const lats = ring.map(([, y]) => y)
  const [west, east] = [Math.min(...lons) - EDGE, Math.max(...lons) + EDGE]
  const [south, north] = [Math.min(...lats) - EDGE, Math.max(...lats) + EDGE]
  return (row) => {
    const x = lon.at(row)
    const y = lat.at(row)
    if (!(x >= west && x <= east && y >= south && y <= north)) return false
    return windings(ring, x, y) !== 0
  }
}
