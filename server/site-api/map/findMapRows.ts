import { unitTest } from '../estates/inMemory/fulfilling'
import { priceOf } from '../estates/inMemory/fitting'
import type { Found } from '../estates/inMemory/listingSearch'
import { inUnits, MAP_FLAG, type MapRows } from './mapRows'

function placed({ table, rows }: Found): Int32Array {
  const { lat, lon } = table.columns
  const found = new Int32Array(rows.length)
  let count = 0
  for (const row of rows) if (!Number.isNaN(lat.at(row) + lon.at(row))) found[count++] = row
  return found.subarray(0, count)
}

/** Every listing a query finds, for a map. */
export function findMapRows(found: Found): MapRows {
  const { table, plan } = found
  const { id, lat, lon, head_type_id: type, transaction_id: transaction } = table.columns
  const rows = placed(found)
  // Arrays of one type of number: a hundred thousand rows in each are written in a millisecond, and nothing has to look after them.
  const whole = () => new Int32Array(rows.length)
  const of = { ids: whole(), lat: whole(), lon: whole(), type: whole(), transaction: whole(), flags: whole() }
  const prices = new Float64Array(rows.length)
  const types = type.numbers()
  const transactions = transaction.numbers()
  const fits = unitTest(table, plan)
  const price = priceOf(found)
  const units: [number, number][] = []
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    of.ids[place] = id.at(row)
    of.lat[place] = inUnits(lat.at(row))
    of.lon[place] = inUnits(lon.at(row))
    prices[place] = price(row) || 0
    of.type[place] = types[type.placeAt(row)] as number
    of.transaction[place] = transactions[transaction.placeAt(row)] as number
    of.flags[place] = (table.isSold(row) ? MAP_FLAG.taken : 0) + (table.isHidden(row) ? MAP_FLAG.hidden : 0)
    if (table.isAlone(row)) continue
    const count = table.unitsOf(row).filter((unit) => fits(unit, row)).length
    if (count) units.push([place, count])
  }
  return { total: found.rows.length, ...of, price: prices, units }
}
