import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A tenth of the processor where others want it, too (`nice`). */
const GIVES_WAY = 10

/** Linux takes the id of a process for its first thread alone: others that it has by now are named one by one. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

/** Lets a process, or this one, leave the processor to whoever needs it now: as the system lets us, it works as well without. */
export function giveWay(pid = process.pid): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, GIVES_WAY)
    } catch {
      // It has ended already.
    }
  }
}
