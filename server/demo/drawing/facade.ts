import { backdrop, earth } from './backdrop'
import { nearEdge, visibleX, type Camera } from './camera'
import { families } from './facades/families'
import { border, hedge } from './hedge'
import type { House } from './house'
import { adjoining, neighbours, type Sides } from './neighbours'
import { frontGarden, grass, groundAll, street, strip, type Plot } from './land'
import { paletteOf } from './palette'
import { createRng, type Rng } from './rng'
import { sky } from './sky'
import type { DrawingSpec, HouseFamily, Setting } from './spec'
import { face, withRng, type Stage } from './stage'
import { bench, bicycle, lampPost, tub } from './streetThings'
import { longShadow, overhang } from './nearPlane'
import { tree, type TreeKind } from './trees'

/** Where the eye stands: the house fills its share of the picture, a free-standing one is seen a little from the side. */
export function cameraFor(
  house: House,
  distance: 'near' | 'far',
  rng: Rng,
  size = { width: 1600, height: 1200 },
): Camera {
  const near = distance === 'near'
  const low = house.width / house.height > 2.2
  const fillX = near ? (house.attached ? 0.6 : low ? 0.8 : 0.72) : 0.5
  const fillY = near ? 0.74 : 0.56
  const scale = Math.min((size.width * fillX) / house.width, (size.height * fillY) / house.height)
  const side = rng.chance(0.5) ? -1 : 1
  const wide = house.width * scale > size.width * 0.5
  const eye = house.attached ? 1.9 : near ? 2.1 : 2.8
  const floor =
    size.height * (near ? (house.attached ? 0.88 : low ? 0.78 : 0.84) : house.attached ? 0.83 : 0.74)
  const shift = house.attached ? 0 : side * house.width * 0.62
  const centre = size.width * (house.attached || wide ? 0.5 - side * 0.015 : 0.5 - side * 0.06)
  return {
    ...size,
    scale,
    eyeX: house.width / 2 + shift,
    originX: centre + shift * scale,
    horizon: floor - eye * scale,
    eye,
    distance: Math.max(15, house.height * 1.9, house.width * (house.attached ? 1.6 : 1.9)),
  }
}

type Facade = Extract<DrawingSpec, { scene: 'facade' }>

/** The listing's own home, with what is told of it; every scene that shows it asks here. */
export function homeOf(
  seed: number,
  family: HouseFamily,
  { build, storeys }: Pick<Facade, 'build' | 'storeys'> = {},
): House {
  const house = families[family](createRng(seed).fork('house'), paletteOf(seed), storeys)
  return build ? { ...house, attached: build !== 'OPEN' } : house
}

const belts: Record<Setting, { attached: Plot; free: Plot }> = {
  city: { attached: { garden: 0, pavement: 2.2 }, free: { garden: 1.6, pavement: 2.2 } },
  village: { attached: { garden: 0, pavement: 1.6 }, free: { garden: 4.5, pavement: 1.4 } },
  country: { attached: { garden: 1.5, pavement: 0.4 }, free: { garden: 30, pavement: 0 } },
  coast: { attached: { garden: 0, pavement: 4 }, free: { garden: 1.2, pavement: 3 } },
  forest: { attached: { garden: 1.5, pavement: 0.4 }, free: { garden: 30, pavement: 0 } },
}

export function facadeScene(stage: Stage, house: House, spec: Facade): string {
  const { family } = spec
  const sides = adjoining(stage, house, spec)
  const inRow = sides.length > 0
  const plot = belts[stage.setting][inRow ? 'attached' : 'free']
  const open = family === 'plot'
  return (
    sky(stage) +
    groundAll(stage, stage.tone.lit(earth(stage))) +
    backdrop(stage) +
    (sides.length < 2 ? beside(stage, house, sides) : '') +
    (inRow ? neighbours(stage, house, spec, sides) : '') +
    (inRow ? '' : castOnGround(stage, house)) +
    house.draw(withRng(stage, 'house')) +
    (inRow ? '' : frontLand(stage, plot, house)) +
    (plot.garden < 20 ? street(stage, plot) : '') +
    longShadow(stage, plot) +
    (inRow ? streetLife(stage, house, plot) : gardenLife(stage, house, plot, open)) +
    overhang(stage, inRow)
  )
}

/** Shadow of a free-standing house on the ground beside it. */
function castOnGround(stage: Stage, house: House): string {
  const { tone } = stage
  if (house.door === null) return ''
  const reach = Math.min(9, house.height * tone.slant * 0.8)
  const x = tone.sunSide < 0 ? house.width : 0
  const end = x - tone.sunSide * reach
  return face(
    stage,
    [
      [x, 0, 0],
      [end, 0, 1.2],
      [end, 0, house.depth],
      [x, 0, house.depth],
    ],
    tone.shadow,
    'opacity=".26"',
  )
}

