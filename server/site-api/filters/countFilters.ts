import type { ListingStatus } from '../../../src/contract/codes'
import { LARGE_BEDROOMS } from '../../../src/domain/search/bedrooms'
import { STATUS_ID } from '../../../src/domain/search/statusIds'
import type { Value } from '../estates/inMemory/columns'
import type { SharedColumn } from '../estates/inMemory/sharedColumn'
import type { Found } from '../estates/inMemory/listingSearch'
import type { ListingTable } from '../estates/inMemory/listingTable'
import type { NamedKind } from '../estates/searchNames'
import type { Had } from './had'
import { tally } from './tally'
import type { Wants } from './wants'

/** A value and how many listings have it. */
export interface Counted {
  kind: NamedKind | 'status' | 'bedrooms'
  /** Number of the thing, or count of bedrooms. */
  id: number
  /** Head type of a subtype. */
  parent: number | null
  count: number
}

const counted = (kind: Counted['kind'], id: Value, count: number, parent: number | null = null): Counted => ({
  kind,
  id: Number(id),
  parent,
  count,
})

const ofStatus = (column: SharedColumn, rows: Int32Array) =>
  column.tally(rows).map(({ value, count }) => counted('status', STATUS_ID[value as ListingStatus], count))

const ofColumn = (kind: NamedKind, column: SharedColumn, rows: Int32Array) =>
  column.tally(rows).map(({ value, count }) => counted(kind, value, count))

function subTypes({ columns: { sub_type_id: sub, head_type_id: head } }: ListingTable, rows: Int32Array) {
  const counts = new Uint32Array(sub.size * head.size)
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as number
    const place = sub.placeAt(row) * head.size + head.placeAt(row)
    counts[place] = (counts[place] as number) + 1
  }
  return [...counts].flatMap((count, place) => {
    const id = sub.valueAt(Math.floor(place / head.size))
    const parent = Number(head.valueAt(place % head.size))
    return count && id !== null ? [counted('subType', id, count, parent)] : []
  })
}

/** Bedrooms of what can be had; many are told as so many and more. */
function ofBedrooms(column: SharedColumn, had: Had): Counted[] {
  const told = (rooms: Value) => Math.min(Number(rooms), LARGE_BEDROOMS)
  const counts = tally(column.counted(told), had)
  return [...counts].flatMap((count, rooms) => (count ? [counted('bedrooms', rooms, count)] : []))
}

/**
 * Counts the listings a query finds by every wanted value they can be filtered by: types, statuses and towns are their
 * own; bedrooms those of what can be had in them, as a search asks all of one and the same unit.
 */
export function countFilters({ table, rows }: Found, had: Had, wants: Wants): Counted[] {
  const { head_type_id, told_status, city_id, bedroom_count } = table.columns
  return [
    ...(wants('headTypes') ? [...ofColumn('headType', head_type_id, rows), ...subTypes(table, rows)] : []),
    ...(wants('statuses') ? ofStatus(told_status, rows) : []),
    ...(wants('locations') ? ofColumn('city', city_id, rows) : []),
    ...(wants('bedrooms') ? ofBedrooms(bedroom_count, had) : []),
  ]
}
