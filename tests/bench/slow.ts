/**
 * What a search through the site costs everybody else when 1,000 connections say nothing and 1,000 say a byte twice a second: quiet and
 * crowded in turns, p99 of each, and their ratio.
 * `npm run bench:slow -- [--idle 1000] [--slow 1000] [--rate 20] [--seconds 15] [--turns 2]`; the last line is the result as JSON, in
 * milliseconds from the moment a search was due. Needs `ulimit -n` of twice the connections and some, for the bench and the program.
 */
import { execSync, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoLines } from 'aanbod-demo/demo'
import { importTo } from '../publish/changeStream'
import { installation, startProgram } from '../publish/program'
import { stopAllCommands } from '../support/command'
import { benchPostgres } from './benchPostgres'
import { openLoop, type Timed } from './openLoop'
import { percentiles } from './percentiles'

const { values } = parseArgs({
  options: {
    idle: { type: 'string', default: '1000' },
    slow: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    turns: { type: 'string', default: '2' },
  },
})
const log = (text: string) => console.log(text)
const SITE = 'traag'
const PATH = `/sites/${SITE}/estates`
const SEARCHED: ReadonlySet<string> = new Set(['site', 'collection', 'estate'])
/** Files that a process has open besides. */
const OWN_FILES = 200

/** @throws Error when this machine lets a process hold fewer connections than that. */
function assertFiles(clients: number): void {
  const limit = execSync('ulimit -n', { encoding: 'utf8' }).trim()
  // The program holds a connection for each, and for those that it passes on another.
  const needed = 2 * clients + OWN_FILES
  if (limit !== 'unlimited' && Number(limit) < needed)
    throw new Error(
      `A process may have ${limit} files open here, and ${needed} are needed: ulimit -n ${needed}`,
    )
}

/** Resolves when all of them hold on. */
function startCrowd(port: number, idle: number, slow: number) {
  const child = fork(join(__dirname, 'slowCrowd.ts'), [String(port), PATH, String(idle), String(slow)], {
    execArgv: ['--import', 'tsx'],
  })
  const enough = new Promise<void>((resolve, reject) => {
    child.on('message', (told: { open?: number; failed?: string }) => {
      if (told.failed) reject(new Error(told.failed))
      if ((told.open ?? 0) >= (idle + slow) * 0.98) resolve()
    })
  })
  const left = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
  }
  return { enough, leave: left }
}

async function main() {
  const [idle, slow, rate, seconds] = [values.idle, values.slow, values.rate, values.seconds].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  assertFiles(idle + slow)
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-slow-'))
  const database = await benchPostgres(undefined)
  const { env, config } = await installation(dataDir, SITE, { DATABASE_URL: database.url })
  const program = startProgram(['site-api', 'web'], env, log)
  try {
    await program.ready
    const now = new Date('2026-11-21T06:00:00Z')
    const lines = [...demoLines({ siteId: SITE, estates: 2000, seed: 1, now })]
    await importTo(
      config,
      lines.filter(({ kind }) => SEARCHED.has(kind)),
    )
    const search = async () => {
      const answer = await fetch(`http://127.0.0.1:${config.port}${PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(String(answer.status))
    }
    const measure = () => openLoop(rate, seconds, () => ({ kind: 'search', done: search() }))
    await search()
    await measure()
    const found: Record<'quiet' | 'crowded', Timed<string>[]> = { quiet: [], crowded: [] }
    for (let turn = 0; turn < Number(values.turns); turn++) {
      found.quiet.push(...(await measure()))
      const crowd = startCrowd(config.port, idle, slow)
      await crowd.enough
      found.crowded.push(...(await measure()))
      await crowd.leave()
    }
    const of = (times: Timed<string>[]) => ({
      ...percentiles(times.filter(({ failed }) => !failed).map(({ ms }) => ms)),
      failed: times.filter(({ failed }) => failed).length,
    })
    const [quiet, crowded] = [of(found.quiet), of(found.crowded)]
    const ratio = Math.round((crowded.p99 / quiet.p99) * 100) / 100
    log(JSON.stringify({ bench: 'slow', idle, slow, rate, quiet, crowded, ratio }))
  } finally {
    await stopAllCommands()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
