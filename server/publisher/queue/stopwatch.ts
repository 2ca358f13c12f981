/** What took how long: milliseconds by step, in their order. */
export type Laps = Record<string, number>

/** Measures the steps of something, each from the end of the one before. */
export function stopwatch() {
  const laps: Laps = {}
  let last = performance.now()
  return {
    laps,
    lap(step: string) {
      const now = performance.now()
      laps[step] = (laps[step] ?? 0) + now - last
      last = now
    },
  }
}

/** @example lapsText({ fetch: 8.2, render: 21 }) // 'fetch 8, render 21' */
export const lapsText = (laps: Laps) =>
  Object.entries(laps)
    .map(([step, took]) => `${step} ${took.toFixed(took < 10 ? 1 : 0)}`)
    .join(', ')
