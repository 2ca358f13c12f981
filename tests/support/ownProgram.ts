import { join, resolve } from 'node:path'
import { SETTINGS } from '../../server/config'
import { connect } from '../../server/db/connect'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { startCommand } from './command'
import { type DatabaseKind, emptyDatabase } from './databases'
import { freePort } from './freePort'
import { ADMIN_TOKEN } from './siteApi'

export const PROJECT = resolve(__dirname, '../..')

/** The environment of a program or command that knows nothing of the one that the tests run in. */
export const noSettings = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))

/** Where the program keeps its data, whoever runs it: a folder, and a database that has no tables yet. */
export async function home(kind: DatabaseKind) {
  const { dir, remove } = await temporaryFolder()
  const server = kind === 'PostgreSQL' ? await emptyDatabase(kind) : undefined
  const where = server?.url ? { databaseUrl: server.url } : { dataDir: dir }
  return {
    dir,
    env: { DATA_DIR: dir, DATABASE_URL: server?.url ?? '' },
    /** Something done to the database while no program runs. */
    between: async <T>(work: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<T>) => {
      const connection = await connect(where)
      try {
        return await work(connection.db)
      } finally {
        await connection.close()
      }
    },
    remove: async () => {
      await server?.close()
      await remove()
    },
  }
}

/** The site API as an operator runs it, in a process of its own. */
export async function ownProgram(site: string, env: Record<string, string>) {
  const port = await freePort()
  let heard: () => void = () => undefined
  const isReady = new Promise<void>((done) => (heard = done))
  const lines: string[] = []
  const command = startCommand(
    process.execPath,
    ['--import', 'tsx', join(PROJECT, 'server/main.ts'), '--role', 'site-api'],
    {
      cwd: PROJECT,
      env: {
        ...noSettings,
        SITE_ID: site,
        SITE_API_PORT: String(port),
        ADMIN_TOKEN,
        LOG_LEVEL: 'warn',
        ...env,
      },
      onLine: (line) => {
        lines.push(line)
        if (line.startsWith('Ready: ')) heard()
      },
    },
  )
  const died = command.ended.then(() => Promise.reject(new Error(lines.join('\n'))))
  died.catch(() => undefined)
  await Promise.race([isReady, died])
  const ofSite = `http://127.0.0.1:${port}/sites/${site}`
  const post = (path: string, type: string, body: string, headers = {}) =>
    fetch(`${ofSite}/${path}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
  return {
    port,
    stop: command.stop,
    /** Ends as when the machine loses its power. */
    kill: async () => {
      command.signal('SIGKILL')
      await command.ended
    },
    get: (path: string, headers = {}) => fetch(`${ofSite}/${path}`, { headers }),
    post,
    import: (lines: readonly object[]) =>
      post('admin/import', 'application/x-ndjson', lines.map((line) => JSON.stringify(line)).join('\n'), {
        authorization: `Bearer ${ADMIN_TOKEN}`,
      }),
  }
}
