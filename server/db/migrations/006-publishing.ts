import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // What changed at the agency and is not on the site yet: the worker takes all of a site's at once.
  `create table publish_change (
    site_id text not null,
    id bigint generated always as identity,
    kind text not null,
    ref integer,
    stored_at timestamptz not null default now(),
    primary key (site_id, id)
  )`,
  // Webhooks that were taken: the id is the key by which a repeated one is known.
  `create table webhook_seen (
    site_id text not null,
    id text not null,
    signature text not null,
    job_id uuid not null,
    stored_at timestamptz not null default now(),
    primary key (site_id, id)
  )`,
]

export const publishing: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table publish_change, webhook_seen`).execute(db)
  },
}
