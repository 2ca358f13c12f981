import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Busy } from '../queue/withAdvisoryLock'
import { endTree } from './endTree'

const markOf = (projectDir: string) => join(projectDir, '.cache', 'aanbod-building')

/** Notes in the build folder that Gatsby is at work there, as which process, and for which start of the program. */
export async function noteRunning(projectDir: string, pid?: number): Promise<void> {
  await mkdir(join(projectDir, '.cache'), { recursive: true })
  await writeFile(markOf(projectDir), `${pid ?? 0} ${process.pid}`)
}

/** Notes that Gatsby ended by itself, well or not. */
export const noteEnded = (projectDir: string) => rm(markOf(projectDir), { force: true })

/** How a process was started; empty when there is none of that number. */
const commandOf = (pid: number) =>
  promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )

async function readMark(projectDir: string): Promise<{ pid: number; of: number } | undefined> {
  const mark = await readFile(markOf(projectDir), 'utf8').catch(() => undefined)
  if (mark === undefined) return undefined
  const [pid = 0, of = 0] = mark.split(' ').map(Number)
  return { pid, of }
}

/** The process of Gatsby's that is at work in a folder; undefined when none is. */
export async function runningIn(projectDir: string, command: string): Promise<number | undefined> {
  const { pid = 0 } = (await readMark(projectDir)) ?? {}
  return pid > 0 && (await commandOf(pid)).includes(command) ? pid : undefined
}

/** @throws Busy while another start of the program, which is alive, builds in a folder: what comes then has only to wait */
export async function assertNobodyBuilds(projectDir: string, command: string): Promise<void> {
  const { of = 0 } = (await readMark(projectDir)) ?? {}
  const isAnothers =
    of > 0 &&
    of !== process.pid &&
    (await runningIn(projectDir, command)) !== undefined &&
    (await commandOf(of))
  if (isAnothers) throw new Busy(`another start of the program (process ${of}) is building in ${projectDir}`)
}

/**
 * Whether a build was cut short in this folder, by a crash or a stop: how far it came nobody knows. Its process may have
 * outlived the one that started it and still be writing; it is ended first.
 * @throws Busy while another start of the program, which is alive, builds here
 */
export async function endInterrupted(projectDir: string, command: string): Promise<boolean> {
  const mark = await readMark(projectDir)
  for (let pid; (pid = await runningIn(projectDir, command)) !== undefined;) {
    await assertNobodyBuilds(projectDir, command)
    await endTree(pid)
    await pause(50)
  }
  return mark !== undefined
}
