import type { ListingStatus } from '../../../src/contract/codes'
import { STATUS_ID } from '../../../src/domain/search/statusIds'
import type { SharedColumn, Value } from '../listings/columns'
import { unitTest } from '../listings/findRows'
import type { Found } from '../listings/listingSearch'
import type { ListingTable } from '../listings/listingTable'
import type { NamedKind } from '../estates/searchNames'
import { PRICE_STEPS } from './priceSteps'

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

/** Six stand for six and more (spec §5). */
const MANY_BEDROOMS = 6

/** Place of the step a price is in; -1 below all of them. */
function stepOf(price: number): number {
  let low = 0
  let high: number = PRICE_STEPS.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (price < (PRICE_STEPS[middle] as number)) high = middle
    else low = middle + 1
  }
  return low - 1
}

interface Step {
  count: number
  least: number
  most: number
  /** The listing that was counted last. */
  last: number
}

/** Counts listings by a small number, -1 the lowest: each listing once a number whatever its units. */
class Steps {
  private readonly steps: (Step | undefined)[] = []

  add(listing: number, step: number, value: number): void {
    const known = this.steps[step + 1]
    if (!known) {
      this.steps[step + 1] = { count: 1, least: value, most: value, last: listing }
      return
    }
    if (known.last !== listing) known.count += 1
    known.last = listing
    if (value < known.least) known.least = value
    if (value > known.most) known.most = value
  }

  /** Those that hold a listing, by number. */
  all(): [number, Step][] {
    return [...this.steps.entries()].flatMap(([place, step]) => (step ? [[place - 1, step]] : []))
  }
}

/** Prices and bedrooms of what can be had: a unit only if it is itself what is asked for. */
function ofUnits({ table, plan, rows }: Found): Counted[] {
  const { price, bedroom_count: rooms } = table.columns
  const fits = unitTest(table, plan)
  const prices = new Steps()
  const bedrooms = new Steps()
  const counts = rooms.numbers()
  const add = (unit: number, listing: number) => {
    const asked = price.at(unit)
    if (asked === asked) prices.add(listing, stepOf(asked), asked)
    const place = rooms.placeAt(unit)
    if (place) bedrooms.add(listing, Math.min(counts[place] as number, MANY_BEDROOMS), 0)
  }
  for (const row of rows) {
    if (table.isAlone(row)) add(row, row)
    else for (const unit of table.unitsOf(row)) if (fits(unit, row)) add(unit, row)
  }
  return [
    ...bedrooms.all().map(([id, { count }]) => counted('bedrooms', id, count)),
    ...prices.all().map(([id, { count, least, most }]) => counted('price', id, count, { least, most })),
  ]
}

/**
 * Counts the listings a query finds by every value they can be filtered by: types, statuses and towns are their
 * own; prices and bedrooms those of what can be had in them, as a search asks all of one and the same unit.
 */
export function countFilters(found: Found): Counted[] {
  const { table, rows } = found
  const { head_type_id, told_status, city_id } = table.columns
  return [
    ...ofColumn('headType', head_type_id, rows),
    ...subTypes(table, rows),
    ...ofStatus(told_status, rows),
    ...ofColumn('city', city_id, rows),
    ...ofUnits(found),
  ]
}
