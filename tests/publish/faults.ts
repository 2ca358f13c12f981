/**
 * Nothing gets stuck in publishing: on small sites that have no project, no holiday unit, few languages, no picture and one
 * listing, the first of everything comes at once, then what chance brings. All of it is published onto the first release,
 * nothing waits for a build, and a clean build gives the same bytes and the same scripts as the first one.
 * Then PostgreSQL goes away at chance moments of all that (`restarts.ts`).
 * `npm run test:faults -- [--only sites|restarts] [--sites 1] [--changes 30] [--moments 30] [--seed 1]`; the last line is the result as JSON.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRng, type Rng } from 'aanbod-demo/rng'
import { pendingChangesOf } from '../../server/publisher/build/pendingChanges'
import { start } from '../../server/start'
import type { ImportLine } from '../../src/contract/importLine'
import { walkFiles } from '../../server/releases/walkFiles'
import { stopAllCommands } from '../support/command'
import { nextChange } from './changes'
import { importTo } from './changeStream'
import { differsFromCleanBuild, servedNow } from './cleanBuild'
import { installation, PROJECT, startProgram } from './program'
import { restarts } from './restarts'
import { type Kept, smallSite } from './smallSite'
import { until } from './until'

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1' },
    changes: { type: 'string', default: '30' },
    moments: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const log = (line: string) => console.log(line)
const MOST_AT_ONCE = 4
const PATIENCE = 120_000

/** What a site that had nothing of it gets at once: a project, holiday units, a page of every kind that has none, and listings. */
function firstOfAll({ agency, project }: Kept, rng: Rng): ImportLine[] {
  const estates = [...project, ...rng.sample([...agency.away.values()], 4)]
  const rentals = [...agency.rentalsAway.values()].slice(0, 2)
  const pages = [...agency.pagesAway.values()].filter(({ type, id }) => type === 'rentalList' || id === 8)
  for (const each of estates) {
    agency.away.delete(each.general.id)
    agency.estates.set(each.general.id, each)
  }
  for (const each of rentals) {
    agency.rentalsAway.delete(each.id)
    agency.rentals.set(each.id, each)
  }
  for (const each of pages) agency.pages.set(each.id, each)
  return [
    ...estates.map((data): ImportLine => ({ kind: 'estate', data })),
    ...rentals.map((data): ImportLine => ({ kind: 'rentalUnit', data })),
    ...pages.map((data): ImportLine => ({ kind: 'page', data })),
  ]
}

/** Digests of the files of a folder that fit. */
async function digests(root: string, fits: (name: string) => boolean): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of (await walkFiles(root)).filter(fits))
    found.set(
      name,
      createHash('md5')
        .update(await readFile(join(root, name)))
        .digest('hex'),
    )
  return found
}

const isScript = (name: string) => /^[^/]+\.js$/.test(name)

async function one(siteId: string, rng: Rng) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-faults-'))
  const { env, config } = await installation(dataDir, siteId)
  const site = smallSite(siteId, rng, new Date('2026-11-21T06:00:00Z'))
  const { lines, agency } = site
  const told = { config, projectDir: PROJECT, log: () => undefined }
  const api = await start(['site-api'], told)
  await importTo(config, lines)
  await api.close()
  const said: string[] = []
  const program = startProgram([], env, (line) => {
    said.push(line)
    if (/release|failed|building|left out/i.test(line)) log(`  ${line}`)
  })
  const settled = () =>
    until(
      () => `${siteId} does not show what changed:\n${said.slice(-20).join('\n')}`,
      async () => (await pendingChangesOf(told)) === undefined,
      { patience: PATIENCE },
    )
  const imported = async (more: readonly ImportLine[]) => {
    await importTo(config, more)
    await settled()
  }
  try {
    await program.ready
    await settled()
    const before = await servedNow(config)
    const asBuilt = await digests(before.root, () => true)
    await imported(firstOfAll(site, rng.fork('first')))
    const choice = rng.fork('changes')
    for (let made = 0; made < Number(values.changes);) {
      const burst: ImportLine[] = []
      for (let count = choice.int(1, MOST_AT_ONCE); count > 0; count--)
        burst.push(...nextChange(agency, choice, ++made).lines)
      await imported(burst)
    }
    const after = await servedNow(config)
    if (after.id !== before.id)
      throw new Error(`Release ${after.id} was built, though all can be done without`)
    await program.stop()
    const alone = await start(['site-api'], told)
    try {
      const different = await differsFromCleanBuild(config, PROJECT, log)
      if (different.length)
        throw new Error(`${different.length} files differ: ${different.slice(0, 20).join(' ')}`)
    } finally {
      await alone.close()
    }
    const built = await digests(join(PROJECT, 'public'), isScript)
    const scripts = [...asBuilt].filter(([name]) => isScript(name))
    if (scripts.length !== built.size || scripts.some(([name, digest]) => built.get(name) !== digest))
      throw new Error('The scripts of the site hang on what it offers')
    return { files: asBuilt.size, versions: after.version }
  } finally {
    await stopAllCommands()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function main() {
  const since = Date.now()
  const rng = createRng(Number(values.seed))
  const sites = []
  for (let number = 1; number <= Number(values.sites) && values.only !== 'restarts'; number++)
    sites.push(await one(`klein${number}`, rng.fork(number)))
  const database =
    values.only === 'sites' ? undefined : await restarts(Number(values.moments), Number(values.seed), log)
  const seconds = Math.round((Date.now() - since) / 1000)
  log(JSON.stringify({ test: 'faults', sites, changes: Number(values.changes), database, seconds }))
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
