import { cents } from '../../../src/domain/format/money'
import { publicPosition } from '../publicPlace'
import { inUnits, MAP_FLAG, type MapRows } from '../map/mapRows'
import type { PlacedUnit } from './rentalSearch'

/**
 * Holiday units as rows of a map feed: their type is the sub-kind, 0 when there is none, their price what the cheapest
 * fitting stay that can be had costs, and without such a stay they are taken.
 */
export function rentalMapRows(units: readonly PlacedUnit[]): MapRows {
  const placed = units.flatMap((unit) => {
    const position = publicPosition(unit)
    return position ? [{ ...unit, position }] : []
  })
  return {
    total: units.length,
    ids: placed.map(({ id }) => id),
    lat: placed.map(({ position }) => inUnits(position.lat)),
    lon: placed.map(({ position }) => inUnits(position.lon)),
    price: placed.map(({ price }) => cents(price ?? 0)),
    type: placed.map(({ subKind }) => subKind ?? 0),
    transaction: placed.map(() => 0),
    flags: placed.map(
      ({ visible, stays }) => (visible ? 0 : MAP_FLAG.hidden) + (stays > 0 ? 0 : MAP_FLAG.taken),
    ),
    units: [],
  }
}
