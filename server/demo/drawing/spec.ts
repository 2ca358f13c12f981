/** Raise it when pictures change: cached pictures are keyed by it. */
export const DRAWING_VERSION = 2

export const houseFamilies = [
  'rowHouse',
  'steppedGable',
  'fermette',
  'villa',
  'cube',
  'bungalow',
  'chalet',
  'apartmentBlock',
  'coastalTower',
  'loft',
  'farm',
  'shopFront',
  'officeBlock',
  'garageBoxes',
  'carport',
  'parkingSpaces',
  'plot',
  'castle',
] as const
export type HouseFamily = (typeof houseFamilies)[number]

export const roomKinds = [
  'living',
  'kitchen',
  'dining',
  'bedroom',
  'bathroom',
  'office',
  'terrace',
  'garden',
  'cellar',
  'basement',
  'shop',
  'hall',
] as const
export type RoomKind = (typeof roomKinds)[number]

export const settings = ['city', 'village', 'country', 'coast', 'forest'] as const
export type Setting = (typeof settings)[number]

export const builds = ['OPEN', 'HALF_OPEN', 'CLOSED'] as const
export type Build = (typeof builds)[number]

export const hours = ['dawn', 'day', 'evening'] as const
export type Hour = (typeof hours)[number]

/** One room of a floor plan: label in the visitor's language, area in m², floor 0 = ground floor. */
export interface PlanRoom {
  label: string
  area: number
  floor: number
  /** One comes in by it: the hall. */
  entrance?: true
}

/** What to draw: plain JSON, stored with the asset and drawn on demand. The same seed is the same house. */
export type DrawingSpec =
  | {
      scene: 'facade'
      seed: number
      family: HouseFamily
      hour: Hour
      setting: Setting
      distance: 'near' | 'far'
      /** Whether houses adjoin: none, on one side, on both. Where it is not said, by the kind of house and where it stands. */
      build?: Build
      /** Above each other, the ground floor included; where it is not said, what is usual. */
      storeys?: number
    }
  | { scene: 'room'; seed: number; room: RoomKind; setting: Setting; hour: Hour }
  | { scene: 'floorPlan'; seed: number; rooms: PlanRoom[] }
  | { scene: 'portrait'; seed: number }
  | { scene: 'hero'; seed: number; setting: Setting; hour: Hour }

/** A finished picture; width and height in px. */
export interface Drawing {
  svg: string
  width: number
  height: number
}
