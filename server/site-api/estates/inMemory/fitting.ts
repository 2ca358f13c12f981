import type { Fitting } from '../../../../src/contract/estate'
import type { QueryPlan } from '../searchPlan'
import { unitTest } from './fulfilling'
import type { Found } from './listingSearch'

/** What a query says of units that is not what they are like: it leaves a project what it costs. */
const NAMING: readonly string[] = ['id', 'reference_key', 'collections']

const asksWhatTheyAreLike = ({ child }: QueryPlan) =>
  child.some(({ field }) => !NAMING.includes(field.column))

/** Of a project whose units a query asks something of, those that fit; undefined of anything else. */
export type FittingOf = (row: number) => Fitting | undefined

/**
 * What of each listing fits a query (docs/decisions/217-price-of-what-fits.md): of a project how many units do, and the lowest price that
 * is told of them. What is sold has no price, as everywhere.
 */
export function fittingOf({ table, plan }: Pick<Found, 'table' | 'plan'>): FittingOf {
  if (!asksWhatTheyAreLike(plan)) return () => undefined
  const { at } = table.columns.price
  const fits = unitTest(table, plan)
  const known = new Map<number, Fitting>()
  const find = (row: number): Fitting => {
    let units = 0
    let lowest = Infinity
    for (const unit of table.unitsOf(row)) {
      if (!fits(unit, row)) continue
      units += 1
      // A price that is not told is NaN, and below nothing.
      if (at(unit) < lowest) lowest = at(unit)
    }
    return { units, price: table.isSold(row) || lowest === Infinity ? null : lowest }
  }
  return (row) => {
    if (table.isAlone(row)) return undefined
    const fitting = known.get(row) ?? find(row)
    known.set(row, fitting)
    return fitting
  }
}

/** What a listing costs by that: of a project what fits, of anything else what it says; NaN where no price is told. */
export function priceOf(found: Pick<Found, 'table' | 'plan'>): (row: number) => number {
  const { at } = found.table.columns.price
  const fitting = fittingOf(found)
  return (row) => {
    const of = fitting(row)
    return of ? (of.price ?? NaN) : at(row)
  }
}
