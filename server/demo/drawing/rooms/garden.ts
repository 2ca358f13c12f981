import { backdrop, earth } from '../backdrop'
import { nearEdge, visibleX, type Camera } from '../camera'
import { darker, lighter } from '../color'
import { border, hedge } from '../hedge'
import { grass, groundAll, strip } from '../land'
import { longShadow, overhang } from '../nearPlane'
import { sky } from '../sky'
import { face, planeAt, type Stage } from '../stage'
import { bench } from '../streetThings'
import { wall } from '../surfaces'
import { tree, type TreeKind } from '../trees'
import { chair, plant, table } from './furniture'

/** The garden behind the house: lawn, hedge, borders, a shed or a bench, seen from the terrace. */
export function garden(inside: Stage): string {
  const camera: Camera = {
    ...inside.camera,
    scale: 80,
    eyeX: 0,
    originX: 800,
    horizon: 560,
    eye: 2.4,
    distance: 17,
  }
  const stage: Stage = { ...inside, camera }
  const { tone, palette } = stage
  const rng = stage.rng.fork('garden')
  const lawn = tone.lit(stage.setting === 'coast' ? '#c9bf8c' : palette.lawn)
  const near = nearEdge(camera)
  const [left, right] = visibleX(camera, 0)
  const kinds: readonly [TreeKind, ...TreeKind[]] =
    stage.setting === 'forest'
      ? ['pine', 'birch', 'fir']
      : stage.setting === 'coast'
        ? ['pine', 'shrub', 'birch']
        : ['round', 'birch', 'round']
  const side = rng.chance(0.5) ? -1 : 1
  let out =
    sky(stage) + groundAll(stage, tone.lit(earth(stage))) + backdrop(stage) + strip(stage, near - 1, 2, lawn)
  for (let z = 0; z > near; z -= 1.6)
    if (Math.round(z / 1.6) % 2)
      out += strip(stage, Math.max(near, z - 1.6), z, darker(lawn, 0.25), 0, 'opacity=".13"')
  out +=
    tree(stage, { x: side * 6.6, z: 3, height: rng.range(6, 7.5), kind: rng.pick(kinds) }) +
    tree(stage, { x: -side * rng.range(3, 8), z: 5, height: rng.range(4, 6), kind: rng.pick(kinds) })
  out += hedge(stage, left - 3, right + 3, 1.4, rng.range(1.2, 1.7))
  if (rng.chance(0.6)) out += shed(stage, -side * 5.4 - 1.2)
  else out += bench(stage, -side * 4.5, 0)
  out += border(stage, left, right, 0.9, 0.6)
  out += tree(stage, { x: -side * 8.3, z: -1.5, height: 5.2, kind: 'round' })
  const path0 = side * 1.2
  out += face(
    stage,
    [
      [path0 - 0.6, 0.01, 0.6],
      [path0 + 0.6, 0.01, 0.6],
      [path0 + 0.6, 0.01, near],
      [path0 - 0.6, 0.01, near],
    ],
    tone.lit(lighter(palette.paving, 0.15)),
    'opacity=".85"',
  )
  out +=
    grass(stage, -0.5, near, lawn, 70) + border(stage, side > 0 ? 3.4 : -7, side > 0 ? 7 : -3.4, -3.6, 0.6)
  const tx = -side * 2.6 - 0.7
  const seat = palette.door
  for (const dx of [0.1, 0.85]) out += chair(stage, tx + dx, -4.3, seat, false)
  out += table(stage, tx, -5, 1.4, 0.8, 0.74, palette.wood) + plant(stage, tx + 0.7, -4.6, 0.42, 0.74)
  for (const dx of [0.1, 0.85]) out += chair(stage, tx + dx, -5.4, seat, true)
  return out + longShadow(stage, { garden: 30, pavement: 0 }) + overhang(stage, false)
}

function shed(stage: Stage, x: number): string {
  const { tone, palette } = stage
  const plane = planeAt(stage, 0.2)
  const wood = darker(palette.wood, 0.25)
  return (
    face(
      stage,
      [
        [x, 0, 0],
        [x + 2.6, 0, 0],
        [x + 2.6 - tone.sunSide * 2, 0, -0.6],
        [x - tone.sunSide * 2, 0, -0.6],
      ],
      tone.shadow,
      'opacity=".2"',
    ) +
    wall(
      stage,
      plane,
      [
        [x, 0],
        [x + 2.6, 0],
        [x + 2.6, 2.1],
        [x + 1.3, 2.9],
        [x, 2.1],
      ],
      { kind: 'timber', color: wood },
    ) +
    plane.rect(x + 0.45, 0.05, 0.8, 1.85, tone.lit(palette.door)) +
    plane.rect(x + 1.6, 1, 0.65, 0.65, tone.lit('#e9e0cc')) +
    plane.rect(x + 1.66, 1.06, 0.53, 0.53, tone.lamps > 0.3 ? tone.glow : '#54666a') +
    plane.shape(
      [
        [x - 0.2, 2.02],
        [x + 1.3, 2.98],
        [x + 2.8, 2.02],
        [x + 2.8, 2.2],
        [x + 1.3, 3.14],
        [x - 0.2, 2.2],
      ],
      tone.lit(palette.slate),
    )
  )
}
