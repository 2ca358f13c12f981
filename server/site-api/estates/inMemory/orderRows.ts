import type { ColumnName } from '../indexColumns'
import type { SortPlan } from '../searchPlan'
import { inMemory } from './conditions'
import { priceOf } from './fitting'
import type { Found } from './listingSearch'

type Compare = (a: number, b: number) => number

/** What is put in order, and the query that found it. */
type Order = Pick<Found, 'table' | 'plan'>

/** Above this sorting everything takes less time than keeping the first ones in order. */
const FEW = 300

/** What is not known comes last, in both directions. */
function comparing(found: Order, { column: name, kind, direction, values }: SortPlan): Compare {
  const column = found.table.columns[name as ColumnName]
  const place = values
    ? column.place(new Map(values.map((value, index) => [inMemory(kind, value), index])))
    : name === 'price'
      ? priceOf(found)
      : column.order()
  const sign = direction === 'DESC' && !values ? -1 : 1
  return (a, b) => {
    const x = place(a)
    const y = place(b)
    if (x === y) return 0
    if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1
    return Number.isNaN(y) ? -1 : (x - y) * sign
  }
}

/** The order asked for, made total by the number: the same search gives the same pages. */
function compareBy(found: Order, sort: readonly SortPlan[]): Compare {
  const parts = sort.map((each) => comparing(found, each))
  const { at } = found.table.columns.id
  return (a, b) => {
    for (const part of parts) {
      const difference = part(a, b)
      if (difference) return difference
    }
    return at(a) - at(b)
  }
}

function placeFor(row: number, sorted: readonly number[], compare: Compare): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(row, sorted[middle] as number) < 0) high = middle
    else low = middle + 1
  }
  return low
}

/** The first rows in an order, sorted. */
function firstOf(rows: Int32Array, count: number, compare: Compare): number[] {
  if (count > FEW) return Array.from(rows.slice().sort(compare)).slice(0, count)
  const first: number[] = []
  for (const row of rows) {
    if (first.length === count && compare(row, first[count - 1] as number) >= 0) continue
    first.splice(placeFor(row, first, compare), 0, row)
    if (first.length > count) first.pop()
  }
  return first
}

/** One page of rows in the order asked for. */
export function pageOfRows(
  found: Found,
  sort: readonly SortPlan[],
  { from, size }: { from: number; size: number },
): number[] {
  const { rows } = found
  if (!size || from >= rows.length) return []
  return firstOf(rows, Math.min(from + size, rows.length), compareBy(found, sort)).slice(from)
}
