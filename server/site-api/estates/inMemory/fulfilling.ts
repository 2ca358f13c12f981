import type { ColumnName } from '../indexColumns'
import type { Condition, QueryPlan } from '../searchPlan'
import { type Bits, bitsWhere, hasBit, intersection } from './bits'
import { holds } from './conditions'
import { keptOfTable } from './keptOfTable'
import type { ListingTable } from './listingTable'

/** Numbers that are kept of a table, each of 32 rows. */
const MOST_KEPT = 2_000_000

// Conditions that visitors choose come again and again: what fulfils one is kept.
const listings = keptOfTable<Bits>(MOST_KEPT)
const rows = keptOfTable<Bits>(MOST_KEPT)

const textOf = (test: Condition): string =>
  JSON.stringify([
    test.field.column,
    test.op,
    test.op === 'in' ? [[...test.zips], test.circles] : 'value' in test ? test.value : test.values,
  ])

/** Which listings fulfil a condition, by their place in the table. */
export const listingsWith = (table: ListingTable, test: Condition): Bits =>
  listings(table, textOf(test), () => {
    const isOne = holds(table, test)
    return bitsWhere(table.listings.length, (place) => isOne(table.listings[place] as number))
  })

/** All listings. */
export const everyListing = (table: ListingTable): Bits =>
  listings(table, '', () => bitsWhere(table.listings.length, () => true))

/** Which estates fulfil it, by their row: listings and units alike. */
const rowsWith = (table: ListingTable, test: Condition): Bits =>
  rows(table, textOf(test), () => bitsWhere(table.size, holds(table, test)))

/** What names a listing: of a project it stands for each of its units, so that it is found as one of them is. */
const NAMES: readonly ColumnName[] = ['id', 'reference_key']

const isName = (test: Condition) => 'values' in test && NAMES.some((name) => name === test.field.column)

function nameHolds(table: ListingTable, test: Condition): (unit: number, listing: number) => boolean {
  const own = holds(table, test)
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
