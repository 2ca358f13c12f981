export interface BuildsOptions {
  /** Builds the whole site and switches to it. */
  build: () => Promise<void>
  /** Called with the stored changes that a build has brought. */
  onBuilt: (rows: readonly string[]) => Promise<void>
  /** Called when a build has ended that stored changes were waiting for. */
  onFree: () => void
  log: (line: string) => void
  /** Milliseconds after which a failed build is tried again, doubled each time up to `mostAfter`. */
  againAfter?: number
  mostAfter?: number
}

/** Whole builds of a site, one at a time, beside the publishing of single changes. */
export interface Builds {
  /** Has the site built for these stored changes, or for none; what comes while a build runs gets another one. */
  request(rows?: readonly string[]): void
  /** Lets stored changes wait for the build that runs, or one that is wanted for them: after it they may do without. */
  park(rows: readonly string[]): void
  /** Stored changes that wait for a build and are nobody else's. */
  waiting(): ReadonlySet<string>
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
  let failures = 0
  let wake: () => void = () => undefined

  /** Until it is time to try again, or something new is wanted. */
  async function pause(): Promise<void> {
    const after = Math.min(mostAfter, againAfter * 2 ** (failures - 1))
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, after)
    })
    clearTimeout(timer)
  }

  async function one(): Promise<void> {
    const brought = [...rows]
    wanted = false
    try {
      await build()
      failures = 0
      await onBuilt(brought)
      for (const row of brought) rows.delete(row)
      if (parked.size) onFree()
      parked.clear()
    } catch (error) {
      if (closed) return
      failures += 1
      wanted = true
      log(`The build failed, the last release stays: ${(error as Error).message}`)
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
      if (!running) return this.request(more)
      for (const row of more) parked.add(row)
    },
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
