import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { keeperOfRun } from './keeperOfRun'

/** Jest's global setup: the keeper of the test server, unless TEST_DATABASE_URL names one. */
export default async function startPostgres(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return
  const keeper = spawn(process.execPath, [join(__dirname, 'postgresKeeper.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = (await once(keeper.stdout, 'data')) as [Buffer]
  process.env['TEST_POSTGRES_KEEPER'] = `http://127.0.0.1:${port.toString().trim()}`
  keeperOfRun.process = keeper
}
