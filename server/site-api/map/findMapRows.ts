import { sql } from 'kysely'
import type { Query } from '../../../src/contract/search'
import type { Db } from '../admin/writer'
import { planQuery } from '../estates/searchPlan'
import { conditions, isUnit, whereListing } from '../estates/searchSql'

/** What a map shows, a column each, in the order of the listings' numbers; only listings that have a position. */
export interface MapRows {
  /** Listings found, those without a position included. */
  total: number
  ids: number[]
  /** Hundred-thousandths of a degree. */
  lat: number[]
  lon: number[]
  /** Euro; 0 when it is not set. */
  price: number[]
  type: number[]
  transaction: number[]
  /** 1 for a listing of the second source, 2 for a hidden address, 3 for both. */
  flags: number[]
  /** Place of each project that has units which are asked for, and how many. */
  units: [number, number][]
}

type Columns = Record<Exclude<keyof MapRows, 'total' | 'units'>, string | null>

// Whole columns as text: a hundred thousand rows of objects would take longer to read than to find.
const column = (text: string | null): number[] =>
  text ? (JSON.parse(`[${text.slice(1, -1)}]`) as number[]) : []

/** Every listing a query finds, for a map. */
export async function findMapRows(db: Db, siteId: string, query: Query): Promise<MapRows> {
  const plan = planQuery(query)
  const { rows } = await sql<Columns & { total: number; units: [number, number][] | null }>`
    with hits as materialized (
      select l.id, l.child, (l.lat * 100000)::int as lat, (l.lon * 100000)::int as lon, coalesce(l.price, 0) as price,
        l.head_type_id as type, l.transaction_id as transaction,
        (l.guid is not null)::int + 2 * l.hidden::int as flags
      from listing_index l where ${whereListing(siteId, plan)} order by l.id
    ), units as (
      select c.listing_id, count(*)::int as count from listing_index c
      where ${isUnit(siteId)} and c.listing_id in (select id from hits where not child)
        and ${conditions('c', plan.child)}
      group by c.listing_id
    )
    select (select count(*)::int from hits) as total,
      array_agg(id)::text as ids, array_agg(lat)::text as lat, array_agg(lon)::text as lon,
      array_agg(price)::text as price, array_agg(type)::text as type, array_agg(transaction)::text as transaction,
      array_agg(flags)::text as flags,
      (select json_agg(json_build_array(listing_id, count)) from units) as units
    from hits where lat is not null and lon is not null
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A map feed without an answer')
  const ids = column(found.ids)
  const placeOf = new Map((found.units ?? []).map(([id]) => [id, -1]))
  for (const [place, id] of ids.entries()) if (placeOf.has(id)) placeOf.set(id, place)
  const units = (found.units ?? []).map(([id, count]): [number, number] => [placeOf.get(id) ?? -1, count])
  return {
    total: found.total,
    ids,
    lat: column(found.lat),
    lon: column(found.lon),
    price: column(found.price),
    type: column(found.type),
    transaction: column(found.transaction),
    flags: column(found.flags),
    units: units.filter(([place]) => place >= 0).sort(([a], [b]) => a - b),
  }
}
