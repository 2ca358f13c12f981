import type { ListingStatus } from '../../../src/contract/codes'
import { LARGE_BEDROOMS } from '../../../src/domain/search/bedrooms'
import { STATUS_ID } from '../../../src/domain/search/statusIds'
import type { SharedColumn, Value } from '../estates/inMemory/columns'
import type { Found } from '../estates/inMemory/listingSearch'
import type { ListingTable } from '../estates/inMemory/listingTable'
import type { NamedKind } from '../estates/searchNames'
import type { Had } from './had'
import { PRICE_STEPS, stepOf } from './rangeSteps'
import { Steps } from './steps'
import type { Wants } from './wants'

/** A value and how many listings have it. */
export interface Counted {
  kind: NamedKind | 'status' | 'bedrooms' | 'price'
  /** Number of the thing, count of bedrooms, or place of the price step. */
  id: number
  /** Head type of a subtype. */
  parent: number | null
  count: number
  /** Of a price step, the lowest and the highest price in it. */
  least: number | null
  most: number | null
}

const counted = (kind: Counted['kind'], id: Value, count: number, more: Partial<Counted> = {}): Counted => ({
  kind,
  id: Number(id),
  count,
  parent: null,
  least: null,
  most: null,
  ...more,
})

const ofStatus = (column: SharedColumn, rows: Int32Array) =>
  column.tally(rows).map(({ value, count }) => counted('status', STATUS_ID[value as ListingStatus], count))

const ofColumn = (kind: NamedKind, column: SharedColumn, rows: Int32Array) =>
  column.tally(rows).map(({ value, count }) => counted(kind, value, count))

function subTypes({ columns: { sub_type_id: sub, head_type_id: head } }: ListingTable, rows: Int32Array) {
  const counts = new Uint32Array(sub.size * head.size)
  for (const row of rows) {
    const place = sub.placeAt(row) * head.size + head.placeAt(row)
    counts[place] = (counts[place] as number) + 1
  }
  return [...counts].flatMap((count, place) => {
    const id = sub.valueAt(Math.floor(place / head.size))
    const parent = Number(head.valueAt(place % head.size))
    return count && id !== null ? [counted('subType', id, count, { parent })] : []
  })
}

/** Prices and bedrooms of what can be had. */
function ofUnits(
  { price, bedroom_count: rooms }: ListingTable['columns'],
  { units, listings }: Had,
  wants: Wants,
): Counted[] {
  const [asksPrices, asksBedrooms] = [wants('prices'), wants('bedrooms')]
  if (!asksPrices && !asksBedrooms) return []
  const prices = new Steps()
  const bedrooms = new Steps()
  const counts = rooms.numbers()
  units.forEach((unit, nth) => {
    const listing = listings[nth] as number
    const asked = asksPrices ? price.at(unit) : NaN
    if (asked === asked) prices.add(listing, stepOf(asked, PRICE_STEPS), asked)
    const place = rooms.placeAt(unit)
    if (place && asksBedrooms) bedrooms.add(listing, Math.min(counts[place] as number, LARGE_BEDROOMS), 0)
  })
  return [
    ...bedrooms.all().map(([id, { count }]) => counted('bedrooms', id, count)),
    ...prices.all().map(([id, { count, least, most }]) => counted('price', id, count, { least, most })),
  ]
}

/**
 * Counts the listings a query finds by every wanted value they can be filtered by: types, statuses and towns are their
 * own; prices and bedrooms those of what can be had in them, as a search asks all of one and the same unit.
 */
export function countFilters({ table, rows }: Found, had: Had, wants: Wants): Counted[] {
  const { head_type_id, told_status, city_id } = table.columns
  return [
    ...(wants('headTypes') ? [...ofColumn('headType', head_type_id, rows), ...subTypes(table, rows)] : []),
    ...(wants('statuses') ? ofStatus(told_status, rows) : []),
    ...(wants('locations') ? ofColumn('city', city_id, rows) : []),
    ...ofUnits(table.columns, had, wants),
  ]
}
