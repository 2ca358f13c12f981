import { visibleX } from './camera'
import { families } from './facades/families'
import type { House } from './house'
import { paletteOf } from './palette'
import type { DrawingSpec, HouseFamily } from './spec'
import { placed, type Stage } from './stage'

type Facade = Pick<Extract<DrawingSpec, { scene: 'facade' }>, 'family' | 'build'>

/** The sides on which houses adjoin. */
export type Sides = readonly (-1 | 1)[]

/** Where nobody says how it is built, country houses stand free. */
export function adjoining(stage: Stage, house: House, { family, build }: Facade): Sides {
  if (build === 'HALF_OPEN') return [stage.rng.fork('half open').chance(0.5) ? 1 : -1]
  const isUsual =
    (house.attached || family === 'coastalTower') &&
    (stage.setting === 'city' || stage.setting === 'village' || stage.setting === 'coast')
  return (build ? build === 'CLOSED' : isUsual) ? [-1, 1] : []
}

/** Families that stand beside their like. */
const PAIRED: ReadonlySet<HouseFamily> = new Set(['villa', 'cube'])

/** The rest of the row: other houses of the same street, in other bricks, a shade quieter. */
export function neighbours(stage: Stage, house: House, { family }: Facade, sides: Sides): string {
  const isPair = PAIRED.has(family)
  const most = isPair && sides.length < 2 ? 1 : 4
  const kinds: readonly [HouseFamily, ...HouseFamily[]] = isPair
    ? [family]
    : stage.setting === 'coast' && house.height > 15
      ? ['apartmentBlock', 'coastalTower', 'apartmentBlock']
      : house.width > 10
        ? ['rowHouse', 'shopFront', 'apartmentBlock', 'rowHouse']
        : ['rowHouse', 'rowHouse', 'steppedGable', 'shopFront']
  const [left, right] = visibleX(stage.camera, 0)
  const drawn: string[] = []
  const one = (key: string, x: number, side: -1 | 1): number => {
    const rng = stage.rng.fork(key)
    const own = paletteOf(rng.int(0, 1e9))
    const palette = {
      ...own,
      brick: stage.palette.otherBrick,
      stone: stage.palette.stone,
      foliage: stage.palette.foliage,
      foliageDark: stage.palette.foliageDark,
    }
    const other = families[rng.pick(kinds)](
      rng.fork('house'),
      rng.chance(0.5) ? palette : { ...palette, brick: own.brick },
    )
    const at = side < 0 ? x - other.width : x
    drawn.push(other.draw(placed({ ...stage, rng, palette }, at)))
    return side < 0 ? at : at + other.width
  }
  if (sides.includes(-1)) for (let x = 0, i = 0; x > left && i < most; i++) x = one(`left${i}`, x, -1)
  if (sides.includes(1))
    for (let x = house.width, i = 0; x < right && i < most; i++) x = one(`right${i}`, x, 1)
  // both sides run outwards, and what is further from the eye stands behind
  return drawn.reverse().join('')
}
