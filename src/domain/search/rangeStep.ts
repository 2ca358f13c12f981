import type { CountedRange } from '../../contract/search'

export type RangeStep = Pick<CountedRange['steps'][number], 'from' | 'to'>

const HUNDREDTH = 0.01

/**
 * The bounds of a counted step, so that a search finds as many as the step counts: a step ends before the next begins, a search
 * includes its highest amount.
 * @example stepBounds({ from: 250000, to: 300000 }) // { min: 250000, max: 299999.99 }
 */
export const stepBounds = ({ from, to }: RangeStep): { min?: number; max?: number } => ({
  ...(from > 0 && { min: from }),
  ...(to != null && { max: to - HUNDREDTH }),
})

/** Where the step ends that a highest amount was chosen by, as people say it: a hundredth below a whole one is never asked otherwise. */
export function stepEnd(max: number): number {
  const next = Math.round((max + HUNDREDTH) * 100) / 100
  return Number.isInteger(next) ? next : max
}
