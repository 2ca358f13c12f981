import type { Say } from '../../http/logOutput'
import { Busy } from './withAdvisoryLock'

export interface BuildsOptions {
  /** Builds the whole site and switches to it. */
  build: () => Promise<void>
  /** Called with the stored changes that a build has brought. */
  onBuilt: (rows: readonly string[]) => Promise<void>
  /** Called when a build has ended that stored changes were waiting for. */
  onFree: () => void
  log: Say
  /** Milliseconds after which a failed build is tried again, doubled each time up to `mostAfter`; one that waits for another is each time. */
  againAfter?: number
  mostAfter?: number
}

/** Whole builds of a site, one at a time, beside the publishing of single changes. */
export interface Builds {
  /** Has the site built for these stored changes, or for none; what comes while a build runs gets another one. */
  request(rows?: readonly string[]): void
  /**
   * Lets stored changes wait for the build that runs, after which they may do without, or has one begun for them: at once too where the
   * last one failed and it is not yet time to try again.
   */
  park(rows: readonly string[]): void
  /** Stored changes that wait for a build and are nobody else's. */
  waiting(): ReadonlySet<string>
  /** Does at once what waits for its time after a build that failed: the reason may be gone. */
  nudge(): void
  /** Has the site built and resolves when that has ended, well or not: one that failed is tried again as every other. */
  attempt(): Promise<void>
  /** Resolves when no build runs and none is wanted. */
  idle(): Promise<void>
  close(): Promise<void>
}

export function openBuilds({ build, onBuilt, onFree, log, ...times }: BuildsOptions): Builds {
  const { againAfter = 15_000, mostAfter = 600_000 } = times
  const rows = new Set<string>()
  const parked = new Set<string>()
  let wanted = false
  let closed = false
  let running: Promise<void> | undefined
  let isPausing = false
  let failures = 0
  let isWaiting = false
  let wake: () => void = () => undefined
  const hearEnd: (() => void)[] = []

  /** Until it is time to try again, or something new is wanted. */
  async function pause(): Promise<void> {
    const after = Math.min(mostAfter, againAfter * 2 ** Math.max(0, failures - 1))
    let timer: NodeJS.Timeout | undefined
    isPausing = true
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, after)
    })
    isPausing = false
    clearTimeout(timer)
  }

  function tellEnd(): void {
    for (const hear of hearEnd.splice(0)) hear()
  }

  /** One that has to wait has not failed: the other one may end at any moment. */
  function noteWhyAgain(error: Error): void {
    const hasWaited = isWaiting
    isWaiting = error instanceof Busy
    failures = isWaiting ? 0 : failures + 1
    if (!isWaiting) log(`The build failed and is tried again: ${error.message}`, 'error')
    // Once for all the while that the other one takes.
    else if (!hasWaited) log(`Waiting to build: ${error.message}.`)
  }

  async function one(): Promise<void> {
    const brought = [...rows]
    wanted = false
    try {
      await build()
      failures = 0
      isWaiting = false
      await onBuilt(brought)
      for (const row of brought) rows.delete(row)
      if (parked.size) onFree()
      parked.clear()
      tellEnd()
    } catch (error) {
      tellEnd()
      if (closed) return
      wanted = true
      // They came before the next attempt begins, so that brings them.
      for (const row of parked) rows.add(row)
      parked.clear()
      noteWhyAgain(error as Error)
      await pause()
    }
  }

  async function run(): Promise<void> {
    while (wanted && !closed) await one()
    running = undefined
  }

  return {
    request(more = []) {
      if (closed) return
      for (const row of more) rows.add(row)
      wanted = true
      wake()
      running ??= run()
    },
    park(more) {
      if (!running || isPausing) return this.request(more)
      for (const row of more) parked.add(row)
    },
    attempt() {
      if (closed) return Promise.resolve()
      const ended = new Promise<void>((resolve) => hearEnd.push(resolve))
      this.request()
      return ended
    },
    nudge: () => wake(),
    waiting: () => new Set([...rows, ...parked]),
    idle: async () => {
      while (running) await running
    },
    close: async () => {
      closed = true
      wake()
      await running
    },
  }
}
