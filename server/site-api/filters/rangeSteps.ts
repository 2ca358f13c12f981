/**
 * Where a step of prices begins, in euro: rents below, sales above. The same for every query, so that a choice keeps its
 * meaning while other filters change.
 */
export const PRICE_STEPS = [
  0, 250, 500, 750, 1000, 1250, 1500, 2000, 3000, 5000, 25_000, 50_000, 100_000, 150_000, 200_000, 250_000,
  300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
] as const

/** Place of the step that an amount is in; -1 below all of them. */
export function stepOf(amount: number, bounds: readonly number[]): number {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (amount < (bounds[middle] as number)) high = middle
    else low = middle + 1
  }
  return low - 1
}

/** Steps from the first that holds a listing to the last; `counts` by the place of the step. */
export function rangeSteps(bounds: readonly number[], counts: ReadonlyMap<number, number>) {
  const places = [...counts.keys()]
  const first = Math.min(...places)
  const last = Math.max(...places)
  return bounds.flatMap((from, place) =>
    place < first || place > last
      ? []
      : [{ from, to: bounds[place + 1] ?? null, count: counts.get(place) ?? 0 }],
  )
}
