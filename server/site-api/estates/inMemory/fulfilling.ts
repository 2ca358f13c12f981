import type { ColumnName } from '../indexColumns'
import type { Condition, QueryPlan } from '../searchPlan'
import { type Bits, bitsOf, hasBit, intersection, noBits, setBit } from './bits'
import { rowsWhere } from './conditions'
import { keptOfTable } from './keptOfTable'
import type { ListingTable } from './listingTable'

/** Numbers that are kept of a table, each of 32 rows. */
const MOST_KEPT = 2_000_000

/** By question: which rows it is true of. */
const kept = keptOfTable<Bits>(MOST_KEPT)

const textOf = (test: Condition): string =>
  JSON.stringify([
    test.field.column,
    test.op,
    test.op === 'in' ? [[...test.zips], test.circles] : 'value' in test ? test.value : test.values,
  ])

/** Which rows, of listings and units alike, fulfil a condition. Visitors choose the same ones again and again: it is kept. */
export const rowsWith = (table: ListingTable, test: Condition): Bits =>
  kept(table, textOf(test), () => rowsWhere(table, test))

/** Rows of all listings, without units. */
export const listingRows = (table: ListingTable): Bits =>
  kept(table, 'listings', () => bitsOf(table.size, table.listings))

/** Rows of the listings that are projects. */
export const projectRows = (table: ListingTable): Bits =>
  kept(table, 'projects', () => {
    const bits = noBits(table.size)
    for (const row of table.listings) if (!table.isAlone(row)) setBit(bits, row, true)
    return bits
  })

/** What names a listing: of a project it stands for each of its units, so that it is found as one of them is. */
const NAMES: readonly ColumnName[] = ['id', 'reference_key']

const isName = (test: Condition) => 'values' in test && NAMES.some((name) => name === test.field.column)

function nameHolds(table: ListingTable, test: Condition): (unit: number, listing: number) => boolean {
  const bits = rowsWith(table, test)
  const own = (row: number) => hasBit(bits, row)
  return test.op === 'none'
    ? (unit, listing) => own(unit) && own(listing)
    : (unit, listing) => own(unit) || own(listing)
}

/** What a site hides of its listings it hides of their units too (spec §4). */
export const hiding = ({ listing }: QueryPlan) =>
  listing.filter(({ field, op }) => field.column === 'status_id' && op === 'none')

/** Whether one and the same unit of a listing, or the listing itself when it has none, fulfils every condition and is shown. Good until the table changes. */
export function unitTest(table: ListingTable, plan: QueryPlan): (unit: number, listing: number) => boolean {
  const tests = [...plan.child, ...hiding(plan)]
  const names = tests.filter(isName).map((test) => nameHolds(table, test))
  const others = tests.filter((test) => !isName(test)).map((test) => rowsWith(table, test))
  if (!others.length) return (unit, listing) => names.every((test) => test(unit, listing))
  const bits = intersection(others)
  return names.length
    ? (unit, listing) => hasBit(bits, unit) && names.every((test) => test(unit, listing))
    : (unit) => hasBit(bits, unit)
}
