import type { RoomKind } from '../spec'
import type { Stage } from '../stage'
import { basement } from './basement'
import { bathroom } from './bathroom'
import { bedroom } from './bedroom'
import { cellar } from './cellar'
import { dining } from './dining'
import { garden } from './garden'
import { hall } from './hall'
import { kitchen } from './kitchen'
import { living } from './living'
import { office } from './office'
import type { RoomShape } from './shell'
import { shop } from './shop'
import { terrace } from './terrace'

export const roomScenes: Record<RoomKind, (stage: Stage, shape: RoomShape) => string> = {
  living,
  kitchen,
  dining,
  bedroom,
  bathroom,
  office,
  terrace,
  garden,
  cellar,
  basement,
  shop,
  hall,
}
