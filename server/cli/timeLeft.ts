/** How far a piece of work is at a moment, in milliseconds. */
export interface Mark {
  at: number
  done: number
}

/** Paces that differ by more than this are no pace yet. */
const STEADY = 2

const paceOf = (from: Mark, to: Mark) => (to.done - from.done) / Math.max(1, to.at - from.at)

/**
 * Milliseconds that a piece of work of `total` things still takes, at the pace of its last part: what went before was quicker where things
 * were there already, or slower where the machine had something else to do.
 * @param marks in their order; two of them make a part
 * @returns undefined while the last two parts say different things, and before there are two
 */
export function timeLeft(marks: readonly Mark[], total: number): number | undefined {
  const [first, middle, last] = marks.slice(-3)
  if (!first || !middle || !last) return undefined
  const [before, now] = [paceOf(first, middle), paceOf(middle, last)]
  if (now <= 0 || Math.max(before, now) > STEADY * Math.min(before, now)) return undefined
  return (total - last.done) / now
}
