import { type Kysely, type Migration, sql } from 'kysely'

/** Sessions of the operator that were ended before their time, until they would have ended by themselves (docs/decisions/301). */
export const endedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('create table operator_session_ended (id text primary key, until timestamptz not null)')
      .execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table operator_session_ended').execute(db)
  },
}
