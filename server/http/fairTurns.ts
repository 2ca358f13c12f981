import { tooBusy } from './problem'

/** Who asks for something: told apart by `key`; `gone` says when nobody waits for the answer any more. */
export interface Asker {
  key: string
  gone?: AbortSignal
}

/** Whoever asked has gone, or everybody has before it began. */
export class Abandoned extends Error {}

/** Something that is done once, for as many as ask for it meanwhile. */
export interface Wanted<T> {
  /**
   * Waits for it, in the line of who asks until it begins.
   * @throws Abandoned when the asker has gone; HttpProblem 503 when too much stands in the asker's line
   */
  for(asker: Asker): Promise<T>
  /** As it ends, whoever waits for it. */
  done: Promise<T>
}

interface Entry {
  isLarge: boolean
  mostWaiting: number
  /** In whose lines it stands, and how often they asked; nobody any more once it has begun. */
  askers: Map<string, number>
  begin(): Promise<void>
  drop(): void
}

interface Places {
  all: number
  /** Of these, at most so many are at something large at once. */
  large?: number
}

interface Kind {
  isLarge?: boolean
  /** Refused to whom has so many in their line already. */
  mostWaiting?: number
}

/**
 * Does a few things at once; what waits stands in a line for each who asks, and the lines take turns: whoever asks for hundreds of things
 * waits for their own (docs/decisions/223-pictures-take-turns.md). What nobody waits for any more is not begun.
 */
export function fairTurns({ all, large = all }: Places) {
  /** The line whose turn is next comes first. */
  const lines = new Map<string, Set<Entry>>()
  const running = { all: 0, large: 0 }

  function leave(entry: Entry, key: string): void {
    entry.askers.delete(key)
    const line = lines.get(key)
    line?.delete(entry)
    if (line?.size === 0) lines.delete(key)
  }

  function pick(): Entry | undefined {
    for (const [key, line] of lines) {
      for (const entry of line) {
        if (entry.isLarge && running.large >= large) continue
        lines.delete(key)
        lines.set(key, line)
        return entry
      }
    }
    return undefined
  }

  async function begin(entry: Entry): Promise<void> {
    for (const key of [...entry.askers.keys()]) leave(entry, key)
    running.all += 1
    if (entry.isLarge) running.large += 1
    await entry.begin()
    running.all -= 1
    if (entry.isLarge) running.large -= 1
    fill()
  }

  function fill(): void {
    while (running.all < all) {
      const entry = pick()
      if (!entry) return
      void begin(entry)
    }
  }

  /** Stands in the asker's line. Gives the way out of it, for once. */
  function stand(entry: Entry, key: string): () => void {
    const line = lines.get(key) ?? new Set()
    if (!line.has(entry) && line.size >= entry.mostWaiting) throw tooBusy()
    lines.set(key, line.add(entry))
    entry.askers.set(key, (entry.askers.get(key) ?? 0) + 1)
    return () => {
      const times = entry.askers.get(key)
      if (times === undefined) return
      if (times > 1) return void entry.askers.set(key, times - 1)
      leave(entry, key)
      if (!entry.askers.size) entry.drop()
    }
  }

  return {
    /** Something to be done when the first of those who ask for it has their turn. */
    offer<T>(task: () => Promise<T>, { isLarge = false, mostWaiting = Infinity }: Kind = {}): Wanted<T> {
      let state: 'waiting' | 'begun' | 'dropped' = 'waiting'
      const { promise: done, resolve, reject } = withResolvers<T>()
      // Whoever waits for it hears of it; nobody may.
      done.catch(() => undefined)
      const entry: Entry = {
        isLarge,
        mostWaiting,
        askers: new Map(),
        async begin() {
          state = 'begun'
          await task().then(resolve, reject)
        },
        drop() {
          state = 'dropped'
          reject(new Abandoned('Nobody waits for it any more'))
        },
      }
      return {
        done,
        async for({ key, gone }) {
          try {
            if (gone?.aborted) throw new Abandoned('Whoever asked has gone')
            const out = state === 'waiting' ? stand(entry, key) : undefined
            fill()
            return until(done, gone, out)
          } finally {
            if (state === 'waiting' && !entry.askers.size) entry.drop()
          }
        },
      }
    },
    /** Lines in which something waits. */
    lines: () => lines.size,
  }
}

function withResolvers<T>() {
  let settle!: { resolve: (value: T) => void; reject: (error: unknown) => void }
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, ...settle }
}

/** What is promised, unless whoever waits has gone first. */
function until<T>(done: Promise<T>, gone: AbortSignal | undefined, onGone?: () => void): Promise<T> {
  if (!gone) return done
  return new Promise((resolve, reject) => {
    const leave = () => {
      onGone?.()
      reject(new Abandoned('Whoever asked has gone'))
    }
    gone.addEventListener('abort', leave, { once: true })
    void done.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave))
  })
}
