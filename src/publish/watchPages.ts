import type { ChildProcess } from 'node:child_process'
import { processFields } from './processFields'

/** A page may take so many times as long where the processor is busy with other things. */
const PATIENCE = 10
/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** The process ended before it answered: another one may do better. */
export class Died extends Error {
  constructor(
    message: string,
    /** The page that it was at. */
    readonly path?: string,
    /** That it was ended, as the page did not. */
    readonly isStuck = false,
  ) {
    super(message)
  }
}

/** Milliseconds of a processor that a process took since it began; NaN where the system does not tell, which is all but Linux. */
function processorMs(pid: number | undefined): number {
  // User and system time are fields 14 and 15 of proc(5).
  const [user, system] = processFields(pid).slice(11, 13).map(Number)
  return (Number(user) + Number(system)) * TICK_MS
}

/**
 * Keeps in mind the page that a process is at, and ends the process when that takes too long: `most` milliseconds of the processor, or
 * ten times that in all. A process that hardly gets the processor is not stuck, and the next would be as slow.
 */
export function watchPages(child: ChildProcess, most: number) {
  let at: { job: number; path: string } | undefined
  let why: string | undefined
  let timer: NodeJS.Timeout | undefined
  const wait = (ms: number, look: () => void) => {
    timer = setTimeout(look, ms)
    timer.unref()
  }
  return {
    begun(job: number, path: string) {
      clearTimeout(timer)
      at = { job, path }
      const [began, before] = [performance.now(), processorMs(child.pid)]
      const look = () => {
        const left = most - (processorMs(child.pid) - before)
        const patience = most * PATIENCE - (performance.now() - began)
        if (left > 0 && patience > 0) return wait(Math.max(Math.min(left, patience), TICK_MS), look)
        why =
          left > 0 ? `It was not done in ${(most * PATIENCE) / 1000} s` : `It took more than ${most / 1000} s`
        // It may not be listening to anything any more.
        child.kill('SIGKILL')
      }
      wait(most, look)
    },
    done() {
      clearTimeout(timer)
      at = undefined
    },
    /** Why a job was not done when the process ended. */
    ended(job: number, how: string): Died {
      clearTimeout(timer)
      const path = at?.job === job ? at.path : undefined
      if (path && why) return new Died(why, path, true)
      return new Died(`The render process ended with ${how}`, path)
    },
  }
}
