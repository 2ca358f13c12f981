import { type RawBuilder, sql } from 'kysely'
import { READERS } from './searchValue'
import { BOUNDS, type Condition, type Match, type QueryPlan, type SortPlan } from './searchPlan'

export type Sql = RawBuilder<unknown>

/** Conditions that must all hold. */
export const all = (conditions: Sql[]): Sql =>
  conditions.length ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`

/** A value among which none is null has no order of its own: unknown is never "none of these". */
function condition(alias: string, test: Condition): Sql {
  const { field } = test
  const column = sql.ref(`${alias}.${field.column}`)
  const type = sql.raw(READERS[field.kind].type)
  if ('value' in test) {
    return sql`${column} ${sql.raw(BOUNDS[test.op])} ${test.value}::${type}`
  }
  const list = sql`${test.values}::${type}[]`
  const holds =
    field.kind === 'ids'
      ? sql`${column} && ${list}`
      : // A project's number stands for each of its units, so that a favourite project is found as a favourite unit is.
        field.level === 'child' && field.column === 'id'
        ? sql`(${column} = any(${list}) or ${sql.ref(`${alias}.listing_id`)} = any(${list}))`
        : sql`${column} = any(${list})`
  return test.op === 'any' ? holds : sql`(${holds}) is not true`
}

/** Whether the row of this alias fulfils every condition of one level. */
export const conditions = (alias: string, list: Condition[]) =>
  all(list.map((each) => condition(alias, each)))

/** Rows `c` that are units of projects, as the index `listing_units` has them. */
export const isUnit = (siteId: string): Sql =>
  sql`c.site_id = ${siteId} and c.child and not c.top and not c.draft`

/** Columns by which a child is found at once. */
const LOOKED_UP: ReadonlySet<string> = new Set(['id', 'guid', 'reference', 'collections'])

/**
 * Listings one of whose children fulfils every condition. Few are asked for by number: they are found first. Else most listings
 * are properties, which are their own child and are looked at as they come, and only projects are found by their units.
 */
function ofChildren(siteId: string, list: Condition[]): Sql {
  const found = (which: Sql) => sql`l.id in (
    select c.listing_id from listing_index c where ${which} and ${conditions('c', list)}
  )`
  return list.some(({ op, field }) => op === 'any' && LOOKED_UP.has(field.column))
    ? found(sql`c.site_id = ${siteId} and c.child and not c.draft`)
    : sql`((l.child and ${conditions('l', list)}) or (not l.child and ${found(isUnit(siteId))}))`
}

const matching = (siteId: string, { column, query }: Match): Sql =>
  column === 'words'
    ? sql`l.id in (select listings_with_words(${siteId}, ${query}::tsquery))`
    : sql`l.id in (
        select w.listing_id from listing_words w
        where w.site_id = ${siteId} and ${sql.ref(`w.${column}`)} @@ ${query}::tsquery
      )`

const KM_PER_DEGREE = 111.2
const EARTH_KM = 6371

/** Within so many kilometres: first a box, which a row answers cheaply, then the distance over the globe. */
function near({ km, lat, lon }: NonNullable<QueryPlan['near']>): Sql {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return sql`l.lat between ${lat - high}::float8 and ${lat + high}::float8
    and l.lon between ${lon - wide}::float8 and ${lon + wide}::float8
    and 2 * ${EARTH_KM}::float8 * asin(sqrt(least(1,
      power(sin(radians(l.lat - ${lat}::float8) / 2), 2)
      + cos(radians(${lat}::float8)) * cos(radians(l.lat)) * power(sin(radians(l.lon - ${lon}::float8) / 2), 2)
    ))) <= ${km}::float8`
}

/** Within a ring: first the box around it, which a row answers cheaply, then the ring itself with its edge. */
function inside(ring: NonNullable<QueryPlan['area']>): Sql {
  const lons = ring.map(([lon]) => lon)
  const lats = ring.map(([, lat]) => lat)
  const polygon = `(${ring.map((point) => `(${point.join()})`).join()})`
  return sql`l.lat between ${Math.min(...lats)}::float8 and ${Math.max(...lats)}::float8
    and l.lon between ${Math.min(...lons)}::float8 and ${Math.max(...lons)}::float8
    and ${polygon}::polygon @> point(l.lon, l.lat)`
}

/** Which rows `l` of `listing_index` are listings that a query asks for. */
export function whereListing(
  siteId: string,
  { listing, child, matches, near: circle, area }: QueryPlan,
): Sql {
  return all([
    sql`l.site_id = ${siteId} and l.top and not l.draft`,
    ...listing.map((each) => condition('l', each)),
    ...(child.length ? [ofChildren(siteId, child)] : []),
    ...matches.filter(({ query }) => query).map((match) => matching(siteId, match)),
    ...(circle ? [near(circle)] : []),
    ...(area ? [inside(area)] : []),
  ])
}

function orderPart({ column, direction, type, values }: SortPlan): Sql {
  const ref = sql.ref(`l.${column}`)
  if (values) return sql`array_position(${values}::${sql.raw(type)}[], ${ref}) nulls last`
  // Ascending puts nulls last by itself, and an index is found by the shorter form.
  return direction === 'ASC' ? ref : sql`${ref} desc nulls last`
}

/** The order asked for, made total by the number: the same search gives the same pages. */
export const orderOf = (sort: SortPlan[]): Sql => {
  const own = sort.findIndex(({ column, values }) => column === 'id' && !values)
  const parts = (own < 0 ? sort : sort.slice(0, own + 1)).map(orderPart)
  return sql.join(own < 0 ? [...parts, sql`l.id`] : parts, sql`, `)
}
