import { unitTest } from '../estates/inMemory/findRows'
import type { Found } from '../estates/inMemory/listingSearch'

/** What can be had in the listings that a query finds: rows, each with that of its listing; those of one listing follow each other. */
export interface Had {
  units: Int32Array
  listings: Int32Array
}

/** A unit can be had only if it is itself what is asked for; what is no project is had itself. */
export function hadIn({ table, plan, rows }: Found): Had {
  const fits = unitTest(table, plan)
  const most = rows.reduce((sum, row) => sum + (table.isAlone(row) ? 1 : table.unitsOf(row).length), 0)
  const units = new Int32Array(most)
  const listings = new Int32Array(most)
  let count = 0
  const add = (unit: number, listing: number) => {
    units[count] = unit
    listings[count++] = listing
  }
  for (const row of rows) {
    if (table.isAlone(row)) add(row, row)
    else for (const unit of table.unitsOf(row)) if (fits(unit, row)) add(unit, row)
  }
  return { units: units.subarray(0, count), listings: listings.subarray(0, count) }
}
