import { darker, lighter } from '../color'
import { project } from '../camera'
import { face, planeAt, type Stage } from '../stage'
import { slope } from '../surfaces'
import { lines, path, px, type Point } from '../svg'
import { chair, plant, table } from './furniture'
import { across, outside, type RoomShape } from './shell'

/** A deck against the house's own wall, with the view over the railing. */
export function terrace(stage: Stage, shape: RoomShape): string {
  const { palette, tone } = stage
  const rng = stage.rng.fork('terrace')
  const W = shape.width
  const D = 6
  const deck = tone.lit(palette.wood)
  let out = outside(stage)
  out += face(
    stage,
    [
      [-3, 0, 0],
      [W + 3, 0, 0],
      [W + 3, 0, -D],
      [-3, 0, -D],
    ],
    deck,
  )
  const joints: [Point, Point][] = []
  for (let x = -3; x < W + 3; x += 0.16)
    joints.push([project(stage.camera, x, 0, 0), project(stage.camera, x, 0, -D)])
  out += lines(joints, darker(deck, 0.4), 1.2, 'opacity=".35"')
  out += railing(stage, W, rng.pick(['bars', 'glass'] as const))
  const wallX = shape.mirrored ? W + 0.2 : -0.2
  const sunny = (shape.mirrored ? -1 : 1) === tone.sunSide
  out += slope(
    stage,
    [
      [wallX, 0, 0],
      [wallX, 0, -D],
      [wallX, 3.4, -D],
      [wallX, 3.4, 0],
    ],
    sunny ? tone.lit(palette.brick) : tone.shaded(palette.brick),
    { lines: 34, along: 'first' },
  )
  out += face(
    stage,
    [
      [wallX, 0.1, -1],
      [wallX, 0.1, -2.8],
      [wallX, 2.3, -2.8],
      [wallX, 2.3, -1],
    ],
    tone.lit(palette.joinery),
  )
  out += face(
    stage,
    [
      [wallX, 0.18, -1.08],
      [wallX, 0.18, -2.72],
      [wallX, 2.22, -2.72],
      [wallX, 2.22, -1.08],
    ],
    tone.lamps > 0.3 ? tone.glow : '#4d6068',
  )
  out += plant(stage, across(shape, 0.4, 0), -0.5, 1.1) + plant(stage, across(shape, W - 0.5, 0), -0.4, 1.5)
  const tx = across(shape, W * 0.42, 1.5)
  const seat = rng.pick(['#e9e0cc', palette.door, '#3a4442'] as const)
  for (const dx of [0.15, 0.9]) out += chair(stage, tx + dx, -1.35, seat, false)
  out +=
    table(stage, tx, -2.1, 1.5, 0.8, 0.74, lighter(palette.wood, 0.15)) +
    plant(stage, tx + 0.75, -1.7, 0.4, 0.74)
  for (const dx of [0.15, 0.9]) out += chair(stage, tx + dx, -2.5, seat, true)
  return (
    out +
    (rng.chance(0.6) && tone.hour !== 'evening' ? parasol(stage, tx + 0.75, -1.7) : '') +
    shade(stage, W, D)
  )
}

function railing(stage: Stage, W: number, look: 'bars' | 'glass'): string {
  const plane = planeAt(stage)
  const metal = stage.tone.lit('#3a4442')
  if (look === 'glass')
    return (
      plane.rect(-3, 0.05, W + 6, 0.98, '#dfece8', 'opacity=".3"') + plane.rect(-3, 1, W + 6, 0.04, metal)
    )
  let out = plane.rect(-3, 1, W + 6, 0.05, metal)
  for (let x = -3; x < W + 3; x += 0.12) out += plane.rect(x, 0, 0.018, 1, metal)
  return out
}

function parasol(stage: Stage, x: number, z: number): string {
  const plane = planeAt(stage, z)
  const cloth = stage.tone.lit(lighter(stage.palette.textileAccent, 0.12))
  const at = (dx: number, y: number) =>
    plane
      .at(x + dx, y)
      .map(px)
      .join(' ')
  return (
    plane.rect(x - 0.02, 0.74, 0.04, 1.7, stage.tone.lit('#d8c6a6')) +
    path(`M${at(-1.35, 2.1)}Q${at(-0.6, 2.55)} ${at(0, 2.62)}Q${at(0.6, 2.55)} ${at(1.35, 2.1)}Z`, cloth) +
    path(
      `M${at(-0.45, 2.1)}Q${at(-0.25, 2.5)} ${at(0, 2.62)}Q${at(0.25, 2.5)} ${at(0.45, 2.1)}Z`,
      lighter(cloth, 0.3),
    ) +
    path(
      `M${at(-1.35, 2.1)}H${plane.at(x + 1.35, 0)[0].toFixed(1)}V${px(plane.at(x, 1.98)[1])}H${px(plane.at(x - 1.35, 0)[0])}Z`,
      darker(cloth, 0.18),
    )
  )
}

function shade(stage: Stage, W: number, D: number): string {
  return face(
    stage,
    [
      [-3, 0.01, -2.9],
      [W + 3, 0.01, -3.3],
      [W + 3, 0.01, -D],
      [-3, 0.01, -D],
    ],
    stage.tone.shadow,
    'opacity=".16"',
  )
}
