import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Keys are keyed hashes, as those of visit_count: nobody's address stands here.
  `create table open_stay (
    site_id text not null,
    rental_unit_id integer not null,
    key text not null,
    reservation_id text not null,
    arrived_at timestamptz not null,
    primary key (site_id, key, reservation_id),
    foreign key (site_id, reservation_id) references rental_reservation on delete cascade
  )`,
  `create index open_stay_reservation on open_stay (site_id, reservation_id)`,
]

/** Who has stays to come (docs/decisions/237-stays-of-one-visitor.md). */
export const openStays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table open_stay`).execute(db)
  },
}
