import type { Code } from '../../../src/contract/codes'

const conditionFactor: Record<Code<'Condition'>, number> = {
  NEW: 1.3,
  RENEWED: 1.16,
  EXCELLENT_CONDITION: 1.1,
  GOOD_CONDITION: 1,
  TO_FRESHEN_UP: 0.84,
  TO_RENOVATE: 0.62,
}

/** Euro per m² of living area at the middle price level. */
const LIVING = 1980

/** Euro for the ground of a house: the first 800 m² weigh most, land beyond is worth little more than a meadow. */
export const groundValue = (m2: number, level: number): number =>
  Math.round(
    (Math.min(m2, 800) * 105 + Math.min(Math.max(m2 - 800, 0), 3000) * 22 + Math.max(m2 - 3800, 0) * 5) *
      level,
  )

/** Value of the living area; beyond 150 m² a further one is worth less. */
export const livingValue = (
  area: number,
  level: number,
  condition: Code<'Condition'>,
  factor: number,
): number => area * LIVING * level * conditionFactor[condition] * factor

const steps = [
  [1_000_000, 25_000],
  [400_000, 5_000],
  [60_000, 1_000],
  [5_000, 500],
  [900, 25],
  [0, 5],
] as const

/** Rounded as an agent rounds: the dearer, the coarser. */
export const asked = (value: number): number => {
  const step = steps.find(([from]) => value >= from)?.[1] ?? 5
  return Math.max(step, Math.round(value / step) * step)
}

/** A month's rent of what would sell for `value`: dearer homes return less. */
export const monthlyRent = (value: number): number => {
  const yearly = Math.min(value, 350_000) * 0.042 + Math.max(value - 350_000, 0) * 0.022
  return asked(yearly / 12)
}
