import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { embeddedFolder } from './copyEmbedded'
import { lockDirectory } from './directoryLock'
import { unusableDatabase } from './explain'
import { listen, type Listening } from './listen'
import { openInThread } from './pglite/inThread'
import { openPglite } from './pglite/pglite'
import { pgliteDialect } from './pgliteDialect'
import type { Database } from './tables'

export interface Connection {
  db: Kysely<Database>
  kind: 'pglite' | 'postgres'
  /** Runs several statements without values, as one simple query; gives the rows of each. */
  run(statements: string): Promise<{ rows: unknown[] }[]>
  /** Hears what other processes say on a channel; of PGlite there is no other. */
  listen(channel: string, heard: (payload: string) => void): Promise<Listening>
  close(): Promise<void>
}

// Searches are many and short: compiling them, or sharing one out to workers, takes longer than it saves.
const SESSION = "set jit = off; set max_parallel_workers_per_gather = 0; set work_mem = '32MB'"
const onConnect = (client: { query(text: string): unknown }) => client.query(SESSION)

/** Milliseconds that a statement waits for a connection when all are in use; then whoever asked is told to come again. */
const LONGEST_WAIT = 5000

async function connectPostgres(connectionString: string): Promise<Connection> {
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString,
    max: 10,
    application_name: 'aanbod',
    connectionTimeoutMillis: LONGEST_WAIT,
    keepAlive: true,
    onConnect,
  })
  // A connection that breaks is replaced at its next use, and fails the statement it is at. Unheard it would end the process:
  // the pool hears of those that are idle, nobody of one that is held between two statements.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await pool.query('select').catch(async (error: Error) => {
    await pool.end()
    throw unusableDatabase(error, connectionString)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const run = async (statements: string) => [await pool.query(statements)].flat()
  return {
    db,
    kind: 'postgres',
    run,
    listen: (channel, heard) => listen(connectionString, channel, heard),
    close: () => db.destroy(),
  }
}

async function connectPglite(dataDir: string | undefined, startFrom?: Blob): Promise<Connection> {
  const folder = dataDir && embeddedFolder(resolve(dataDir))
  const unlock = folder ? await lockDirectory(`${folder}.pid`) : async () => undefined
  try {
    const pglite = folder ? await openInThread(folder) : await openPglite(undefined, startFrom)
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) })
    // In a turn of its own, so that it does not fall into somebody's transaction.
    const run = (statements: string) => db.connection().execute(() => pglite.exec(statements))
    return {
      db,
      kind: 'pglite',
      run,
      listen: async () => ({ close: async () => undefined }),
      close: () => db.destroy().finally(unlock),
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Opens the database: PostgreSQL by its address, else PGlite under `dataDir`, in memory when there is neither; PGlite in memory
 * can start from the files of another one, `startFrom`.
 * Throws when the folder of PGlite is in use by another process, or PostgreSQL cannot be reached.
 */
export const connect = ({
  databaseUrl,
  dataDir,
  startFrom,
}: {
  databaseUrl?: string
  dataDir?: string
  startFrom?: Blob
}): Promise<Connection> => (databaseUrl ? connectPostgres(databaseUrl) : connectPglite(dataDir, startFrom))
