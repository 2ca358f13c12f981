import { pinnedAt } from '../../releases/pinned'
import { currentReleaseId, type ReleaseStore } from '../../releases/releaseStore'
import type { Changes } from '../hot/changes'

interface Options {
  store: ReleaseStore
  signal: AbortSignal
  log: (line: string) => void
  /** Whether what is served now is known to show all there is. */
  isCaughtUp: boolean
  /** Called when another release is served, whoever switched to it, or the site is pinned no more; not while it is. */
  onOtherRelease: () => Promise<void>
  /** What is not on the site as it is, though its change is done with. */
  quarantined: () => Promise<Changes>
  /** Called with it from time to time: what was wrong with it may be mended where nobody tells of it. */
  onQuarantined: (changes: Changes) => Promise<void>
  /** Called now and then: what nobody reads any more is put away. */
  sweep: () => Promise<void>
  lookEvery?: number
  retryEvery?: number
}

const LOOK_EVERY = 2000
const RETRY_EVERY = 3_600_000

/** Sees by itself what nobody tells a publisher: that another release is served, and that it is time to try what is quarantined and to sweep. */
export function lookAfter(options: Options): { close(): Promise<void> } {
  const { store, signal, log, onOtherRelease, quarantined, onQuarantined, sweep } = options
  const { lookEvery = LOOK_EVERY, retryEvery = RETRY_EVERY } = options
  let seen: string | undefined
  let running: Promise<void> | undefined

  async function look(): Promise<void> {
    const current = await currentReleaseId(store)
    const isPinned = (await pinnedAt(store))?.release === current
    const now = `${current} ${isPinned}`
    if (now === seen) return
    const isKnown = seen === undefined && options.isCaughtUp
    seen = now
    // A site is pinned as it was: nothing of what came since is to be on it.
    if (current === undefined || isKnown || isPinned) return
    await onOtherRelease()
  }

  async function retry(): Promise<void> {
    const changes = await quarantined()
    if (Object.values(changes).some((ids: readonly number[]) => ids.length)) await onQuarantined(changes)
    await sweep()
  }

  const one = (work: () => Promise<void>) => {
    if (running || signal.aborted) return
    running = work()
      .catch((error: Error) => void (signal.aborted || log(error.message)))
      .finally(() => (running = undefined))
  }
  one(look)
  const timers = [setInterval(() => one(look), lookEvery), setInterval(() => one(retry), retryEvery)]
  for (const timer of timers) timer.unref()
  return {
    async close() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
