import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Keys are keyed hashes, as those of visit_count: nobody's address stands here.
  `create table open_viewing (
    site_id text not null,
    estate_id integer not null,
    key text not null,
    appointment_id text not null,
    starts_at timestamptz not null,
    primary key (site_id, estate_id, key, appointment_id),
    foreign key (site_id, appointment_id) references appointment on delete cascade
  )`,
  `create index open_viewing_appointment on open_viewing (site_id, appointment_id)`,
]

/** Who has viewings to come of a listing (docs/decisions/222-viewings-of-one-visitor.md). */
export const openViewings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
