import { type RawBuilder, sql } from 'kysely'
import type { RentalPeriod } from '../../../src/contract/rental'
import { stayRate } from '../../../src/domain/rental/stayTotal'
import type { Db } from '../admin/writer'
import { type SiteStore, siteStore } from '../sites/siteStore'
import { type FreeStay, type Span, StayTable, type UnitFacts } from './stayTable'

/** Units and stays of all sites that one process keeps. */
export const MOST_STAYS = 2_000_000

/** Units read at once with their stays: few enough that nobody waits while they are put in. */
const BATCH = 20

export type StayStore = SiteStore<StayTable>

const unitsWhere = async (db: Db, siteId: string, which: RawBuilder<unknown>) => {
  const { rows } = await sql<UnitFacts>`
    select u.id, u.location_id::float8 as "locationId", u.sub_kind_id::float8 as "subKindId", u.city_id::float8 as "cityId",
      u.max_occupation::float8 as "maxOccupation", u.bedrooms::float8 as bedrooms,
      u.address_city_id::float8 as "addressCityId", u.city_name as "cityName", u.city_order as "cityOrder",
      jsonb_build_object('location', u.doc #> '{general,location}', 'subKind', u.doc #> '{general,subKind}',
        'city', u.doc #> '{general,city}', 'maxOccupation', u.doc #> '{general,maxOccupation}') as general,
      jsonb_build_object('visible', u.doc #> '{address,visible}', 'city', u.doc #> '{address,city}',
        'geoLocation', u.doc #> '{address,geoLocation}') as address
    from rental_unit u where u.site_id = ${siteId} and ${which}
  `.execute(db)
  return rows
}

interface StayRow {
  id: number
  unit: number
  start: string
  end: string
  price: number | null
  type: string
  costs: string
}

/** Reads each text once: kinds and costs of stays are few. */
function textReader() {
  const known = new Map<string, unknown>()
  return <T>(text: string): T => {
    const read = known.get(text) ?? (JSON.parse(text) as unknown)
    known.set(text, read)
    return read as T
  }
}

/** Stays of units that no reservation touches, soonest first. What began before yesterday can be had nowhere any more. */
async function freeStays(db: Db, siteId: string, unitIds: readonly number[]) {
  const ids = sql`any(${[...unitIds]}::int[])`
  const { rows } = await sql<StayRow>`
    select p.id, p.rental_unit_id as unit, p.starts_on::text as start, p.ends_on::text as end, p.price::float8 as price,
      (p.doc -> 'type')::text as type, (p.doc -> 'costs')::text as costs
    from rental_period p left join (
      select rental_unit_id as unit, range_agg(stay) as taken from rental_reservation
      where site_id = ${siteId} and rental_unit_id = ${ids} and cancelled_at is null group by rental_unit_id
    ) reserved on reserved.unit = p.rental_unit_id
    where p.site_id = ${siteId} and p.rental_unit_id = ${ids} and p.starts_on >= now()::date - 1
      and (daterange(p.starts_on, p.ends_on) && taken) is not true
    order by p.starts_on, p.id
  `.execute(db)
  const read = textReader()
  const byUnit = new Map<number, FreeStay[]>(unitIds.map((id) => [id, []]))
  for (const { id, unit, start, end, price, type, costs } of rows) {
    const span: Span = { start, end, type: read(type) }
    const rate = stayRate({ start, end, price: price ?? -1, costs: read<RentalPeriod['costs']>(costs) })
    byUnit.get(unit)?.push({ id, span, price, rate })
  }
  return byUnit
}

async function readInto(
  db: Db,
  siteId: string,
  table: StayTable,
  units: UnitFacts[],
  ids: readonly number[],
) {
  const free = await freeStays(
    db,
    siteId,
    units.map(({ id }) => id),
  )
  table.replace(
    ids,
    units.map((unit) => ({ ...unit, free: free.get(unit.id) ?? [] })),
  )
}

async function readAll(db: Db, siteId: string): Promise<StayTable> {
  const table = new StayTable()
  for (let after = 0; ;) {
    const units = await unitsWhere(db, siteId, sql`u.id > ${after} order by u.id limit ${BATCH}`)
    const last = units.at(-1)
    if (!last) return table
    await readInto(db, siteId, table, units, [])
    after = last.id
  }
}

/** Keeps the holiday units of the sites that are asked for in memory, with their stays that can be had (docs/decisions/244-stays-in-memory.md). */
export const stayStore = (db: Db): StayStore =>
  siteStore(db, {
    changed: 'rental_unit_ids',
    most: MOST_STAYS,
    readAll,
    readSome: async (of, siteId, table, ids) =>
      readInto(of, siteId, table, await unitsWhere(of, siteId, sql`u.id = any(${[...ids]}::int[])`), ids),
  })
