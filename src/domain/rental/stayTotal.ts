import type { RentalPeriod } from '../../contract/rental'

/** What most guests are with; fewer where a unit has no room for them. */
export const USUAL_PERSONS = 2

const DAY_MS = 24 * 60 * 60 * 1000

/** Nights between arrival and departure, by the calendar (the hour the clocks move changes nothing). */
export const nightsOf = ({ start, end }: Pick<RentalPeriod, 'start' | 'end'>): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS)

type Priced = Pick<RentalPeriod, 'start' | 'end' | 'price' | 'costs'>

/** What a stay costs by its guests, in euro: so much, and so much for each of them. */
export interface StayRate {
  fixed: number
  perPerson: number
}

/** A stay's price with everything on top; undefined when the price is not set (-1). A cost that is not set counts as nothing. */
function rateOf(period: Priced): StayRate | undefined {
  if (period.price < 0) return undefined
  const nights = nightsOf(period)
  const rate = { fixed: period.price, perPerson: 0 }
  for (const { amount, perNight, perPerson } of period.costs)
    rate[perPerson ? 'perPerson' : 'fixed'] += Math.max(amount, 0) * (perNight ? nights : 1)
  return rate
}

/** What so many guests pay, to the cent. */
export const atPersons = ({ fixed, perPerson }: StayRate, persons: number): number =>
  Math.round((fixed + perPerson * persons) * 100) / 100

/**
 * What a stay really costs by its guests: without the deposits that are paid back. What stays are compared by. Undefined when the
 * price is not set.
 */
export const stayRate = (period: Priced): StayRate | undefined =>
  rateOf({ ...period, costs: period.costs.filter(({ refundable }) => !refundable) })

const costs = (rate: StayRate | undefined, persons: number) => rate && atPersons(rate, persons)

/**
 * What a stay costs in euro, to the cent: its price and everything on top, deposits that are paid back included,
 * because they have to be paid. Undefined when the price is not set (-1); a cost that is not set counts as nothing.
 */
export const stayTotal = (period: Priced, persons: number): number | undefined =>
  costs(rateOf(period), persons)

/** What a stay really costs so many guests (`stayRate`), in euro, to the cent. */
export const stayCost = (period: Priced, persons: number): number | undefined =>
  costs(stayRate(period), persons)
