import { type Kysely, type Migration, sql } from 'kysely'

/** For how many versions it is known what they changed; who is further behind reads everything. */
export const KEPT_CHANGES = 1000

const RAISE = `create function raise_data_version(site text, listings integer[], units integer[]) returns void
  language sql as $$
    with raised as (
      update site set data_version = data_version + 1 where site_id = $1 returning data_version as version
    ), forgotten as (
      delete from listing_log using raised
      where site_id = $1 and listing_log.version < raised.version - ${KEPT_CHANGES}
    )
    insert into listing_log (site_id, version, listing_ids, rental_unit_ids)
    select $1, version, $2, $3 from raised
  $$`

// Stays that go with their unit are told of by the unit.
const NOTE = (table: string, unit: string) => `create function note_${table}() returns trigger
  language plpgsql as $$ begin
    perform raise_data_version(site_id, '{}', array_agg(distinct ${unit})) from changed
    ${table === 'rental_unit' ? '' : `where exists (select from rental_unit u where u.site_id = changed.site_id and u.id = ${unit})`}
    group by site_id;
    return null;
  end $$`

const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const
const TABLES = { rental_unit: 'id', rental_period: 'rental_unit_id', rental_reservation: 'rental_unit_id' }

const STATEMENTS = [
  `alter table listing_log add column rental_unit_ids integer[] not null default '{}'`,
  RAISE,
  ...Object.entries(TABLES).flatMap(([table, unit]) => [
    NOTE(table, unit),
    ...Object.entries(EVENTS).map(
      ([event, rows]) => `create trigger note_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function note_${table}()`,
    ),
  ]),
]

/**
 * Which holiday units each version of a site's data changed, also when an operator takes a reservation away by hand
 * (docs/decisions/244-stays-in-memory.md).
 */
export const rentalLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
