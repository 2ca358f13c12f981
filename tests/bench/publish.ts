/**
 * How long a changed price takes from the accepted webhook until every page of the listing is readable over HTTP, and where
 * the time goes, beside a plain incremental `gatsby build` for one such change; then a clean build is compared with what is
 * served. `npm run bench:publish -- --estates 100,1000 [--changes 40] [--mixed 60] [--keep FOLDER] [--quick]`; the last
 * line is the result as JSON, milliseconds. `--keep` uses the built site again, `--quick` leaves the two builds out.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createRng } from 'aanbod-demo/rng'
import { nextChange } from '../publish/changes'
import { buildNow, cleanBuild, differsFromBuild } from '../publish/cleanBuild'
import { PROJECT } from '../publish/program'
import { publishBench } from './publishSite'

const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '100,1000' },
    changes: { type: 'string', default: '40' },
    mixed: { type: 'string', default: '60' },
    keep: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const log = (line: string) => console.log(line)
/** Changes that are not counted: the renderers warm up meanwhile, and are warm then. */
const WARM_UP = 25
const PAUSE = 300

const percentile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0)
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function sayLaps(all: readonly Record<string, number>[]) {
  for (const step of Object.keys(all[0] ?? {})) {
    const took = all.map((laps) => laps[step] ?? 0)
    log(`  ${step.padEnd(9)} p50 ${percentile(took, 0.5)} ms, p95 ${percentile(took, 0.95)} ms`)
  }
}

async function run(estates: number) {
  const dataDir = values.keep
    ? resolve(values.keep, String(estates))
    : await mkdtemp(join(tmpdir(), 'aanbod-bench-'))
  const site = await publishBench(dataDir, estates)
  const { config, agency } = site
  const timed = async (build: typeof buildNow) => {
    const since = Date.now()
    await build(config, PROJECT)
    return Date.now() - since
  }
  try {
    log(`${estates} estates, ${site.pages} pages built`)
    const listings = site.priced
    const times: number[] = []
    const laps: Record<string, number>[] = []
    const total = Number(values.changes) + WARM_UP
    for (let step = 0; step < total; step++) {
      const estate = listings[step % listings.length]
      if (!estate) throw new Error('The demo has no listing with a price')
      const took = await site.changePrice(estate, 1_000_000 + (Date.now() % 8_000_000))
      if (step >= WARM_UP) {
        times.push(took.readable)
        laps.push(took.laps)
      }
      log(`change ${step + 1}: ${Math.round(took.readable)} ms`)
      await pause(PAUSE)
    }
    sayLaps(laps)
    const figures = {
      estates,
      pages: site.pages,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      max: Math.round(Math.max(...times)),
    }
    log(JSON.stringify(figures))
    if (values.quick) return { figures }

    const rng = createRng(1)
    for (let step = 1; step <= Number(values.mixed); step++) {
      const change = nextChange(agency, rng, step)
      log(`${step} ${change.what}: ${await site.publish(change)}`)
    }
    // Brings the build folder to where the site is, so that the next one has a single change to build.
    await timed(buildNow)
    const [listing] = listings
    if (listing) await site.changePrice(listing, 7_654_321)
    const plainBuildMs = await timed(buildNow)
    log(`plain incremental build of one change: ${plainBuildMs} ms`)
    log(`clean build: ${await timed(cleanBuild)} ms`)
    const different = await differsFromBuild(config, PROJECT, log)
    for (const name of different.slice(0, 40)) log(`differs: ${name}`)
    return { figures: { ...figures, plainBuildMs }, identical: different.length === 0 }
  } finally {
    await site.stop()
    if (!values.keep) await rm(dataDir, { recursive: true, force: true })
  }
}

async function main() {
  const runs = []
  for (const estates of values.estates.split(',').map(Number)) runs.push(await run(estates))
  const identical = values.quick ? null : runs.every((one) => one.identical)
  log(JSON.stringify({ bench: 'publish', runs: runs.map(({ figures }) => figures), identical }))
  process.exitCode = identical === false ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
