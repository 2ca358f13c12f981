/** Runs at most `limit` tasks at once; the others wait in the order they came. A failing task frees its place. */
export function takeTurns(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((turn) => waiting.push(turn))
    else running += 1
    try {
      return await task()
    } finally {
      // The place is handed over, not given back, so that no newcomer can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
