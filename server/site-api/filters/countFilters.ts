import { sql } from 'kysely'
import type { Query } from '../../../src/contract/search'
import type { Db } from '../admin/writer'
import type { NamedKind } from '../estates/searchNames'
import { planQuery } from '../estates/searchPlan'
import { conditions, isUnit, whereListing } from '../estates/searchSql'
import { PRICE_STEPS } from './priceSteps'

/** A value and how many listings have it. */
export interface Counted {
  kind: NamedKind | 'bedrooms' | 'price'
  /** Number of the thing, count of bedrooms, or place of the price step. */
  id: number
  /** Head type of a subtype. */
  parent: number | null
  count: number
  /** Of a price step, the lowest and the highest price in it. */
  least: number | null
  most: number | null
  /** Of a thing that has one: an object with `id` and `name`, of a city all of it. */
  name: object | null
}

/** Six stand for six and more (spec §5). */
const bedrooms = (alias: string) => {
  const count = sql.ref(`${alias}.bedroom_count`)
  return sql`case when ${count} > 6 then 6 else ${count} end`
}

const step = (alias: string) =>
  sql`width_bucket(${sql.ref(`${alias}.price`)}, ${[...PRICE_STEPS]}::float8[]) - 1`

/**
 * Counts the listings a query finds by every value they can be filtered by: types, transactions, statuses and towns are their
 * own; prices and bedrooms those of what can be had in them, a unit only if it is itself what is asked for, as a search asks
 * all of one and the same unit. Listings are read once, then counted by the few hundred combinations they come in.
 */
export async function countFilters(db: Db, siteId: string, query: Query): Promise<Counted[]> {
  const plan = planQuery(query)
  const { rows } = await sql<Counted>`
    with hits as materialized (
      select l.id, l.child, l.head_type_id, l.sub_type_id, l.transaction_id, l.status_id, l.city_id, l.price,
        case when l.child then ${step('l')} end as step, case when l.child then ${bedrooms('l')} end as bedrooms
      from listing_index l where ${whereListing(siteId, plan)}
    ), sorts as materialized (
      select head_type_id, sub_type_id, transaction_id, status_id, step, bedrooms,
        count(*) as count, min(price) as least, max(price) as most
      from hits group by 1, 2, 3, 4, 5, 6
    ), units as materialized (
      select c.listing_id, ${step('c')} as step, ${bedrooms('c')} as bedrooms, c.price
      from listing_index c
      where ${isUnit(siteId)} and c.listing_id in (select id from hits where not child) and ${conditions('c', plan.child)}
    ), counted as (
      select 'headType' as kind, head_type_id as id, null::int as parent, sum(count) as count,
        null::float8 as least, null::float8 as most
      from sorts group by head_type_id
      union all
      select 'subType', sub_type_id, head_type_id, sum(count), null, null
      from sorts where sub_type_id is not null group by sub_type_id, head_type_id
      union all
      select 'transaction', transaction_id, null, sum(count), null, null from sorts group by transaction_id
      union all
      select 'status', status_id, null, sum(count), null, null
      from sorts where status_id is not null group by status_id
      union all
      select 'city', city_id, null, count(*), null, null from hits group by city_id
      union all
      select 'bedrooms', bedrooms, null, sum(count), null, null from (
        select bedrooms, count from sorts
        union all select bedrooms, count(distinct listing_id) from units group by bedrooms
      ) each where bedrooms is not null group by bedrooms
      union all
      select 'price', step, null, sum(count), min(least), max(most) from (
        select step, count, least, most from sorts
        union all select step, count(distinct listing_id), min(price), max(price) from units group by step
      ) each where step is not null group by step
    )
    select c.kind, c.id, c.parent, c.count::int as count, c.least, c.most, n.name
    from counted c left join search_name n on n.site_id = ${siteId} and n.kind = c.kind and n.id = c.id
  `.execute(db)
  return rows
}
