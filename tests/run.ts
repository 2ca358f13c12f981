import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stopAllCommands } from './support/command'
import { type Count, type Run, STEPS, type Step } from './support/steps'

const HELP = `Usage: npm test                     everything, in this order: ${STEPS.map(({ name }) => name).join(', ')}
       npm test -- --only unit      one step (or several: --only lint --only types), with what it needs
       npm run test:e2e -- map      the journeys (or unit tests) whose file is named so; with SITE_UNDER_TEST, which
                                    \`npm run test:site\` prints, on a site that runs already
`

interface Result extends Count {
  name: string
  seconds: number
  error?: string
}

function stepsOf(asked: readonly string[]): Step[] {
  const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length)
    throw new Error(
      `Unknown step ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}`,
    )
  if (!asked.length) return [...STEPS]
  const wanted = new Set(
    asked.flatMap((name) => [name, ...(STEPS.find((s) => s.name === name)?.needs ?? [])]),
  )
  return STEPS.filter(({ name }) => wanted.has(name))
}

/** Steps in their order, those side by side that use one processor each. */
function turnsOf(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = []
  for (const step of steps) {
    const last = turns.at(-1)
    if (step.usesOneProcessor && last?.every((other) => other.usesOneProcessor)) last.push(step)
    else turns.push([step])
  }
  return turns
}

async function runStep(step: Step, run: Run): Promise<Result> {
  const since = Date.now()
  const seconds = () => Math.round((Date.now() - since) / 100) / 10
  try {
    const count = (await step.run(run)) ?? { passed: 0, failed: 0 }
    const error = count.failed ? { error: `${count.failed} failed` } : {}
    return { name: step.name, seconds: seconds(), ...count, ...error }
  } catch (error) {
    return { name: step.name, seconds: seconds(), passed: 0, failed: 1, error: (error as Error).message }
  }
}

/** One line a step, then the count of all tests alone on the last line: continuous integration reads that one. */
function summary(results: readonly Result[], steps: readonly Step[]): string {
  const lines = steps.map(({ name }) => {
    const result = results.find((r) => r.name === name)
    if (!result) return `  –  ${name.padEnd(8)} not run`
    const { seconds, passed, error } = result
    const tests = passed ? `${passed} tests passed` : ''
    return `  ${error ? '✗' : '✓'}  ${name.padEnd(8)} ${`${seconds} s`.padStart(8)}  ${[tests, error].filter(Boolean).join(', ')}`
  })
  const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0)
  return `\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  const log = (line: string) => process.stdout.write(`${line}\n`)
  if (values.help) {
    log(HELP)
    return 0
  }
  const steps = stepsOf(values.only)
  if (positionals.length && !values.only.length)
    throw new Error(
      `Which step is ${positionals.join(', ')} of? npm test -- --only unit ${positionals.join(' ')}`,
    )
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) return
      controller.abort(new Error('stopped'))
      void stopAllCommands()
    })
  }
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-test-'))
  const run: Run = {
    projectDir: resolve(__dirname, '..'),
    dir,
    log,
    signal: controller.signal,
    names: positionals,
  }
  const results: Result[] = []
  try {
    for (const turn of turnsOf(steps)) {
      if (controller.signal.aborted) break
      log(`\n── ${turn.map(({ name }) => name).join(', ')}`)
      results.push(...(await Promise.all(turn.map((step) => runStep(step, run)))))
      if (results.some(({ error }) => error)) break
    }
  } finally {
    await stopAllCommands()
    await rm(dir, { recursive: true, force: true })
  }
  const stopped = controller.signal.aborted
  for (const { name, error } of results) if (error) log(`\n${name}: ${stopped ? 'stopped' : error}`)
  log(summary(results, steps).trimEnd())
  return results.some(({ error }) => error) || stopped ? 1 : 0
}

main().then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
