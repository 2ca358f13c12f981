import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endTree } from './endTree'
import { endInterrupted, noteEnded, noteRunning } from './interruptedBuild'
import { failureOf } from './report/failure'
import { keepReport } from './report/reportFile'

/** Enough for 25,000 estates in four languages; with more, Gatsby lets its garbage lie until the machine has 4 GB in use. */
const HEAP = '--max-old-space-size=2304'

export interface GatsbyBuild {
  projectDir: string
  /** Changes with the program; another one than the build folder was made with starts from nothing. */
  codeFingerprint: string
  env: Readonly<Record<string, string>>
  /** Hears every line of Gatsby's report. */
  onLine: (line: string) => void
  /** Hears what Gatsby sends of its steps (`report/gatsbySteps.ts`). */
  onMessage?: (message: unknown) => void
  /** What Gatsby named as errors by then. */
  errors?: readonly string[]
  /** Keeps the whole report, and is named when the build fails. */
  reportFile?: string
  /** Hears the number of Gatsby's process. */
  onStart?: (pid: number) => void
  signal?: AbortSignal
  /** Milliseconds that Gatsby has to end once it gave up. */
  toEnd?: number
}

/** What Gatsby says of each step that it leaves undone. */
const GAVE_UP = /^not finished /
/** Plenty. Its store is kept open by a worker that writes, and one that a fault of the store keeps busy does so for good. */
const TO_END = 30_000

/** What is run for `gatsby`. */
export const gatsbyCli = (projectDir: string) =>
  createRequire(join(projectDir, 'package.json')).resolve('gatsby/cli.js')

const codeMark = (projectDir: string) => join(projectDir, '.cache', 'aanbod-code')

/** Empties the build folder when the program changed, as Gatsby does not notice every change of code, or when in doubt. */
async function startCleanWhenNeeded({ projectDir, codeFingerprint }: GatsbyBuild) {
  const wasKilled = await endInterrupted(projectDir, gatsbyCli(projectDir))
  const before = await readFile(codeMark(projectDir), 'utf8').catch(() => undefined)
  if (!wasKilled && before === codeFingerprint && existsSync(join(projectDir, 'public'))) return
  await rm(join(projectDir, '.cache'), { recursive: true, force: true })
  await rm(join(projectDir, 'public'), { recursive: true, force: true })
}

/** Paths of the pages whose HTML the last build wrote. */
async function renderedPages(projectDir: string): Promise<string[]> {
  const list = await readFile(join(projectDir, '.cache', 'newPages.txt'), 'utf8').catch(() => '')
  return list.split('\n').filter(Boolean)
}

/**
 * Runs `gatsby build` in the build folder: all pages at first, afterwards only those whose data changed.
 * Gives the pages it rendered.
 * @throws Error when it does not end well, with the cause in one sentence and where the report is, or else its last lines; the folder
 * is then not to be released.
 */
export async function gatsbyBuild(build: GatsbyBuild): Promise<{ rendered: string[] }> {
  const { projectDir, codeFingerprint, env, onLine, onMessage, onStart, signal, toEnd = TO_END } = build
  const { errors = [], reportFile } = build
  const report = reportFile === undefined ? undefined : await keepReport(reportFile)
  await startCleanWhenNeeded(build)
  await noteRunning(projectDir)
  const child = spawn(process.execPath, [gatsbyCli(projectDir), 'build', '--log-pages', '--write-to-file'], {
    cwd: projectDir,
    env: {
      ...process.env,
      NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? HEAP,
      ...env,
      // Gatsby leaves one processor to its main process, which idles while the workers render.
      GATSBY_CPU_COUNT: process.env['GATSBY_CPU_COUNT'] ?? String(availableParallelism() + 1),
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
    },
    // By the last of them it sends of its steps, beside what it writes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(signal ? { signal } : {}),
  })
  const { pid } = child
  if (onMessage) child.on('message', onMessage)
  if (pid !== undefined) onStart?.(pid)
  // Not waited for: a quick build would end before anybody hears it.
  const noted = noteRunning(projectDir, pid)
  noted.catch(() => undefined)
  const last: string[] = []
  let late: NodeJS.Timeout | undefined
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line)
      if (last.length > 40) last.shift()
      if (pid !== undefined && GAVE_UP.test(line)) late ??= setTimeout(() => void endTree(pid), toEnd)
      report?.write(line)
      onLine(line)
    })
  }
  // Stopping it is an error at once; only when it is closed does it write no more.
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  const code = await new Promise<number | string | null>((resolve) =>
    child.once('close', (status, killedBy) => resolve(status ?? killedBy)),
  )
  clearTimeout(late)
  await report?.close()
  await noted
  if (failure) throw failure
  if (typeof code === 'number') await noteEnded(projectDir)
  if (code !== 0) {
    const all = reportFile === undefined ? `:\n${last.join('\n')}` : `. All that it said is in ${reportFile}`
    throw new Error(`${failureOf({ code, last, errors })}${all}`)
  }
  await writeFile(codeMark(projectDir), codeFingerprint)
  return { rendered: await renderedPages(projectDir) }
}
