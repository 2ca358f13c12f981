import { publicPosition } from '../publicPlace'
import type { MapRows } from '../map/findMapRows'
import type { PlacedUnit } from './rentalRepository'

const PER_DEGREE = 100_000
const HIDDEN = 2
const TAKEN = 4

/**
 * Holiday units as rows of a map feed: their type is the sub-kind, 0 when there is none, their price what the cheapest
 * fitting stay that can be had costs, and without such a stay they are taken.
 */
export function rentalMapRows(units: readonly PlacedUnit[]): MapRows {
  const placed = units.flatMap((unit) => {
    const position = publicPosition(unit)
    return position ? [{ ...unit, position }] : []
  })
  const degrees = (value: number) => Math.round(value * PER_DEGREE)
  return {
    total: units.length,
    ids: placed.map(({ id }) => id),
    lat: placed.map(({ position }) => degrees(position.lat)),
    lon: placed.map(({ position }) => degrees(position.lon)),
    price: placed.map(({ price }) => Math.round(price ?? 0)),
    type: placed.map(({ subKind }) => subKind ?? 0),
    transaction: placed.map(() => 0),
    flags: placed.map(({ visible, stays }) => (visible ? 0 : HIDDEN) + (stays > 0 ? 0 : TAKEN)),
    units: [],
  }
}
