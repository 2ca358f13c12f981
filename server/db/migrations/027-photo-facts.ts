import { type Kysely, type Migration, sql } from 'kysely'

/** What is known of a photo that was sent as a file (docs/decisions/360-photos-come-in.md). */
export const photoFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table asset add column photo jsonb').execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('alter table asset drop column photo').execute(db)
  },
}
