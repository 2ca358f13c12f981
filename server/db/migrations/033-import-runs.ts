import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  `create table import_run (
    site_id text not null references site on delete cascade,
    id bigint generated always as identity primary key,
    file text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    added integer not null,
    changed integer not null,
    unchanged integer not null,
    removed integer not null,
    rejected integer not null
  )`,
  'create index import_run_of_site on import_run (site_id, id desc)',
]

/** Imports that somebody made by command, for the status page. */
export const importRuns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table import_run').execute(db)
  },
}
