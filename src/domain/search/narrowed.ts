import type { Query } from '../../contract/search'
import { KM_PER_DEGREE } from '../map/earth'

type Terms = NonNullable<Query['terms']>
type Ranges = NonNullable<Query['range']>
type Range = Ranges[string]
type Circle = NonNullable<Query['geoDistance']>
type Ring = NonNullable<Query['area']>

/** Joins two records; where both have a path, `join` says what holds then. */
function joined<T>(a: Record<string, T>, b: Record<string, T>, join: (a: T, b: T) => T): Record<string, T> {
  const both = Object.entries(b).map(([path, value]) => {
    const own = Object.hasOwn(a, path) ? a[path] : undefined
    return [path, own === undefined ? value : join(own, value)] as const
  })
  return { ...a, ...Object.fromEntries(both) }
}

/** Values in both lists; a number is the same written out. */
const inBoth = (a: Terms[string], b: Terms[string]) => {
  const known = new Set(b.map(String))
  return a.filter((value) => known.has(String(value)))
}

const higher = (a: string | number, b: string | number) => (Number(b) > Number(a) ? b : a)
const lower = (a: string | number, b: string | number) => (Number(b) < Number(a) ? b : a)
const tighterRange = (a: Range, b: Range): Range => ({
  ...a,
  ...b,
  ...(a.gte !== undefined && b.gte !== undefined && { gte: higher(a.gte, b.gte) }),
  ...(a.gt !== undefined && b.gt !== undefined && { gt: higher(a.gt, b.gt) }),
  ...(a.lte !== undefined && b.lte !== undefined && { lte: lower(a.lte, b.lte) }),
  ...(a.lt !== undefined && b.lt !== undefined && { lt: lower(a.lt, b.lt) }),
})

const box = (south: number, north: number, west: number, east: number): Ranges => ({
  'address.geoLocation.lat': { gte: south, lte: north },
  'address.geoLocation.lon': { gte: west, lte: east },
})

/** The box around a circle, as ranges: a query holds one circle only. */
function aroundCircle({ km, lat, lon }: Circle): Ranges {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return box(lat - high, lat + high, lon - wide, lon + wide)
}

/** The box around a drawn area, as ranges: a query holds one area only. */
function aroundRing(ring: Ring): Ranges {
  const lons = ring.map(([lon]) => lon)
  const lats = ring.map(([, lat]) => lat)
  return box(Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons))
}

const filled = <T extends object>(name: string, record: T) =>
  Object.keys(record).length ? { [name]: record } : {}

/**
 * The listings of a list that a filter leaves: both hold. Values on the same path must be in both lists, bounds are the
 * tighter ones. Of two circles, or two areas, the filter's is exact and the list's is kept as the box around it.
 */
export function narrowed(list: Query, filter: Query): Query {
  const circle = list.geoDistance && filter.geoDistance ? aroundCircle(list.geoDistance) : {}
  const ring = list.area && filter.area ? aroundRing(list.area) : {}
  const boxes = joined(circle, ring, tighterRange)
  const terms = joined(list.terms ?? {}, filter.terms ?? {}, inBoth)
  const range = joined(joined(list.range ?? {}, boxes, tighterRange), filter.range ?? {}, tighterRange)
  const not = joined(list.not ?? {}, filter.not ?? {}, (a, b) => [...a, ...b])
  const match = joined(list.match ?? {}, filter.match ?? {}, (a, b) => `${a} ${b}`)
  const geoDistance = filter.geoDistance ?? list.geoDistance
  const area = filter.area ?? list.area
  return {
    ...filled('terms', terms),
    ...filled('range', range),
    ...filled('not', not),
    ...filled('match', match),
    ...(geoDistance && { geoDistance }),
    ...(area && { area }),
  }
}
