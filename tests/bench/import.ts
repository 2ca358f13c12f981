/**
 * How many lines a second `npm run import` brings in, on the embedded database and on PostgreSQL, each new and with its durability on.
 * `npm run bench:import -- [--lines 25000] [--only PGlite] [--listings] [--file LINES]`; the last line is the result as JSON: lines a second of a first
 * import and of the same file once more, seconds of a processor that the site API took for the first, MB at its height. The lines are a
 * demo as it is exported: one in six a listing, of 13 kB, the others viewings, stays and pages. `--listings`: listings alone, which cost
 * most. `--file`: lines of another day, which is how to tell a slower program from longer lines.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { demoLines } from 'aanbod-demo/demo'
import { importFile } from '../../server/cli/importFile'
import { benchPostgres } from './benchPostgres'
import { processorSeconds, watchMemory } from './processes'
import { ADMIN_TOKEN, siteApiProcess } from './siteApiProcess'

const DATABASES = ['PGlite', 'PostgreSQL'] as const
type DatabaseName = (typeof DATABASES)[number]
const SITE = 'bench-import'
/** All that a listing needs. */
const LISTINGS: ReadonlySet<string> = new Set(['site', 'collection', 'estate'])

/** Lines that the demo has for each listing, at least: its viewings, and a share of all else. */
const LINES_OF_A_LISTING = 4

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '25000' },
    only: { type: 'string' },
    listings: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
})
const count = values.file
  ? readFileSync(values.file, 'latin1').trimEnd().split('\n').length
  : Number(values.lines)
if (!Number.isInteger(count) || count < 10)
  throw new Error(`--lines must be a whole number of 10 or more: ${values.lines}`)
if (values.only && !DATABASES.some((name) => name === values.only))
  throw new Error(`--only must be one of ${DATABASES.join(', ')}: ${values.only}`)

function* lines() {
  let written = 0
  for (const line of demoLines({
    siteId: SITE,
    estates: values.listings ? count : Math.ceil(count / LINES_OF_A_LISTING),
    seed: 1,
    now: new Date('2026-06-01T10:00:00Z'),
  })) {
    if (values.listings && !LISTINGS.has(line.kind)) continue
    if (written++ === count) return
    yield `${JSON.stringify(line)}\n`
  }
}

interface Figures {
  first: number
  again: number
  processor: number
  mb: number
}

async function measure(databaseUrl: string, dataDir: string, file: string): Promise<Figures> {
  const api = await siteApiProcess(databaseUrl, SITE, dataDir)
  try {
    const job = { file, siteId: SITE, siteApiUrl: api.url, adminToken: ADMIN_TOKEN }
    const perSecond = async () => {
      const began = performance.now()
      const { imported, errors } = await importFile(job)
      if (imported !== count) throw new Error(`${imported} of ${count} lines: ${JSON.stringify(errors[0])}`)
      return Math.round(count / ((performance.now() - began) / 1000))
    }
    const memory = watchMemory(api.pid)
    const before = processorSeconds(api.pid)
    const first = await perSecond()
    const processor = processorSeconds(api.pid) - before
    return { first, processor, again: await perSecond(), mb: memory.stop() }
  } finally {
    await api.stop()
  }
}

async function on(name: DatabaseName, folder: string, file: string): Promise<Figures> {
  const dataDir = join(folder, name)
  if (name === 'PGlite') return measure('', dataDir, file)
  const database = await benchPostgres(undefined)
  try {
    return await measure(database.url, dataDir, file)
  } finally {
    await database.stop()
  }
}

async function main() {
  const folder = await mkdtemp(join(tmpdir(), 'aanbod-import-'))
  try {
    const file = values.file ?? join(folder, 'lines.ndjson')
    if (!values.file) await pipeline(Readable.from(lines()), createWriteStream(file))
    console.log(`${count} lines, ${Math.round((await stat(file)).size / 1e6)} MB`)
    const figures: Partial<Record<DatabaseName, Figures>> = {}
    for (const name of DATABASES.filter((each) => !values.only || each === values.only)) {
      const found = await on(name, folder, file)
      figures[name] = found
      console.log(`${name}: ${found.first} lines a second; once more, ${found.again}`)
    }
    console.log(JSON.stringify({ bench: 'import', lines: count, listings: values.listings, ...figures }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 1
})
