/**
 * Two processes of each role on this machine over one PostgreSQL, that of `DATABASE_URL` or one of its own: `npm run cluster`,
 * `npm run cluster -- --site mysite`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/config'
import { benchPostgres } from '../bench/benchPostgres'
import { stopAllCommands } from '../support/command'
import { runScript } from '../support/runScript'
import { clusterPlan } from './clusterPlan'
import { startCluster } from './keepRunning'

const HELP = `npm run cluster [-- --site NAME]
  Two processes of each role on this machine: web, site-api and publisher.
  --site NAME   with the site of sites/NAME
  DATABASE_URL  the PostgreSQL that they share; without it one of their own, below DATA_DIR/cluster`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main() {
  const { values } = parseArgs({ options: { site: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    say(HELP)
    return
  }
  const config = readConfig(process.env)
  // Releases and secrets go with the database that they belong to.
  const dataDir = config.databaseUrl ? config.dataDir : join(config.dataDir, 'cluster')
  const stopping = new AbortController()
  const stopped = new Promise<void>((done) => stopping.signal.addEventListener('abort', () => done()))
  const database = await benchPostgres(dataDir)
  // The package of that PostgreSQL ends this process at a signal, before the others have stopped.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.removeAllListeners(name).on(name, () => stopping.abort())
  try {
    const { port, siteApiPort, publisherPort } = config
    const { PUBLIC_URL: publicUrl } = process.env
    const plan = clusterPlan({
      ...{ port, siteApiPort, publisherPort, publicUrl },
      ...{ dataDir, databaseUrl: database.url, site: values.site },
    })
    say(`${plan.length} processes over ${config.databaseUrl ? 'DATABASE_URL' : join(dataDir, 'postgres')}`)
    const members = await startCluster(plan, say, stopping.signal)
    const ready = Promise.all(members.map((member) => member.ready))
    await Promise.race([ready, stopped])
    if (!stopping.signal.aborted) say(`\nhttp://localhost:${port} http://localhost:${port + 1}\n`)
    await stopped
    await Promise.all(members.map((member) => member.stop()))
  } finally {
    await stopAllCommands()
    await database.stop()
  }
}

runScript(main)
