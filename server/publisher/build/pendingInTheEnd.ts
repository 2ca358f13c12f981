import { setTimeout as pause } from 'node:timers/promises'
import type { PendingChanges } from './pendingChanges'

interface Options {
  signal: AbortSignal
  /** Hears each time why the API could not be asked. */
  onUnreachable: (reason: string) => Promise<void>
  /** Milliseconds until it is asked again, doubled each time up to `mostAfter`. */
  againAfter?: number
  mostAfter?: number
}

/** Asks what changed, later and later again while the API cannot be asked; undefined when nothing did, or it is stopped. */
export async function pendingInTheEnd(
  ask: () => Promise<PendingChanges | undefined>,
  { signal, onUnreachable, againAfter = 5_000, mostAfter = 300_000 }: Options,
): Promise<Exclude<PendingChanges, { unreachable: string }> | undefined> {
  for (let after = againAfter; !signal.aborted; after = Math.min(mostAfter, after * 2)) {
    const pending = await ask()
    if (!pending || !('unreachable' in pending)) return pending
    if (signal.aborted) return undefined
    await onUnreachable(pending.unreachable)
    await pause(after, undefined, { signal, ref: false }).catch(() => undefined)
  }
  return undefined
}
