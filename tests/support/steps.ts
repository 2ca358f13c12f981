import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { runCommand } from './command'
import { fidelityOfSite } from '../publish/fidelityOfSite'
import { type SiteUnderTest, siteDataDir, startSiteUnderTest } from './siteUnderTest'

export interface Run {
  projectDir: string
  /** A folder for this run only, removed afterwards. */
  dir: string
  log: (line: string) => void
  signal: AbortSignal
  /** Parts of names of test files: only these are run. */
  names: readonly string[]
  /** Set by the step `build`. */
  site?: SiteUnderTest
  /** Stops what the step `build` started. */
  stopSite?: () => Promise<unknown>
}

/** Tests that passed and failed; steps that run no tests count none. */
export interface Count {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** Steps it cannot do without. */
  needs?: readonly string[]
  /** Runs beside its neighbours that do too. */
  usesOneProcessor?: boolean
  run: (run: Run) => Promise<Count | undefined>
}

async function tool({ projectDir }: Run, name: string, args: string[], env: Record<string, string> = {}) {
  const code = await runCommand(join(projectDir, 'node_modules/.bin', name), args, { cwd: projectDir, env })
  return code === 0
}

async function must(ok: Promise<boolean>, what: string) {
  if (!(await ok)) throw new Error(what)
}

/** A count the tests themselves wrote; undefined when they did not get that far. */
async function written<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

async function lint(run: Run) {
  await must(tool(run, 'eslint', ['--max-warnings', '0', '.']), 'eslint found mistakes')
  await must(
    tool(run, 'prettier', ['--check', '--log-level', 'warn', '.']),
    'npm run format mends these files',
  )
  return undefined
}

async function types(run: Run) {
  await must(tool(run, 'tsc', ['--noEmit']), 'tsc found mistakes')
  return undefined
}

async function unit(run: Run): Promise<Count> {
  const output = join(run.dir, 'jest.json')
  const args = ['--config', 'tests/jest.config.js', '--json', `--outputFile=${output}`, ...run.names]
  const ok = await tool(run, 'jest', args)
  const result = await written<{ numPassedTests: number; numFailedTests: number }>(output)
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result ?? {}
  // A file that cannot be read holds tests nobody ran.
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

async function build(run: Run) {
  const { projectDir, dir, log } = run
  const running = process.env['SITE_UNDER_TEST']
  if (running) {
    run.site = JSON.parse(running) as SiteUnderTest
    return undefined
  }
  const { site, stop } = await startSiteUnderTest({ projectDir, dataDir: dir, log })
  run.site = site
  run.stopSite = stop
  return undefined
}

async function e2e(run: Run): Promise<Count> {
  const output = join(run.dir, 'playwright.json')
  const env = {
    SITE_UNDER_TEST: JSON.stringify(run.site),
    CHROME_PATH: await ensureBrowser(run.projectDir, run.log, run.signal),
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  }
  const ok = await tool(
    run,
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', ...run.names],
    env,
  )
  const stats = (await written<{ stats: { expected: number; unexpected: number } }>(output))?.stats
  const { expected: passed = 0, unexpected: failed = 0 } = stats ?? {}
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

/** On the site as the journeys left it: the program publishes what changes, then a clean build is compared with it. */
async function fidelity({ projectDir, dir, site, stopSite, log }: Run): Promise<Count> {
  if (!site || !stopSite) throw new Error('There is no site of its own to change')
  const options = { projectDir, dataDir: siteDataDir(dir), site, stop: stopSite, changes: 60, seed: 1, log }
  const different = await fidelityOfSite(options)
  for (const name of different.slice(0, 20)) log(`differs: ${name}`)
  return different.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/** What `npm test` does, in its order; the cheap ones first, so that a slip is told soon. */
export const STEPS: readonly Step[] = [
  { name: 'lint', usesOneProcessor: true, run: lint },
  { name: 'types', usesOneProcessor: true, run: types },
  { name: 'unit', run: unit },
  { name: 'build', run: build },
  { name: 'e2e', needs: ['build'], run: e2e },
  { name: 'fidelity', needs: ['build'], run: fidelity },
]
