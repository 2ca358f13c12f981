import type { RentalPeriod } from '../../contract/rental'

/** What most guests are with; fewer where a unit has no room for them. */
export const USUAL_PERSONS = 2

const DAY_MS = 24 * 60 * 60 * 1000

/** Nights between arrival and departure, by the calendar (the hour the clocks move changes nothing). */
export const nightsOf = ({ start, end }: Pick<RentalPeriod, 'start' | 'end'>): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS)

type Priced = Pick<RentalPeriod, 'start' | 'end' | 'price' | 'costs'>

/**
 * What a stay costs in euro, to the cent: its price and everything on top, deposits that are paid back included,
 * because they have to be paid. Undefined when the price is not set (-1); a cost that is not set counts as nothing.
 */
export function stayTotal(period: Priced, persons: number): number | undefined {
  if (period.price < 0) return undefined
  const nights = nightsOf(period)
  const costs = period.costs.map(
    ({ amount, perNight, perPerson }) =>
      Math.max(amount, 0) * (perNight ? nights : 1) * (perPerson ? persons : 1),
  )
  return Math.round(costs.reduce((sum, cost) => sum + cost, period.price) * 100) / 100
}

/**
 * What a stay really costs in euro: its total without the deposits that are paid back. What stays are compared by.
 * Undefined when the price is not set.
 */
export const stayCost = (period: Priced, persons: number): number | undefined =>
  stayTotal({ ...period, costs: period.costs.filter(({ refundable }) => !refundable) }, persons)
