import { sql } from 'kysely'
import { join } from 'node:path'
import { backupCommand } from '../../server/cli/backup/backupCommand'
import { type RestoreArguments, restoreCommand } from '../../server/cli/backup/restoreCommand'
import { readConfig } from '../../server/config'
import { connect } from '../../server/db/connect'
import { TABLES } from '../../server/db/tables'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { type DatabaseKind, emptyDatabase } from './databases'
import { noSettings, PROJECT } from './ownProgram'

/** Settings that a program of the tests might have. */
const SETTINGS = {
  ...noSettings,
  SITE_ID: 'huis',
  PUBLIC_URL: 'https://www.huis.example',
  MAIL_URL: 'smtp://u:it’s@mail.example',
}

export type Db = Awaited<ReturnType<typeof connect>>['db']

/** Every row of every table, as text. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of Object.keys(TABLES)) {
    // A program that runs goes on trying to tell its publisher.
    const of = table === 'webhook' ? sql`(select id, message from webhook)` : sql.table(table)
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${of} t order by t::text collate "C"
    `.execute(db)
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}

export const surroundings = (env: Record<string, string>, said: string[] = []) => ({
  config: readConfig({ ...SETTINGS, ...env }),
  env: { ...SETTINGS, ...env },
  projectDir: PROJECT,
  isTTY: false,
  print: (line: string) => void said.push(line),
  signal: new AbortController().signal,
})

/** A backup as `npm run backup` makes it. */
export const backup = (file: string, env: Record<string, string>) =>
  backupCommand({ file, withRenditions: true, force: false }, surroundings(env))
/** What `npm run restore` does. */
export const restore = (file: string, env: Record<string, string>, over: Partial<RestoreArguments> = {}) =>
  restoreCommand({ file, force: false, check: false, ...over }, surroundings(env))

/** Somewhere to restore to, which no program has open: `connect` opens it for a look. */
export async function emptyHome(kind: DatabaseKind) {
  const { dir, remove } = await temporaryFolder()
  const server = kind === 'PostgreSQL' ? await emptyDatabase(kind) : undefined
  // A pool that was never used is not closed.
  if (server) await sql`select`.execute(server.db)
  await server?.db.destroy()
  const dataDir = join(dir, 'data')
  const where = server?.url ? { databaseUrl: server.url } : { dataDir }
  return {
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    look: async <T>(work: (db: Db) => Promise<T>) => {
      const connection = await connect(where)
      return work(connection.db).finally(() => connection.close())
    },
    remove: async () => {
      await server?.close()
      await remove()
    },
  }
}
