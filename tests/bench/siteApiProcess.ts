import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { freePort } from '../support/freePort'

const PROJECT = resolve(__dirname, '../..')
export const ADMIN_TOKEN = 'operator-of-the-bench'

/** The role `site-api` in a process of its own, as it is run in production. */
export async function siteApiProcess(
  databaseUrl: string,
  siteId: string,
  dataDir = join(PROJECT, '.data/bench'),
) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--role', 'site-api'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SITE_ID: siteId,
      SITE_API_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_TOKEN,
    },
  })
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready') && ready())
    child.once('exit', (code) => fail(new Error(`The site API ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
