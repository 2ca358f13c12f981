import { setPriority } from 'node:os'

/** A tenth of the processor where others want it, too (`nice`). */
const GIVES_WAY = 10
const OWN = 0

/** Lets a process, or this one, leave the processor to whoever needs it now: as the system lets us, it works as well without. */
export function giveWay(pid = OWN): void {
  try {
    setPriority(pid, GIVES_WAY)
  } catch {
    // It has ended already.
  }
}
