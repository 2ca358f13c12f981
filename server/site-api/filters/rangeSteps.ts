/**
 * Where a step of prices begins, in euro: rents below, sales above. The same for every query, so that a choice keeps its
 * meaning while other filters change.
 */
export const PRICE_STEPS = [
  0, 250, 500, 750, 1000, 1250, 1500, 2000, 3000, 5000, 25_000, 50_000, 100_000, 150_000, 200_000, 250_000,
  300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
] as const

/**
 * Steps from the first that holds a listing to the last.
 * @param counts of each step; the first one, of what is below all bounds, has none
 */
export function rangeSteps(bounds: readonly number[], counts: Uint32Array) {
  const first = counts.findIndex((count) => count > 0) - 1
  const last = counts.findLastIndex((count) => count > 0) - 1
  return bounds.flatMap((from, place) =>
    place < first || place > last
      ? []
      : [{ from, to: bounds[place + 1] ?? null, count: counts[place + 1] ?? 0 }],
  )
}
