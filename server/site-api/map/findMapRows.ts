import { unitTest } from '../listings/findRows'
import type { Found } from '../listings/listingSearch'

/** What a map shows, a column each, in the order of the listings' numbers; only listings that have a position. */
export interface MapRows {
  /** Listings found, those without a position included. */
  total: number
  ids: number[]
  /** Hundred-thousandths of a degree. */
  lat: number[]
  lon: number[]
  /** Euro; 0 when it is not set. */
  price: number[]
  type: number[]
  transaction: number[]
  /** The sum of 1 for a listing of the second source, 2 for a hidden address, 4 for what cannot be had now. */
  flags: number[]
  /** Place of each project that has units which are asked for, and how many. */
  units: [number, number][]
}

const PER_DEGREE = 100_000

/** Every listing a query finds, for a map. */
export function findMapRows({ table, plan, rows }: Found): MapRows {
  const { id, lat, lon, price, guid, head_type_id: type, transaction_id: transaction } = table.columns
  const placed = rows.filter((row) => !Number.isNaN(lat.at(row) + lon.at(row)))
  const column = (of: (row: number) => number) => Array.from(placed, of)
  const fits = unitTest(table, plan.child)
  const units = column((row) => table.unitsOf(row).filter((unit) => fits(unit, row)).length)
  return {
    total: rows.length,
    ids: column(id.at),
    lat: column((row) => Math.round(lat.at(row) * PER_DEGREE)),
    lon: column((row) => Math.round(lon.at(row) * PER_DEGREE)),
    price: column((row) => price.at(row) || 0),
    type: column((row) => Number(type.valueAt(type.placeAt(row)))),
    transaction: column((row) => Number(transaction.valueAt(transaction.placeAt(row)))),
    flags: column((row) => (guid.placeAt(row) ? 1 : 0) + (table.isHidden(row) ? 2 : 0)),
    units: units.flatMap((count, place): [number, number][] => (count ? [[place, count]] : [])),
  }
}
