import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endTree } from './endTree'

const markOf = (projectDir: string) => join(projectDir, '.cache', 'aanbod-building')

/** Notes in the build folder that Gatsby is at work there, and as which process. */
export async function noteRunning(projectDir: string, pid?: number): Promise<void> {
  await mkdir(join(projectDir, '.cache'), { recursive: true })
  await writeFile(markOf(projectDir), String(pid ?? ''))
}

/** Notes that Gatsby ended by itself, well or not. */
export const noteEnded = (projectDir: string) => rm(markOf(projectDir), { force: true })

/** How a process was started; empty when there is none of that number. */
const commandOf = (pid: number) =>
  promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )

/** The process of Gatsby's that is at work in a folder; undefined when none is. */
export async function runningIn(projectDir: string, command: string): Promise<number | undefined> {
  const pid = Number(await readFile(markOf(projectDir), 'utf8').catch(() => undefined))
  return pid > 0 && (await commandOf(pid)).includes(command) ? pid : undefined
}

/**
 * Whether a build was cut short in this folder, by a crash or a stop: how far it came nobody knows. Its process may have
 * outlived the one that started it and still be writing; it is ended first.
 */
export async function endInterrupted(projectDir: string, command: string): Promise<boolean> {
  const mark = await readFile(markOf(projectDir), 'utf8').catch(() => undefined)
  for (let pid; (pid = await runningIn(projectDir, command)) !== undefined;) {
    await endTree(pid)
    await pause(50)
  }
  return mark !== undefined
}
