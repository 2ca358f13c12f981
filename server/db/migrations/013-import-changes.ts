import { type Kysely, type Migration, sql } from 'kysely'

export const importChanges: Migration = {
  async up(db: Kysely<unknown>) {
    // What imports wrote and nobody was told of yet: noted with it, so that one that breaks off is told of too.
    await sql
      .raw(
        `create table import_change (
          site_id text not null,
          id bigint generated always as identity,
          kind text not null,
          keys jsonb not null,
          stored_at timestamptz not null default now(),
          primary key (site_id, id)
        )`,
      )
      .execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table import_change`).execute(db)
  },
}
