import type { QueryPlan } from '../searchPlan'
import { isInside, isNear } from './area'
import { type Bits, bitsWhere, intersection, setBit, setIn } from './bits'
import { holds, type Holds } from './conditions'
import { everyListing, hiding, listingsWith, unitTest } from './fulfilling'
import { keptOfTable } from './keptOfTable'
import type { ListingTable } from './listingTable'

/** Bytes that are kept of the words of a table's rows. */
const MOST_KEPT = 8_000_000

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
  const hidden = hiding(plan).map((each) => holds(table, each))
  const isShown = (unit: number) => hidden.every((test) => test(unit))
  return (row) => own(row) || table.unitsOf(row).some((unit) => own(unit) && isShown(unit))
}

const rowsOf = ({ listings }: ListingTable, bits: Bits): Int32Array =>
  setIn(bits).map((place) => listings[place] as number)

/** Which listings are projects, by their place. */
const projects = keptOfTable<Bits>(MOST_KEPT)

const projectsOf = (table: ListingTable): Bits =>
  projects(table, '', () =>
    bitsWhere(table.listings.length, (place) => !table.isAlone(table.listings[place] as number)),
  )

/** Which listings fulfil all but words and area, by their place. */
function fulfilled(table: ListingTable, plan: QueryPlan): Bits {
  const found = intersection([everyListing(table), ...plan.listing.map((each) => listingsWith(table, each))])
  if (!plan.child.length) return found
  const both = intersection([found, ...plan.child.map((each) => listingsWith(table, each))])
  const fits = unitTest(table, plan)
  for (const place of setIn(intersection([found, projectsOf(table)]))) {
    // What is told of a project itself is of no account where units are asked for.
    const row = table.listings[place] as number
    setBit(
      both,
      place,
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
  return tests.reduce(kept, rowsOf(table, fulfilled(table, plan)))
}
