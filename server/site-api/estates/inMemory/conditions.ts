import { BELGIUM } from '../../places/place'
import type { ColumnName } from '../indexColumns'
import type { SearchKind } from '../searchFields'
import type { Condition, PlaceCondition } from '../searchPlan'
import { isNearAny } from './area'
import { type Bits, bitsWhere, complement, hasBit, intersection } from './bits'
import type { Value } from './columns'
import type { ListingTable } from './listingTable'
import { NumberColumn } from './numberColumn'

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

function inPlaces({ columns, size }: ListingTable, { zips, circles }: PlaceCondition): Bits {
  const { zip, country } = columns
  const isBelgian = (code: Value) => code === BELGIUM
  const withZip = intersection([
    zip.rowsWhere((each) => zips.has(each), size),
    country.rowsWhere(isBelgian, size),
  ])
  if (!circles.length) return withZip
  const isNearOne = isNearAny(columns, circles)
  return bitsWhere(size, (row) => hasBit(withZip, row) || isNearOne(row))
}

/** Whether a value that is known is within bounds, or one of those that are named. */
function passesOf(test: Exclude<Condition, PlaceCondition>): (value: Value) => boolean {
  const { field } = test
  if ('value' in test) {
    const bound = inMemory(field.kind, test.value)
    const stands = BOUND[test.op]
    return (value) => stands(value, bound)
  }
  const values = new Set(test.values.map((value) => inMemory(field.kind, value)))
  return (value) => values.has(value)
}

const columnOf = ({ columns, collections }: ListingTable, { kind, column }: Condition['field']) =>
  kind === 'ids' ? collections : columns[column as ColumnName]

/** Which rows fulfil a condition. What is not known is never within bounds or one of these values, and always none of them. */
export function rowsWhere(table: ListingTable, test: Condition): Bits {
  if (test.op === 'in') return inPlaces(table, test)
  const column = columnOf(table, test.field)
  if ('value' in test && column instanceof NumberColumn) {
    const bound = Number(inMemory(test.field.kind, test.value))
    const isOpen = test.op === 'gt' || test.op === 'lt'
    return column.rowsBeyond(bound, test.op === 'gte' || test.op === 'gt' ? 1 : -1, isOpen, table.size)
  }
  const any = column.rowsWhere(passesOf(test), table.size)
  return test.op === 'none' ? complement(any) : any
}
