import { sql } from 'kysely'
import type { Localized } from '../../../src/contract/common'
import { HEAD_TYPE_ORDER, TRANSACTION_ORDER } from '../../../src/contract/ids'
import type { EstateFilters, Query } from '../../../src/contract/search'
import type { Db } from '../admin/writer'
import { planQuery } from '../estates/searchPlan'
import { conditions, whereListing } from '../estates/searchSql'
import { PRICE_STEPS, priceSteps } from './priceSteps'

interface Counted {
  kind: 'headType' | 'subType' | 'transaction' | 'status' | 'city'
  id: number
  /** Head type of a subtype. */
  parent: number | null
  count: number
  /** Name of the thing, or the whole city, as one of its listings has it. */
  thing: { id: number; name: Localized } | { id: number; zip: string; name: string; alias?: Localized | null }
}

interface Ladder {
  kind: 'bedrooms' | 'price'
  step: number
  count: number
  least: number
  most: number
}

/** Listings a query finds, counted by their own type, subtype, transaction, status and town. */
async function countListings(db: Db, siteId: string, query: Query): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with hits as materialized (
      select l.id, l.head_type_id, l.sub_type_id, l.transaction_id, l.status_id, l.city_id
      from listing_index l where ${whereListing(siteId, planQuery(query))}
    ), counted as (
      select 'headType' as kind, head_type_id as id, null::int as parent, count(*)::int as count, min(id) as example
      from hits group by head_type_id
      union all
      select 'subType', sub_type_id, head_type_id, count(*)::int, min(id)
      from hits where sub_type_id is not null group by sub_type_id, head_type_id
      union all
      select 'transaction', transaction_id, null, count(*)::int, min(id) from hits group by transaction_id
      union all
      select 'status', status_id, null, count(*)::int, min(id) from hits where status_id is not null group by status_id
      union all
      select 'city', city_id, null, count(*)::int, min(id) from hits group by city_id
    )
    select c.kind, c.id, c.parent, c.count,
      case c.kind when 'status' then (
        select (e.doc->'status')::jsonb from estate e where e.site_id = ${siteId} and e.id = c.example
      ) else n.names->c.kind end as thing
    from counted c join listing_words n on n.site_id = ${siteId} and n.id = c.example
  `.execute(db)
  return rows
}

/**
 * The same listings counted by the prices and bedrooms of what can be had in them: a project's units, a property itself. A
 * unit counts only if it is itself what is asked for, as a search asks all of one and the same unit.
 */
async function countChildren(db: Db, siteId: string, query: Query): Promise<Ladder[]> {
  const plan = planQuery(query)
  const { rows } = await sql<Ladder>`
    with hits as materialized (
      select l.id from listing_index l where ${whereListing(siteId, plan)}
    ), things as materialized (
      select c.listing_id, c.price, case when c.bedroom_count > 6 then 6 else c.bedroom_count end as bedrooms
      from listing_index c join hits h on h.id = c.listing_id
      where c.site_id = ${siteId} and c.child and not c.draft and ${conditions('c', plan.child)}
    )
    select 'bedrooms' as kind, bedrooms as step, count(distinct listing_id)::int as count,
      min(bedrooms)::float8 as least, max(bedrooms)::float8 as most
    from things where bedrooms is not null group by bedrooms
    union all
    select 'price', width_bucket(price, ${[...PRICE_STEPS]}::float8[]) - 1, count(distinct listing_id)::int,
      min(price), max(price)
    from things where price is not null group by 2
  `.execute(db)
  return rows
}

/** Sorts by a visitor's order of numbers (spec §3), the others after it by number. */
const ordered = <T extends { id: number }>(things: T[], order: readonly number[]): T[] => {
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length + id)
  return [...things].sort((a, b) => place(a) - place(b))
}

const named = ({ id, count, thing }: Counted) => ({ id, name: thing.name as Localized, count })

/** Values a visitor can filter by, with the number of listings behind each (`POST /estate-filters`). */
export async function estateFilters(db: Db, siteId: string, query: Query = {}): Promise<EstateFilters> {
  const counted = await countListings(db, siteId, query)
  const ladders = await countChildren(db, siteId, query)
  const of = (kind: Counted['kind']) => counted.filter((each) => each.kind === kind)
  const prices = ladders.filter(({ kind }) => kind === 'price')
  const subTypes = of('subType').sort((a, b) => a.id - b.id)
  return {
    headTypes: ordered(of('headType'), HEAD_TYPE_ORDER).map((type) => ({
      ...named(type),
      subTypes: subTypes.filter(({ parent }) => parent === type.id).map(named),
    })),
    transactions: ordered(of('transaction'), TRANSACTION_ORDER).map(named),
    statuses: of('status')
      .sort((a, b) => a.id - b.id)
      .map(named),
    locations: of('city')
      .map(({ count, thing }) => ({ ...(thing as EstateFilters['locations'][number]), count }))
      .sort((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id),
    prices: {
      min: prices.length ? Math.min(...prices.map(({ least }) => least)) : null,
      max: prices.length ? Math.max(...prices.map(({ most }) => most)) : null,
      steps: priceSteps(new Map(prices.map(({ step, count }) => [step, count]))),
    },
    bedrooms: ladders
      .filter(({ kind }) => kind === 'bedrooms')
      .map(({ step, count }) => ({ value: step, count }))
      .sort((a, b) => a.value - b.value),
  }
}
