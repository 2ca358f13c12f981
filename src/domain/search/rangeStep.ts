import type { CountedRange } from '../../contract/search'
import { type Unit, UNITS } from './units'

export type RangeStep = Pick<CountedRange['steps'][number], 'from' | 'to'>

const toHundredth = (amount: number) => Math.round(amount * 100) / 100

/**
 * The bounds of a counted step, so that a search finds as many as the step counts: a step ends before the next begins, a search
 * includes its highest amount.
 * @example stepBounds({ from: 250000, to: 300000 }, 'euro') // { min: 250000, max: 299999.99 }
 */
export const stepBounds = ({ from, to }: RangeStep, unit: Unit): { min?: number; max?: number } => ({
  ...(from > 0 && { min: from }),
  ...(to != null && { max: toHundredth(to - UNITS[unit].grain) }),
})

/** Where the step ends that a highest amount was chosen by, as people say it: a hundredth below a whole one is never asked otherwise. */
export function stepEnd(max: number, unit: Unit): number {
  const { grain } = UNITS[unit]
  const next = toHundredth(max + grain)
  return grain < 1 && Number.isInteger(next) ? next : max
}
