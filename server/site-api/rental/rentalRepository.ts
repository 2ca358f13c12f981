import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RentalUnit } from '../../../src/contract/rental'
import { USUAL_PERSONS } from '../../../src/domain/rental/stayTotal'
import { DEFAULT_PAGE_SIZE, type Query, type SearchBody } from '../../../src/contract/search'
import type { Database } from '../../db/tables'
import { AGENCY_TIME_ZONE } from '../../agencyClock'
import { publicUnit } from '../publicForm'
import { type RentalConditions, rentalConditions, rentalOrder } from './rentalConditions'
import { townLocale } from './rentalFields'
import { joinTowns } from './rentalTowns'

/** As many as a reservation may be for. */
const MOST_PERSONS = 50

type Db = Kysely<Database>

const today = sql`(now() at time zone ${AGENCY_TIME_ZONE}::text)::date`

/** Whether a stay `p` can be had: it has not begun, and no reservation of its unit touches it. */
const available = sql<SqlBool>`(p.starts_on >= ${today} and not exists (
  select from rental_reservation r
  where r.site_id = p.site_id and r.rental_unit_id = p.rental_unit_id
    and r.stay && daterange(p.starts_on, p.ends_on)))`

const all = (conditions: RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** What a stay `p` costs so many guests, as `stayCost` has it; null when its price is not set. */
const cost = (persons: number) => sql`case when p.price >= 0 then p.price + (
  select coalesce(sum(greatest((c ->> 'amount')::numeric, 0)
    * case when (c ->> 'perNight')::boolean then p.ends_on - p.starts_on else 1 end
    * case when (c ->> 'perPerson')::boolean then least(${persons}::int, u.max_occupation) else 1 end), 0)
  from jsonb_array_elements(p.doc -> 'costs') c where (c ->> 'refundable')::boolean is not true) end`

/** Guests that a query asks room for; as many as usual when it does not say. */
function personsOf(query: Query | undefined): number {
  const least = Number(query?.range?.['general.maxOccupation']?.gte ?? USUAL_PERSONS)
  return Math.min(Math.max(Math.ceil(least), 1), MOST_PERSONS)
}

/**
 * Units of a site (`u`) that fulfil the conditions, each with its stays that fit and can be had (`fitting`): how many, and what the
 * cheapest is by `price`; `joined` is what else they are sorted by.
 */
const matching = (
  siteId: string,
  { unit, period }: RentalConditions,
  price: RawBuilder<unknown> = sql`null::numeric`,
  joined: RawBuilder<unknown> = sql``,
) => sql`
  from rental_unit u ${joined}
  left join lateral (
    select min(${price}) as price, count(*) as stays from rental_period p
    where p.site_id = u.site_id and p.rental_unit_id = u.id and ${available} and ${all(period)}
  ) fitting on true
  where u.site_id = ${siteId} and ${all(unit)} and ${period.length ? sql`fitting.stays > 0` : sql`true`}`

/** One page of units and how many there are in all. @throws HttpProblem 400 */
export async function searchRentalUnits(
  db: Db,
  siteId: string,
  { query, sort, pagination: { from, size } = { from: 0, size: DEFAULT_PAGE_SIZE } }: SearchBody,
): Promise<{ total: number; units: RentalUnit[] }> {
  const conditions = rentalConditions(query)
  const order = rentalOrder(sort)
  const isByPrice = sort?.some(({ field }) => field === 'price')
  const locale = townLocale(sort)
  const towns = locale && (await joinTowns(db, siteId, locale))
  const units = matching(siteId, conditions, isByPrice ? cost(personsOf(query)) : undefined, towns)
  const [counted, page] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total ${units}`.execute(db),
    sql<{ doc: RentalUnit }>`select u.doc ${units} order by ${order} limit ${size} offset ${from}`.execute(
      db,
    ),
  ])
  return { total: counted.rows[0]?.total ?? 0, units: page.rows.map((row) => publicUnit(row.doc)) }
}

/** What a map needs of a unit. */
export interface PlacedUnit {
  id: number
  subKind: number | null
  visible: boolean
  geoLocation: { lat: number; lon: number } | null
  /** What the cheapest stay that fits and can be had costs; null when none has a price. */
  price: number | null
  /** How many stays fit and can be had. */
  stays: number
}

/** Euro: what was stored before stays had a highest price may be more than a number of an answer can be. */
const MOST_TOLD = sql`1e15::numeric`

/** Every unit that fulfils a query, by number. @throws HttpProblem 400 */
export async function findRentalPlaces(
  db: Db,
  siteId: string,
  query: Query | undefined,
): Promise<PlacedUnit[]> {
  const { rows } = await sql<PlacedUnit>`
    select u.id, u.sub_kind_id::int as "subKind", u.doc #> '{address,visible}' as visible,
      u.doc #> '{address,geoLocation}' as "geoLocation", least(fitting.price, ${MOST_TOLD})::float8 as price, fitting.stays::int as stays
    ${matching(siteId, rentalConditions(query), cost(personsOf(query)))} order by u.id
  `.execute(db)
  return rows
}

export async function findRentalUnit(db: Db, siteId: string, id: number): Promise<RentalUnit | undefined> {
  const row = await db
    .selectFrom('rental_unit')
    .select(sql<RentalUnit>`doc`.as('doc'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && publicUnit(row.doc)
}

/** Stays of a unit whose departure is still to come as JSON text, soonest first; undefined when there is no such unit. */
export async function findRentalPeriods(db: Db, siteId: string, unitId: number): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`
    select coalesce((
      select jsonb_agg(p.doc || jsonb_build_object('available', ${available}) order by p.starts_on, p.id)
      from rental_period p
      where p.site_id = u.site_id and p.rental_unit_id = u.id and p.ends_on > ${today}
    ), '[]')::text as json
    from rental_unit u where u.site_id = ${siteId} and u.id = ${unitId}
  `.execute(db)
  return rows[0]?.json
}

/** One value of a filter, as a document has it, and how many units it would leave. */
export interface RentalValue {
  kind: 'location' | 'subKind' | 'maxOccupation' | 'city' | 'periodType' | 'periodStart' | 'periodDates'
  value: unknown
  count: number
}

const counted = (kind: RentalValue['kind'], from: 'unit' | 'stay', value: RawBuilder<unknown>, by = value) =>
  sql`select ${kind}::text as kind, (array_agg(${value} order by unit_id))[1] as value,
    count(distinct unit_id)::int as count from ${sql.ref(from)} where jsonb_typeof(${value}) <> 'null' group by ${by}`

const at = (path: string) => sql`doc #> ${`{${path}}`}::text::text[]`

/** The values among the units that fulfil the conditions, and among their fitting stays that can be had. */
export async function findRentalValues(
  db: Db,
  siteId: string,
  conditions: RentalConditions,
): Promise<RentalValue[]> {
  const dates = sql`jsonb_build_object('start', doc -> 'start', 'end', doc -> 'end')`
  const { rows } = await sql<RentalValue>`
    with unit as materialized (select u.id as unit_id, u.doc ${matching(siteId, conditions)}),
    stay as materialized (
      select unit_id, p.doc from rental_period p join unit on unit_id = p.rental_unit_id
      where p.site_id = ${siteId} and ${available} and ${all(conditions.period)}
    )
    ${counted('location', 'unit', at('general,location'), at('general,location,id'))}
    union all ${counted('subKind', 'unit', at('general,subKind'), at('general,subKind,id'))}
    union all ${counted('maxOccupation', 'unit', at('general,maxOccupation'))}
    union all ${counted('city', 'unit', at('address,city'), at('address,city,id'))}
    union all ${counted('periodType', 'stay', at('type'), at('type,id'))}
    union all ${counted('periodStart', 'stay', at('start'))}
    union all ${counted('periodDates', 'stay', dates)}
  `.execute(db)
  return rows
}
