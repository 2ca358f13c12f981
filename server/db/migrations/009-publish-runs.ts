import { type Kysely, type Migration, sql } from 'kysely'

export const publishRuns: Migration = {
  async up(db: Kysely<unknown>) {
    // What was published, by which way and how long it took: for the operator's status page.
    await sql
      .raw(
        `create table publish_run (
          site_id text not null,
          id bigint generated always as identity,
          kind text not null,
          state text not null,
          started_at timestamptz not null,
          ended_at timestamptz,
          attempts integer not null default 1,
          pages integer,
          detail text,
          primary key (site_id, id)
        )`,
      )
      .execute(db)
    // Listings and holiday units that are not on the site, as what the API gives of them is not what the contract says.
    await sql
      .raw(
        `create table publish_left_out (
          site_id text not null,
          kind text not null,
          ref integer not null,
          reason text not null,
          since timestamptz not null default now(),
          primary key (site_id, kind, ref)
        )`,
      )
      .execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table publish_left_out`).execute(db)
    await sql.raw(`drop table publish_run`).execute(db)
  },
}
