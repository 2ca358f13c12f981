import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  `create table feed_run (
    site_id text not null references site on delete cascade,
    id bigint generated always as identity primary key,
    state text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    times integer not null default 1,
    added integer not null,
    changed integer not null,
    unchanged integer not null,
    removed integer not null,
    detail text not null,
    feed jsonb
  )`,
  'create index feed_run_of_site on feed_run (site_id, id desc)',
]

/** Syncs of the feeds of sites (docs/decisions/356-history-of-a-feed.md). */
export const feedRuns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table feed_run').execute(db)
  },
}
