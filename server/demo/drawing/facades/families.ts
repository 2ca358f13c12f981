import type { Family } from '../house'
import type { HouseFamily } from '../spec'
import { apartmentBlock } from './apartmentBlock'
import { bungalow } from './bungalow'
import { carport } from './carport'
import { castle } from './castle'
import { chalet } from './chalet'
import { coastalTower } from './coastalTower'
import { cube } from './cube'
import { farm } from './farm'
import { fermette } from './fermette'
import { garageBoxes } from './garageBoxes'
import { loft } from './loft'
import { officeBlock } from './officeBlock'
import { parkingSpaces } from './parkingSpaces'
import { plot } from './plot'
import { rowHouse } from './rowHouse'
import { shopFront } from './shopFront'
import { steppedGable } from './steppedGable'
import { villa } from './villa'

export const families: Record<HouseFamily, Family> = {
  rowHouse,
  steppedGable,
  fermette,
  villa,
  cube,
  bungalow,
  chalet,
  apartmentBlock,
  coastalTower,
  loft,
  farm,
  shopFront,
  officeBlock,
  garageBoxes,
  carport,
  parkingSpaces,
  plot,
  castle,
}
