import { unitTest } from '../estates/inMemory/fulfilling'
import { fittingOf } from '../estates/inMemory/fitting'
import type { ListingTable } from '../estates/inMemory/listingTable'
import type { Found } from '../estates/inMemory/listingSearch'
import { inUnits, MAP_FLAG, type MapRows } from './mapRows'

/** Rows that have a place. */
function placed({ table, rows }: Found): Int32Array {
  const { lat, lon } = table.columns
  const found = new Int32Array(rows.length)
  let count = 0
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as number
    if (!Number.isNaN(lat.at(row) + lon.at(row))) found[count++] = row
  }
  return found.subarray(0, count)
}

function flagsOf({ isSold, isHidden }: ListingTable, rows: Int32Array): Uint8Array {
  const { taken, hidden } = MAP_FLAG
  const flags = new Uint8Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    flags[place] = (isSold(row) ? taken : 0) + (isHidden(row) ? hidden : 0)
  }
  return flags
}

/** Changes each number; `map` of an array takes seven times as long, and there are tens of thousands. */
function each(numbers: Float64Array, change: (number: number) => number): Float64Array {
  for (let nth = 0; nth < numbers.length; nth++) numbers[nth] = change(numbers[nth] as number)
  return numbers
}

/** Every listing a query finds, for a map. */
export function findMapRows(found: Found): MapRows {
  const { table, plan } = found
  const { id, lat, lon, price, head_type_id: type, transaction_id: transaction } = table.columns
  const rows = placed(found)
  const fits = unitTest(table, plan)
  const fitting = fittingOf(found)
  const prices = each(price.numbersAt(rows), (euro) => euro || 0)
  const units: [number, number][] = []
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    if (table.isAlone(row)) continue
    const of = fitting(row)
    if (of) prices[place] = of.price ?? 0
    let count = of?.units ?? 0
    if (!of) for (const unit of table.unitsOf(row)) if (fits(unit, row)) count += 1
    if (count) units.push([place, count])
  }
  return {
    total: found.rows.length,
    ids: id.numbersAt(rows),
    lat: each(lat.numbersAt(rows), inUnits),
    lon: each(lon.numbersAt(rows), inUnits),
    price: prices,
    type: type.numbersAt(rows),
    transaction: transaction.numbersAt(rows),
    flags: flagsOf(table, rows),
    units,
  }
}
