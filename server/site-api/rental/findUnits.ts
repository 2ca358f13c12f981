import { atPersons } from '../../../src/domain/rental/stayTotal'
import type { RentalConditions, RentalOrder } from './rentalConditions'
import type { RentalCell, Sorted } from './rentalFields'
import type { KeptUnit, StayColumns, StayTable } from './stayTable'

/** What is looked for: stays can be had from `today` on. */
export interface Asked extends RentalConditions {
  today: string
}

/** Whether the stay of a unit at a place can be had and is what is asked. */
export type Fits = (stays: StayColumns, at: number) => boolean

/** What is asked of days and kinds is looked at once for all stays that share them. */
export function fitting({ spans }: StayTable, { period, today }: Asked): Fits {
  const passing = Uint8Array.from(spans, (span) =>
    span.start >= today && period.every(({ field, holds }) => field.of !== 'span' || holds(field.at(span)))
      ? 1
      : 0,
  )
  const prices = period.filter(({ field }) => field.of === 'price')
  const isPriced = (price: number) => prices.every(({ holds }) => holds(Number.isNaN(price) ? null : price))
  return (stays, at) =>
    passing[stays.spans[at] as number] === 1 && (!prices.length || isPriced(stays.prices[at] as number))
}

function hasOne(stays: StayColumns, fits: Fits): boolean {
  for (let at = 0; at < stays.ids.length; at++) if (fits(stays, at)) return true
  return false
}

/** Units that fulfil the conditions, by number: each with a stay that fits, where something is asked of stays. */
export function findUnits(table: StayTable, asked: Asked, fits: Fits): KeptUnit[] {
  const { unit: conditions, period } = asked
  return table.units.filter(
    (unit) =>
      conditions.every(({ field, holds }) => holds(field.at(unit))) &&
      (!period.length || hasOne(unit.stays, fits)),
  )
}

/** How many stays of a unit fit, and what the cheapest costs so many guests, of whom no more than it holds; null when none has a price. */
export function cheapestOf({ stays, maxOccupation }: KeptUnit, fits: Fits, persons: number) {
  const guests = Math.min(persons, maxOccupation ?? persons)
  let count = 0
  let least: number | null = null
  for (let at = 0; at < stays.ids.length; at++) {
    if (!fits(stays, at)) continue
    count++
    const rate = { fixed: stays.fixed[at] as number, perPerson: stays.perPerson[at] as number }
    // What is not known is NaN; what was stored before stays had a highest price may be without end.
    const cost = atPersons(rate, guests)
    if (cost === cost && (least === null || cost < least)) least = cost
  }
  return { stays: count, price: least }
}

/** Those that can be had of a unit's stays, by number. */
export const freeOf = (table: StayTable, id: number, today: string): number[] => {
  const fits = fitting(table, { unit: [], period: [], today })
  const stays = table.unit(id)?.stays
  return stays ? [...stays.ids].filter((_, at) => fits(stays, at)) : []
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
