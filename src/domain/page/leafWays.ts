/** Pages named on both sides of the one that is shown. */
const BESIDE = 2

/**
 * Pages that a page of a list leads to by number, in their order: its neighbours, and the two ends; undefined where some are left out.
 * @example leafWays(6, 13) // [1, undefined, 4, 5, 6, 7, 8, undefined, 13]
 */
export function leafWays(leaf: number, leaves: number): (number | undefined)[] {
  const near = Array.from({ length: leaves }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === leaves || Math.abs(each - leaf) <= BESIDE,
  )
  return near.flatMap((each, at) => {
    const missing = each - (near[at - 1] ?? 0) - 1
    // One that is left out takes no more room than what says so.
    return missing === 1 ? [each - 1, each] : missing ? [undefined, each] : [each]
  })
}
