import { BELGIUM } from '../../places/place'
import type { ColumnName } from '../indexColumns'
import type { SearchKind } from '../searchFields'
import type { Condition, PlaceCondition } from '../searchPlan'
import { isNearAny } from './area'
import type { Value } from './columns'
import type { ListingTable } from './listingTable'

export type Holds = (row: number) => boolean

/** Moments are numbers in memory. */
export const inMemory = (kind: SearchKind, value: Value): Value =>
  kind === 'moment' ? Date.parse(String(value)) : value

/** How a value may stand to a bound. */
export const BOUND = {
  gte: (value: Value, bound: Value) => value >= bound,
  lte: (value: Value, bound: Value) => value <= bound,
  gt: (value: Value, bound: Value) => value > bound,
  lt: (value: Value, bound: Value) => value < bound,
} as const

function inPlaces({ columns }: ListingTable, { zips, circles }: PlaceCondition): Holds {
  const hasZip = columns.zip.test((zip) => zips.has(zip))
  const isBelgian = columns.country.test((country) => country === BELGIUM)
  const isNearOne = isNearAny(columns, circles)
  return (row) => (hasZip(row) && isBelgian(row)) || isNearOne(row)
}

/** What is not known is never within bounds or one of these values, and always none of them. */
export function holds(table: ListingTable, test: Condition): Holds {
  if (test.op === 'in') return inPlaces(table, test)
  const { field } = test
  const column = table.columns[field.column as ColumnName]
  if ('value' in test) {
    const bound = inMemory(field.kind, test.value)
    return column.test((value) => BOUND[test.op](value, bound))
  }
  const values = new Set(test.values.map((value) => inMemory(field.kind, value)))
  const isOne = (value: Value) => values.has(value)
  const any = field.kind === 'ids' ? table.collections.test(isOne) : column.test(isOne)
  return test.op === 'any' ? any : (row) => !any(row)
}
