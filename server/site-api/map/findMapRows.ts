import { unitTest } from '../estates/inMemory/findRows'
import { priceOf } from '../estates/inMemory/fitting'
import type { Found } from '../estates/inMemory/listingSearch'
import { inUnits, MAP_FLAG, type MapRows } from './mapRows'

/** Every listing a query finds, for a map. */
export function findMapRows(found: Found): MapRows {
  const { table, plan, rows } = found
  const { id, lat, lon, head_type_id: type, transaction_id: transaction } = table.columns
  const placed = rows.filter((row) => !Number.isNaN(lat.at(row) + lon.at(row)))
  // Arrays of one type of number: a hundred thousand rows in each are written in a millisecond, and nothing has to look after them.
  const column = (of: (row: number) => number) => placed.map(of)
  const types = type.numbers()
  const transactions = transaction.numbers()
  const fits = unitTest(table, plan)
  const price = priceOf(found)
  const units: [number, number][] = []
  placed.forEach((row, place) => {
    if (table.isAlone(row)) return
    const count = table.unitsOf(row).filter((unit) => fits(unit, row)).length
    if (count) units.push([place, count])
  })
  return {
    total: rows.length,
    ids: column(id.at),
    lat: column((row) => inUnits(lat.at(row))),
    lon: column((row) => inUnits(lon.at(row))),
    price: Float64Array.from(placed, (row) => price(row) || 0),
    type: column((row) => types[type.placeAt(row)] as number),
    transaction: column((row) => transactions[transaction.placeAt(row)] as number),
    flags: column(
      (row) => (table.isSold(row) ? MAP_FLAG.taken : 0) + (table.isHidden(row) ? MAP_FLAG.hidden : 0),
    ),
    units,
  }
}
