import type { ColumnName } from '../indexColumns'
import type { SearchKind } from '../searchFields'
import type { Condition, PlaceCondition, QueryPlan } from '../searchPlan'
import { BELGIUM } from '../../places/place'
import { isInside, isNear, isNearAny } from './area'
import { type Bits, bitsWhere, inEvery } from './bits'
import type { Value } from './columns'
import { keptOfTable } from './keptOfTable'
import type { ListingTable } from './listingTable'

type Holds = (row: number) => boolean

/** Numbers that are kept of a table, each of 32 listings, and bytes that are kept of the words they have. */
const MOST_KEPT = { bits: 2_000_000, marks: 8_000_000 }

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
function holds(table: ListingTable, test: Condition): Holds {
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

/** What names a listing: of a project it stands for each of its units, so that it is found as one of them is. */
const NAMES: readonly ColumnName[] = ['id', 'reference_key']

function unitHolds(table: ListingTable, test: Condition): (unit: number, listing: number) => boolean {
  const own = holds(table, test)
  if (!NAMES.some((name) => name === test.field.column) || !('values' in test)) return own
  return test.op === 'any'
    ? (unit, listing) => own(unit) || own(listing)
    : (unit, listing) => own(unit) && own(listing)
}

/** What a site hides of its listings it hides of their units too (spec §4). */
const hiding = ({ listing }: QueryPlan) =>
  listing.filter(({ field, op }) => field.column === 'status_id' && op === 'none')

/** Whether one and the same unit of a listing, or the listing itself when it has none, fulfils every condition and is shown. */
export function unitTest(table: ListingTable, plan: QueryPlan) {
  const tests = [...plan.child, ...hiding(plan)].map((each) => unitHolds(table, each))
  const [only = () => true, ...others] = tests
  // Mostly there is one, and it is asked of every unit of a large list.
  return others.length ? (unit: number, listing: number) => tests.every((test) => test(unit, listing)) : only
}

function kept(rows: Int32Array, test: Holds): Int32Array {
  const found = new Int32Array(rows.length)
  let count = 0
  for (const row of rows) if (test(row)) found[count++] = row
  return found.subarray(0, count)
}

/** Conditions that visitors choose come again and again: for each, which listings of a table fulfil it. */
const fulfilling = keptOfTable<Bits>(MOST_KEPT.bits)

const textOf = (test: Condition): string =>
  JSON.stringify([
    test.field.column,
    test.field.level,
    test.op,
    test.op === 'in' ? [[...test.zips], test.circles] : 'value' in test ? test.value : test.values,
  ])

/** Which listings fulfil a condition, by their place in the table; of one on units also each project, of which `projectTest` tells. */
function bitsOf(table: ListingTable, test: Condition): Bits {
  return fulfilling(table, textOf(test), () => {
    const own = holds(table, test)
    const { listings, isAlone } = table
    const isOpen = test.field.level === 'child' ? (row: number) => !isAlone(row) || own(row) : own
    return bitsWhere(listings.length, (nth) => isOpen(listings[nth] as number))
  })
}

/** Whether one of its units fulfils what is asked of units; of what is no project that is told by the bits. */
function projectTest(table: ListingTable, plan: QueryPlan): Holds {
  const fits = unitTest(table, plan)
  return (row) => table.isAlone(row) || table.unitsOf(row).some((unit) => fits(unit, row))
}

/** By row, whether some words find it. */
const marksOf = keptOfTable<Uint8Array>(MOST_KEPT.marks)

/** Whether a listing has words of its own that are asked for, or one of its units that is shown has: what is hidden answers nothing. */
function hasWords(table: ListingTable, plan: QueryPlan, found: Int32Array): Holds {
  const marks = marksOf(table, found, () => table.marked(found))
  const own = (row: number) => marks[row] === 1
  const hidden = hiding(plan).map((each) => holds(table, each))
  const isShown = (unit: number) => hidden.every((test) => test(unit))
  return (row) => own(row) || table.unitsOf(row).some((unit) => own(unit) && isShown(unit))
}

/**
 * Rows of the listings that a query asks for, by their number.
 * @param words numbers of the estates that each of its matches finds, units too
 */
export function findRows(
  table: ListingTable,
  plan: QueryPlan,
  words: readonly Int32Array[] = [],
): Int32Array {
  const { listing, child, near, area } = plan
  const { columns } = table
  const tests = [
    ...words.map((found) => hasWords(table, plan, found)),
    ...(near ? [isNear(columns, near)] : []),
    ...(area ? [isInside(columns, area)] : []),
    ...(child.length ? [projectTest(table, plan)] : []),
  ]
  const sets = [...listing, ...child].map((each) => bitsOf(table, each))
  return tests.reduce(kept, inEvery(table.listings, sets))
}
