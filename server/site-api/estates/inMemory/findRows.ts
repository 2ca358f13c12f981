import type { QueryPlan } from '../searchPlan'
import { isInside, isNear } from './area'
import { among, type Bits, hasBit, intersection, setBit, setIn } from './bits'
import { hiding, listingRows, projectRows, rowsWith, unitTest } from './fulfilling'
import { keptOfTable } from './keptOfTable'
import type { ListingTable } from './listingTable'

type Holds = (row: number) => boolean

/** Bytes that are kept of the words of a table's rows, beside the numbers that the database found by them. */
const MOST_KEPT = 4_000_000

function kept(rows: Int32Array, test: Holds): Int32Array {
  const found = new Int32Array(rows.length)
  let count = 0
  for (const row of rows) if (test(row)) found[count++] = row
  return found.subarray(0, count)
}

/** By row, whether some words find it. */
const marksOf = keptOfTable<Uint8Array>(MOST_KEPT)

/** Whether a listing has words of its own that are asked for, or one of its units that is shown has: what is hidden answers nothing. */
function hasWords(table: ListingTable, plan: QueryPlan, found: Int32Array): Holds {
  const marks = marksOf(table, found, () => table.marked(found))
  const own = (row: number) => marks[row] === 1
  const shown = hiding(plan).map((each) => rowsWith(table, each))
  const isShown = (unit: number) => shown.every((bits) => hasBit(bits, unit))
  return (row) => own(row) || table.unitsOf(row).some((unit) => own(unit) && isShown(unit))
}

/** Which listings fulfil all but words and area, by their row. */
function fulfilled(table: ListingTable, plan: QueryPlan): Bits {
  const found = intersection([listingRows(table), ...plan.listing.map((each) => rowsWith(table, each))])
  if (!plan.child.length) return found
  const both = intersection([found, ...plan.child.map((each) => rowsWith(table, each))])
  const fits = unitTest(table, plan)
  for (const row of setIn(intersection([found, projectRows(table)]))) {
    // What is told of a project itself is of no account where units are asked for.
    setBit(
      both,
      row,
      table.unitsOf(row).some((unit) => fits(unit, row)),
    )
  }
  return both
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
  const { near, area } = plan
  const { columns } = table
  const tests = [
    ...words.map((found) => hasWords(table, plan, found)),
    ...(near ? [isNear(columns, near)] : []),
    ...(area ? [isInside(columns, area)] : []),
  ]
  return tests.reduce(kept, among(table.listings, fulfilled(table, plan)))
}
