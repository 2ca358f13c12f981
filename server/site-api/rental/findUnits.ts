import { atPersons } from '../../../src/domain/rental/stayTotal'
import type { RentalConditions, RentalOrder } from './rentalConditions'
import type { RentalCell, Sorted } from './rentalFields'
import type { KeptUnit, Span, StayTable } from './stayTable'

/** What is looked for: stays can be had from `today` on. */
export interface Asked extends RentalConditions {
  today: string
  /** Guests that the stay is for. */
  persons: number
}

/** Whether the stay of a unit at a place can be had and is what is asked. */
export type Fits = (unit: Stayed, at: number) => boolean
type Stayed = Pick<KeptUnit, 'stays' | 'maxOccupation'>

/** What a stay costs so many guests, of whom no more than the unit holds; NaN when that is not known. */
function costAt({ stays, maxOccupation }: Stayed, at: number, persons: number): number {
  const rate = { fixed: stays.fixed[at] as number, perPerson: stays.perPerson[at] as number }
  return atPersons(rate, Math.min(persons, maxOccupation ?? persons))
}
const toldOf = (amount: number): RentalCell => (Number.isNaN(amount) ? null : amount)

/** What is asked of days and kinds is looked at once for all stays that share them. */
export function fitting({ spans }: StayTable, { period, today, persons }: Asked): Fits {
  const passing = Uint8Array.from(spans, (span) =>
    span.start >= today && period.every(({ field, holds }) => field.of !== 'span' || holds(field.at(span)))
      ? 1
      : 0,
  )
  const prices = period.filter(({ field }) => field.of === 'price')
  const totals = period.filter(({ field }) => field.of === 'total')
  const isPriced = (price: RentalCell) => prices.every(({ holds }) => holds(price))
  const isWithin = (total: RentalCell) => totals.every(({ holds }) => holds(total))
  return (unit, at) =>
    passing[unit.stays.spans[at] as number] === 1 &&
    (!prices.length || isPriced(toldOf(unit.stays.prices[at] as number))) &&
    (!totals.length || isWithin(toldOf(costAt(unit, at, persons))))
}

function hasOne(unit: KeptUnit, fits: Fits): boolean {
  for (let at = 0; at < unit.stays.ids.length; at++) if (fits(unit, at)) return true
  return false
}

/** Units that fulfil the conditions, by number: each with a stay that fits, where something is asked of stays. */
export function findUnits(table: StayTable, asked: Asked, fits: Fits): KeptUnit[] {
  const { unit: conditions, period } = asked
  return table.units.filter(
    (unit) =>
      conditions.every(({ field, holds }) => holds(field.at(unit))) && (!period.length || hasOne(unit, fits)),
  )
}

/**
 * How many stays of a unit fit, and the cheapest of them for so many guests, of whom no more than it holds, the earliest where several
 * cost the same; null when none has a price.
 */
export function cheapestOf(unit: KeptUnit, fits: Fits, persons: number) {
  const { ids, spans } = unit.stays
  let count = 0
  let least: { price: number; span: number } | null = null
  for (let at = 0; at < ids.length; at++) {
    if (!fits(unit, at)) continue
    count++
    // What is not known is NaN; what was stored before stays had a highest price may be without end.
    const price = costAt(unit, at, persons)
    if (price === price && (least === null || price < least.price))
      least = { price, span: spans[at] as number }
  }
  return { stays: count, price: least ? least.price : null, span: least ? least.span : null }
}

/** The cheapest stay that fits, with its days; null when none has a price. */
export function cheapestStay({ spans }: StayTable, unit: KeptUnit, fits: Fits, persons: number) {
  const { price, span } = cheapestOf(unit, fits, persons)
  return span === null || price === null ? null : { ...(spans[span] as Span), price }
}

/** Those that can be had of a unit's stays, by number. */
export const freeOf = (table: StayTable, id: number, today: string): number[] => {
  const fits = fitting(table, { unit: [], period: [], today, persons: 1 })
  const unit = table.unit(id)
  return unit ? [...unit.stays.ids].filter((_, at) => fits(unit, at)) : []
}

const rankOf = ({ values, at, named }: RentalOrder, found: Sorted): RentalCell => {
  if (!values) return at(found)
  const place = values.indexOf(named(found) ?? NaN)
  return place < 0 ? null : place
}

/** What is not known comes last, in both directions. */
function compare(a: RentalCell, b: RentalCell, sign: number): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return (a < b ? -1 : 1) * sign
}

/** Units in the order asked for, made total by the number. */
export function inOrder(found: readonly Sorted[], order: readonly RentalOrder[]): number[] {
  const signs = order.map(({ direction, values }) => (direction === 'DESC' && !values ? -1 : 1))
  const ranked = found.map((each) => ({
    id: each.unit.id,
    ranks: order.map((key) => rankOf(key, each)),
  }))
  ranked.sort((a, b) => {
    for (const [at, sign] of signs.entries()) {
      const difference = compare(a.ranks[at] ?? null, b.ranks[at] ?? null, sign)
      if (difference) return difference
    }
    return a.id - b.id
  })
  return ranked.map(({ id }) => id)
}
