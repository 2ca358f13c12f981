import { type Kysely, type Migration, sql } from 'kysely'
import { SHARED_SETTING } from '../sharedSettings'

/** What the processes of one database have in common (docs/decisions/413-secrets-in-the-database.md). */
export const sharedSettings: Migration = {
  async up(db: Kysely<unknown>) {
    // A process asks for its secrets before anything else, and may have made it.
    await sql.raw(SHARED_SETTING).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table shared_setting').execute(db)
  },
}
