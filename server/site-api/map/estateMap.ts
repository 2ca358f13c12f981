import { sql } from 'kysely'
import type { EstateMap, MapKind } from '../../../src/contract/estateMap'
import type { Query } from '../../../src/contract/search'
import { isSold } from '../../../src/domain/estate/status'
import { pack } from '../../../src/domain/search/packed'
import type { Db } from '../admin/writer'
import { planQuery } from '../estates/searchPlan'
import { conditions, whereListing } from '../estates/searchSql'

/** A listing on the map, as the database has it. */
export interface MapRow {
  id: number
  lat: number | null
  lon: number | null
  price: number | null
  type: number
  transaction: number
  second: boolean
  hidden: boolean
  units: number
}

const PER_DEGREE = 100_000

/** Gives each different value a place, in the order in which they come. */
function places<T>(values: readonly T[], keyOf: (value: T) => unknown) {
  const known = new Map<unknown, number>()
  const list: T[] = []
  const at = values.map((value) => {
    const key = keyOf(value)
    const place = known.get(key) ?? list.push(value) - 1
    known.set(key, place)
    return place
  })
  return { list, at }
}

function kindOf({ type, transaction, second, hidden }: MapRow): MapKind {
  const sold = isSold({ source: second ? 'second' : 'own', general: { transaction: { id: transaction } } })
  return { type, transaction, sold, approximate: hidden }
}

/** The columns of a map feed: rows in the order of their numbers, those without a position only in the total. */
export function mapColumns(rows: readonly MapRow[]): EstateMap {
  const placed = rows.filter((row) => row.lat !== null && row.lon !== null)
  const kinds = places(placed.map(kindOf), (kind) => Object.values(kind).join())
  const prices = places(
    placed.map(({ price }, row) => (kinds.list[kinds.at[row] ?? 0]?.sold || !price ? null : price)),
    (price) => price,
  )
  return {
    total: rows.length,
    ids: placed.map(({ id }, row) => id - (placed[row - 1]?.id ?? 0)),
    lat: pack(
      placed.map(({ lat }) => lat ?? 0),
      PER_DEGREE,
    ),
    lon: pack(
      placed.map(({ lon }) => lon ?? 0),
      PER_DEGREE,
    ),
    price: pack(prices.at),
    prices: prices.list,
    kind: pack(kinds.at),
    kinds: kinds.list,
    units: placed.flatMap(({ units }, row): [number, number][] => (units ? [[row, units]] : [])),
  }
}

/** Every listing a query finds (`POST /estate-map`). */
export async function estateMap(db: Db, siteId: string, query: Query = {}): Promise<EstateMap> {
  const plan = planQuery(query)
  const { rows } = await sql<MapRow>`
    with units as (
      select c.listing_id, count(*)::int as units from listing_index c
      where c.site_id = ${siteId} and not c.top and c.child and not c.draft and ${conditions('c', plan.child)}
      group by c.listing_id
    )
    select l.id, l.lat, l.lon, l.price, l.head_type_id as type, l.transaction_id as transaction,
      l.guid is not null as second, e.hidden, coalesce(u.units, 0) as units
    from listing_index l
    join estate e on e.site_id = l.site_id and e.id = l.id
    left join units u on u.listing_id = l.id
    where ${whereListing(siteId, plan)}
    order by l.id
  `.execute(db)
  return mapColumns(rows)
}
