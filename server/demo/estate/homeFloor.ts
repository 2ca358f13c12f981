import type { HouseFamily } from '../drawing/spec'
import type { PlaceKind } from '../placeRows'
import type { Rng } from '../rng'
import { gardened } from './homeGround'
import { levelsOf } from './layout'

/** Top floor of apartment buildings; of those that were a house or a factory, the second. */
const HIGHEST: Readonly<Record<PlaceKind, number>> = { city: 8, town: 5, village: 2, coast: 9, ardennes: 2 }
const HIGHEST_CONVERTED = 2
const CONVERTED: ReadonlySet<HouseFamily> = new Set(['loft', 'rowHouse'])
const TOPMOST: ReadonlySet<string> = new Set(['PENTHOUSE', 'ATTIC_APARTMENT'])

/** Floor of a flat, 0 being the ground floor. */
export function floorOfFlat(subType: string, family: HouseFamily, place: PlaceKind, rng: Rng): number {
  if (gardened.has(subType)) return 0
  if (subType === 'PENTHOUSE') return rng.int(2, HIGHEST[place])
  return rng.int(1, CONVERTED.has(family) ? HIGHEST_CONVERTED : HIGHEST[place])
}

/** Storeys of the building that a flat on this floor is in. */
export function storeysAround(subType: string, family: HouseFamily, floor: number, rng: Rng): number {
  const above = TOPMOST.has(subType) ? 0 : rng.int(0, 2)
  const storeys = Math.max(floor + levelsOf(subType) + above, 2)
  return CONVERTED.has(family) ? Math.min(storeys, HIGHEST_CONVERTED + 1) : storeys
}
