import { unitTest } from '../listings/findRows'
import type { Found } from '../listings/listingSearch'
import { inUnits, MAP_FLAG, type MapRows } from './mapRows'

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
    lat: column((row) => inUnits(lat.at(row))),
    lon: column((row) => inUnits(lon.at(row))),
    price: column((row) => price.at(row) || 0),
    type: column((row) => Number(type.valueAt(type.placeAt(row)))),
    transaction: column((row) => Number(transaction.valueAt(transaction.placeAt(row)))),
    flags: column(
      (row) => (guid.placeAt(row) ? MAP_FLAG.secondSource : 0) + (table.isHidden(row) ? MAP_FLAG.hidden : 0),
    ),
    units: units.flatMap((count, place): [number, number][] => (count ? [[place, count]] : [])),
  }
}
