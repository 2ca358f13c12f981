import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/all'
import type { Database } from './tables'

async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Migrations that the database has and this program does not. */
const unknownMigrations = async (db: Kysely<Database>): Promise<string[]> =>
  (await migrationsOf(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name))

/** Migrations of this program that the database has not, in their order. @throws what the database does, also when it has none at all. */
export async function missingMigrations(db: Kysely<Database>): Promise<string[]> {
  const there = new Set(await migrationsOf(db))
  return Object.keys(MIGRATIONS).filter((name) => !there.has(name))
}

/**
 * Brings the tables to this version. Safe when several processes start at once: on PostgreSQL the migrator holds an
 * advisory lock while it works, and the others find nothing left to do.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  const [newer] = results.length ? [] : await unknownMigrations(db).catch(() => [])
  if (error && newer)
    throw new Error(
      `The database is of a newer version of this program, which made its tables by ${newer}: start that version, or one database ` +
        'of before it from a backup',
      { cause: error },
    )
  if (error) {
    const at = failed ? ` at migration ${failed.migrationName}` : ''
    throw new Error(`The database could not be brought up to date${at}`, { cause: error })
  }
}
