import type { RentalPeriodStatus } from '../../contract/rental'
import { stayCost } from './stayTotal'

/** The free stays that cost so many persons least, of two alike the earlier. */
export function cheapestFree(
  periods: readonly RentalPeriodStatus[],
  persons: number,
  most: number,
): RentalPeriodStatus[] {
  return periods
    .flatMap((period) => {
      const cost = period.available ? stayCost(period, persons) : undefined
      return cost === undefined ? [] : [{ period, cost }]
    })
    .sort((a, b) => a.cost - b.cost || a.period.start.localeCompare(b.period.start))
    .slice(0, most)
    .map(({ period }) => period)
}