const treesOf: Record<Setting, readonly [TreeKind, ...TreeKind[]]> = {
  city: ['round', 'birch', 'round'],
  village: ['round', 'round', 'birch', 'fir'],
  country: ['round', 'pollard', 'poplar', 'round'],
  coast: ['pine', 'shrub', 'shrub'],
  forest: ['pine', 'fir', 'birch', 'pine'],
}

/** Trees that frame a house, behind it and at the sides where no other adjoins. */
function beside(stage: Stage, house: House, sides: Sides): string {
  const { rng } = withRng(stage, 'beside')
  const kinds = treesOf[stage.setting]
  const tall = Math.max(6, house.height * 0.95)
  const spots = [
    { x: -rng.range(2.5, 5), z: rng.range(5, 11) },
    { x: house.width + rng.range(2.5, 5), z: rng.range(4, 11) },
    { x: house.width * rng.range(0.2, 0.8), z: house.depth + rng.range(6, 12) },
  ]
  const taken = ({ x }: { x: number }) => sides.includes(x < 0 ? -1 : 1) && (x < 0 || x > house.width)
  return spots
    .filter((spot) => !taken(spot))
    .sort((a, b) => b.z - a.z)
    .map(({ x, z }) => {
      const kind = rng.pick(kinds)
      return tree(stage, {
        x,
        z,
        height: kind === 'shrub' ? 2.2 : kind === 'pollard' ? 5 : Math.min(15, tall * rng.range(0.9, 1.35)),
        kind,
        haze: 0.08,
      })
    })
    .join('')
}

function frontLand(stage: Stage, plot: Plot, house: House): string {
  const { setting, tone, camera } = stage
  const depth = Math.min(plot.garden, -nearEdge(camera) + 0.5)
  const own = { ...plot, garden: depth }
  if (setting === 'coast' || setting === 'forest') {
    const color = tone.lit(earth(stage))
    const path = house.door === null ? '' : frontGarden(withGround(stage, earth(stage)), own, house.door)
    return (
      (path || strip(stage, -depth, 0.1, color)) +
      grass(stage, 0, -depth, color, setting === 'coast' ? 90 : 140)
    )
  }
  return frontGarden(stage, own, house.door) + grass(stage, -0.4, -depth, tone.lit(stage.palette.lawn), 60)
}

function withGround(stage: Stage, color: string): Stage {
  return { ...stage, palette: { ...stage.palette, lawn: color } }
}

/** Flowers at the foot of the wall, a hedge at the street, a tree in the foreground. */
function gardenLife(stage: Stage, house: House, plot: Plot, open: boolean): string {
  const { rng } = withRng(stage, 'garden')
  if (open) return ''
  const door = house.door
  let out = ''
  if (door !== null && stage.setting !== 'city') {
    if (door > 2.4) out += border(stage, 0.2, door - 0.9, -0.3)
    if (house.width - door > 2.4) out += border(stage, door + 0.9, house.width - 0.2, -0.3)
  }
  if (door !== null && rng.chance(0.5)) out += tub(stage, door - 1, -0.5) + tub(stage, door + 1, -0.5)
  if (door !== null && rng.chance(0.35))
    out += bench(stage, door > house.width / 2 ? door - 3.4 : door + 1.8, -0.7)
  if (plot.garden < 20 && plot.garden > 2 && door !== null && rng.chance(0.75)) {
    const [left, right] = visibleX(stage.camera, -plot.garden)
    out +=
      hedge(stage, left - 2, door - 1.1, -plot.garden + 0.2, rng.range(0.55, 0.9)) +
      hedge(stage, door + 1.1, right + 2, -plot.garden + 0.2, rng.range(0.55, 0.9))
  }
  return out
}

function streetLife(stage: Stage, house: House, plot: Plot): string {
  const { rng } = withRng(stage, 'street life')
  const [left, right] = visibleX(stage.camera, -plot.pavement)
  const door = house.door ?? house.width / 2
  let out = ''
  const free = door > house.width / 2 ? 0.4 : house.width - 2.4
  if (rng.chance(0.6)) out += bicycle(stage, free, -0.25)
  if (rng.chance(0.35)) out += bicycle(stage, free + (free < 1 ? 0.9 : -1.1), -0.4)
  if (rng.chance(0.45))
    out += tub(stage, door - 0.95, -0.3) + (rng.chance(0.6) ? tub(stage, door + 0.95, -0.3) : '')
  const side = rng.chance(0.5)
  if (stage.setting !== 'coast' && rng.chance(0.45))
    out += tree(stage, {
      x: side ? left + (right - left) * 0.1 : right - (right - left) * 0.1,
      z: -plot.pavement + 0.3,
      height: rng.range(6.5, 8),
      kind: 'round',
    })
  if (rng.chance(0.65))
    out += lampPost(
      stage,
      side ? right - (right - left) * 0.16 : left + (right - left) * 0.16,
      -plot.pavement + 0.25,
    )
  return out
}
