import { createHash } from 'node:crypto'
import type { Process } from './processes'
import type { SiteStatus } from './siteStatus'

/** All that the page says. */
export interface Status {
  processes: readonly Process[]
  sites: readonly SiteStatus[]
}

/** How all stands, and its version: listeners hear of another one only. */
interface StatusReport {
  version: string
  status: Status
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

/** Another one whenever something of it is another. */
const versionOf = (status: Status): string =>
  createHash('sha256').update(JSON.stringify(status)).digest('base64url').slice(0, 16)

/** Looks every second as long as somebody listens: what other processes do stands in the same database and folders. */
export function statusFeed(
  read: () => Promise<Status>,
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
