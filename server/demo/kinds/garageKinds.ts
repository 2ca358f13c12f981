import type { SUB_TYPES } from '../../../src/contract/codes'
import type { HouseFamily } from '../drawing/spec'
import type { Range } from './kind'

type Garage = (typeof SUB_TYPES.GARAGE)[number]

/** Area in m², price in euro at the middle price level, and what it is part of. */
export const garageKinds: Readonly<Record<Garage, { area: Range; euro: number; family: HouseFamily }>> = {
  GARAGE: { area: [15, 24], euro: 29000, family: 'garageBoxes' },
  GARAGE_BOX: { area: [14, 19], euro: 26000, family: 'garageBoxes' },
  CELLAR: { area: [4, 14], euro: 7500, family: 'apartmentBlock' },
  BASEMENT_GARAGE: { area: [13, 18], euro: 31000, family: 'apartmentBlock' },
  CARPORT: { area: [14, 20], euro: 16500, family: 'carport' },
  PARKING: { area: [11, 14], euro: 19000, family: 'parkingSpaces' },
}
