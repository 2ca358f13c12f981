import type { SUB_TYPES } from '../../../src/contract/codes'
import type { Range } from './kind'

type Garage = (typeof SUB_TYPES.GARAGE)[number]

/** Area in m² and price in euro at the middle price level. */
export const garageKinds: Readonly<Record<Garage, { area: Range; euro: number }>> = {
  GARAGE: { area: [15, 24], euro: 29000 },
  GARAGE_BOX: { area: [14, 19], euro: 26000 },
  CELLAR: { area: [4, 14], euro: 7500 },
  BASEMENT_GARAGE: { area: [13, 18], euro: 31000 },
  CARPORT: { area: [14, 20], euro: 16500 },
  PARKING: { area: [11, 14], euro: 19000 },
}
