import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Beside the public tables, so that no call can show one by an oversight.
  `create table draft (
    site_id text not null references site on delete cascade,
    kind text not null check (kind in ('estate', 'rentalUnit', 'page')),
    id integer not null,
    parent_id integer,
    doc json not null,
    stored_at timestamptz not null default now(),
    primary key (site_id, kind, id)
  )`,
  `create index draft_units on draft (site_id, parent_id) where parent_id is not null`,
]

/** What is not public yet (docs/decisions/117-preview.md). */
export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table draft`).execute(db)
  },
}
