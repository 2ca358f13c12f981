import type { Rng } from '../rng'

export const gardened: ReadonlySet<string> = new Set(['GARDEN_APARTMENT', 'GROUND_FLOOR_APARTMENT'])
export const lean: ReadonlySet<string> = new Set([
  'STUDENT_ROOM',
  'CO_LIVING',
  'STUDIO',
  'TINY_HOUSE',
  'HOUSEBOAT',
])

/** m² of ground of a house in a project. */
export const UNIT_GROUND = [220, 340] as const
/** Share of its ground that a house covers at most, with its garages. */
const BUILT_SHARE = 0.75
/** Walls outside take a tenth of what is lived in; a garage takes so many m². */
const WALLS = 1.1
const GARAGE = 24

/** Storeys of a house, more on little ground. */
const storeys = (subType: string, area: number, ground: number | undefined): number => {
  if (subType === 'BUNGALOW' || area < 60) return 1
  if (subType === 'CASTLE') return 5
  const least = ground ? Math.ceil((area * WALLS) / (ground * BUILT_SHARE)) : 1
  return Math.max(least, area > 260 ? 3 : 2)
}

/** m² of ground: no house is higher than three storeys for want of it, and none leaves less than a quarter of it open. */
export const groundOf = (usual: readonly [number, number], area: number, rng: Rng): number =>
  Math.max(rng.int(...usual), Math.ceil((area * WALLS) / (3 * BUILT_SHARE)))

interface Home {
  subType: string
  /** m². */
  area: number
  ground: number | undefined
  apartment: boolean
  isUnit: boolean
}

/** Storeys, garages, garden and terrace of a home, m²; together they find room on its ground. */
export const homeGround = ({ subType, area, ground, apartment, isUnit }: Home, rng: Rng) => {
  const floors = storeys(subType, area, ground)
  // What the text of a project says of its units is true of each: a terrace, a cellar or a garden, room for the cars.
  const garagesWanted = lean.has(subType)
    ? 0
    : isUnit && !apartment
      ? 1
      : rng.weighted([
          [0, 4],
          [1, 5],
          [2, apartment ? 0 : 1.5],
        ])
  const house = (area * WALLS) / floors
  const garages = ground
    ? Math.max(0, Math.min(garagesWanted, Math.floor((ground * BUILT_SHARE - house) / GARAGE)))
    : garagesWanted
  const open = ground ? Math.floor(ground - house - garages * GARAGE) : undefined
  const gardenArea = apartment
    ? gardened.has(subType) && rng.chance(0.8)
      ? rng.int(30, 140)
      : 0
    : Math.round(Math.min((ground ?? 0) * 0.55, (open ?? 0) * 0.75))
  const terraceWanted = lean.has(subType)
    ? 0
    : apartment
      ? rng.int(6, subType === 'PENTHOUSE' || subType === 'TERRACE_APARTMENT' ? 64 : 18)
      : isUnit || rng.chance(0.7)
        ? rng.int(12, 48)
        : 0
  const terraceArea = open === undefined ? terraceWanted : Math.min(terraceWanted, open - gardenArea)
  return { floors, garages, gardenArea, terraceArea }
}
