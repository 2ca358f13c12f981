import { type Kysely, type Migration, sql } from 'kysely'

/** Processes of one PostgreSQL and their last sign of life (docs/decisions/445-which-process-is-missing.md). */
export const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table process_seen (
          machine text not null,
          addresses text[] not null,
          roles text[] not null,
          since timestamptz not null,
          seen_at timestamptz not null,
          stopped boolean not null,
          primary key (machine, addresses)
        )`,
      )
      .execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table process_seen').execute(db)
  },
}
