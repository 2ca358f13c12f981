/** What a run came to: its value, or that another has taken its place in the meantime. */
export type Latest<T> = { latest: true; value: T } | { latest: false }

export interface LatestOnly<Args extends unknown[], T> {
  /** Aborts the run before it. A failure of the latest run is thrown; one of an older run says nothing any more. */
  run: (...args: Args) => Promise<Latest<T>>
  /** Gives up the run under way, as when its screen closes. */
  cancel: () => void
}

/**
 * Runs something so that an older or aborted answer never overwrites a newer one, in whatever order the answers come and
 * whether or not the work heeds its signal.
 */
export function latestOnly<Args extends unknown[], T>(
  work: (signal: AbortSignal, ...args: Args) => Promise<T>,
): LatestOnly<Args, T> {
  let current: AbortController | undefined

  return {
    async run(...args) {
      current?.abort()
      const mine = new AbortController()
      current = mine
      try {
        const value = await work(mine.signal, ...args)
        return mine.signal.aborted ? { latest: false } : { latest: true, value }
      } catch (error) {
        if (mine.signal.aborted) return { latest: false }
        throw error
      }
    },
    cancel() {
      current?.abort()
      current = undefined
    },
  }
}
