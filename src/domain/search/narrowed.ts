import type { Query } from '../../contract/search'

/** What a visitor's filter adds to a list; it has no words to match. */
export type Narrowing = Pick<Query, 'terms' | 'range' | 'not' | 'geoDistance' | 'area'>
type Terms = NonNullable<Query['terms']>
type Ranges = NonNullable<Query['range']>
type Range = Ranges[string]
type Circle = NonNullable<Query['geoDistance']>

const KM_PER_DEGREE = 111.2

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

/** The box around a circle, as ranges: a query holds one circle only. */
function boxOf({ km, lat, lon }: Circle): Ranges {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return {
    'address.geoLocation.lat': { gte: lat - high, lte: lat + high },
    'address.geoLocation.lon': { gte: lon - wide, lte: lon + wide },
  }
}

const filled = <T extends object>(name: string, record: T) =>
  Object.keys(record).length ? { [name]: record } : {}

/**
 * The listings of a list that a filter leaves: both hold. Values on the same path must be in both lists, bounds are the
 * tighter ones. Of two circles the filter's is exact and the list's is kept as the box around it.
 */
export function narrowed(list: Query, filter: Narrowing): Query {
  const box = list.geoDistance && filter.geoDistance ? boxOf(list.geoDistance) : {}
  const terms = joined(list.terms ?? {}, filter.terms ?? {}, inBoth)
  const range = joined(joined(list.range ?? {}, box, tighterRange), filter.range ?? {}, tighterRange)
  const not = joined(list.not ?? {}, filter.not ?? {}, (a, b) => [...a, ...b])
  const geoDistance = filter.geoDistance ?? list.geoDistance
  const area = filter.area ?? list.area
  return {
    ...filled('terms', terms),
    ...filled('range', range),
    ...filled('not', not),
    ...(list.match && { match: list.match }),
    ...(geoDistance && { geoDistance }),
    ...(area && { area }),
  }
}
