import { type SiteStatus, versionOf } from './siteStatus'

/** The status of all sites, and its version: listeners hear of another one only. */
interface StatusReport {
  version: string
  status: readonly SiteStatus[]
}

export interface StatusFeed {
  now(): Promise<StatusReport>
  /**
   * Tells how things stand unless that is what the listener has seen, and from then on whenever it is another.
   * Returns how to stop.
   */
  listen(seen: string, tell: (report: StatusReport) => void): () => void
  close(): void
}

const LOOK_EVERY = 1000

/** Looks every second as long as somebody listens: what other processes do stands in the same database and folders. */
export function statusFeed(
  read: () => Promise<SiteStatus[]>,
  log: (message: string) => void,
  lookEvery = LOOK_EVERY,
): StatusFeed {
  const listeners = new Map<(report: StatusReport) => void, string>()
  let timer: NodeJS.Timeout | undefined
  let looking = false

  async function now(): Promise<StatusReport> {
    const status = await read()
    return { version: versionOf(status), status }
  }

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    // Who comes while it is read may have seen newer.
    const there = [...listeners.keys()]
    try {
      const report = await now()
      for (const tell of there) {
        if (!listeners.has(tell) || listeners.get(tell) === report.version) continue
        listeners.set(tell, report.version)
        tell(report)
      }
    } catch (error) {
      log(`the status could not be read: ${(error as Error).message}`)
    } finally {
      looking = false
    }
  }

  function stopWhenAlone(): void {
    if (listeners.size || !timer) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    now,
    listen(seen, tell) {
      listeners.set(tell, seen)
      timer ??= setInterval(() => void look(), lookEvery)
      timer.unref()
      void look()
      return () => {
        listeners.delete(tell)
        stopWhenAlone()
      }
    },
    close() {
      listeners.clear()
      stopWhenAlone()
    },
  }
}
