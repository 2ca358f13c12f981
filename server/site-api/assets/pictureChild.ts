import { type ChildProcess, fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { PictureBounds } from './pictureJob'

const PROJECT = resolve(__dirname, '../../..')

/** Starts a process for pictures (`pictureProcess.ts`). */
export const forkProcess = (bounds: PictureBounds): ChildProcess =>
  fork(join(__dirname, 'pictureProcess.ts'), [JSON.stringify(bounds)], {
    cwd: PROJECT,
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Resolves when a process takes pictures. @throws Error when it ends before. */
export const started = (child: ChildProcess) =>
  new Promise<void>((ready, reject) => {
    child.once('message', () => ready())
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The picture process did not start (${signal ?? code})`)),
    )
  })

/** Whether a process lets the program end: one that waits for a picture to do does. */
export function holdOpen(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel]) {
    if (isHeld) each?.ref()
    else each?.unref()
  }
}
