import { type Kysely, Migrator } from 'kysely'
import { MIGRATIONS } from './migrations/all'
import type { Database } from './tables'

/**
 * Brings the tables to this version. Safe when several processes start at once: on PostgreSQL the migrator holds an
 * advisory lock while it works, and the others find nothing left to do.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error) {
    const at = failed ? ` at migration ${failed.migrationName}` : ''
    throw new Error(`The database could not be brought up to date${at}`, { cause: error })
  }
}
