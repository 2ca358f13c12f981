import { darker, lighter, type Color } from './color'
import { planeAt, face, type Plane, type Stage } from './stage'
import { wall, slope, tiledRoof, type Material } from './surfaces'
import { windowAt, plainWindow } from './windows'

/** A block of building, metres: x of its left side, depth behind its front, height of the eave. */
export interface Volume {
  x: number
  z: number
  w: number
  depth: number
  eave: number
}

/** The side wall the eye can see, if any; it is in shade unless the sun stands on that side. */
export function sideWall(stage: Stage, v: Volume, material: Material, peak = 0, bottom = 0): string {
  const left = stage.camera.eyeX < v.x
  const right = stage.camera.eyeX > v.x + v.w
  if (!left && !right) return ''
  const x = left ? v.x : v.x + v.w
  const sunny = (left ? -1 : 1) === stage.tone.sunSide
  const color = sunny ? stage.tone.lit(lighter(material.color, 0.06)) : stage.tone.shaded(material.color)
  const [front, back] = [v.z, v.z + v.depth]
  const lines = Math.round(Math.min(v.eave - bottom, 40) / (material.kind === 'brick' ? 0.14 : 0.7))
  const gable = peak
    ? face(
        stage,
        [
          [x, v.eave, front],
          [x, peak, (front + back) / 2],
          [x, v.eave, back],
        ],
        color,
      )
    : ''
  return (
    gable +
    slope(
      stage,
      [
        [x, bottom, front],
        [x, bottom, back],
        [x, v.eave, back],
        [x, v.eave, front],
      ],
      color,
      { lines: Math.max(2, lines), along: 'first' },
    )
  )
}

/** Roof with its eave to the street: one plane, a gutter, the shadow of the eave on the wall. */
export function eavesRoof(
  stage: Stage,
  v: Volume,
  ridge: number,
  color: Color,
  options = { tiles: true, overhang: 0.3 },
): string {
  const over = options.overhang
  const lit = stage.tone.lit(color)
  const quad = [
    [v.x - over, v.eave - over * 0.35, v.z - over],
    [v.x + v.w + over, v.eave - over * 0.35, v.z - over],
    [v.x + v.w + over, ridge, v.z + v.depth / 2],
    [v.x - over, ridge, v.z + v.depth / 2],
  ] as const
  const plane = planeAt(stage, v.z - over)
  const roof = options.tiles
    ? tiledRoof(stage, quad, lit)
    : slope(stage, quad, lit, { lines: Math.round(v.w / 0.6), along: 'second' })
  return (
    eaveShadow(stage, planeAt(stage, v.z), v, over) +
    roof +
    plane.rect(v.x - over, v.eave - over * 0.35 - 0.13, v.w + over * 2, 0.14, stage.tone.lit('#e9e2d2')) +
    plane.rect(v.x - over, v.eave - over * 0.35 - 0.15, v.w + over * 2, 0.05, stage.tone.lit('#8f8d86'))
  )
}

function eaveShadow(
  stage: Stage,
  plane: Plane,
  v: { x: number; w: number; eave: number },
  over: number,
): string {
  const drop = 0.15 + over * stage.tone.drop * 1.4
  return plane.rect(v.x, v.eave - over * 0.35 - drop, v.w, drop, stage.tone.shadow, 'opacity=".34"')
}

/** Roof whose gable faces the street: the two slopes run back behind the gable. */
export function gableRoof(stage: Stage, v: Volume, ridge: number, color: Color): string {
  const mid = v.x + v.w / 2
  const over = 0.25
  const drop = ((ridge - v.eave) / (v.w / 2)) * over
  const slopeOf = (side: -1 | 1) => {
    const x = side < 0 ? v.x - over : v.x + v.w + over
    const sunny = side === stage.tone.sunSide
    const shade = sunny ? stage.tone.lit(lighter(color, 0.08)) : stage.tone.shaded(color)
    const quad = [
      [x, v.eave - drop, v.z - over],
      [x, v.eave - drop, v.z + v.depth],
      [mid, ridge, v.z + v.depth],
      [mid, ridge, v.z - over],
    ] as const
    return tiledRoof(stage, quad, shade)
  }
  const nearSide = stage.camera.eyeX < mid ? -1 : 1
  return slopeOf(nearSide < 0 ? 1 : -1) + slopeOf(nearSide)
}

/** The verge boards in front of a gable and their shadow on the wall below. */
export function verge(stage: Stage, v: Volume, ridge: number, color: Color): string {
  const plane = planeAt(stage, v.z - 0.2)
  const behind = planeAt(stage, v.z)
  const mid = v.x + v.w / 2
  const over = 0.25
  const drop = ((ridge - v.eave) / (v.w / 2)) * over
  const shift = 0.24
  const band = (p: Plane, dy: number, thick: number, fill: Color, extra = '') =>
    p.shape(
      [
        [v.x - over, v.eave - drop + dy],
        [mid, ridge + dy],
        [v.x + v.w + over, v.eave - drop + dy],
        [v.x + v.w + over, v.eave - drop + dy - thick],
        [mid, ridge + dy - thick],
        [v.x - over, v.eave - drop + dy - thick],
      ],
      fill,
      extra,
    )
  return (
    band(behind, -0.1, shift, stage.tone.shadow, 'opacity=".3"') +
    band(plane, 0.06, 0.2, stage.tone.lit(color))
  )
}

/** A dormer on a front slope; base is the height where its sill meets the roof. */
export function dormer(
  stage: Stage,
  z: number,
  x: number,
  base: number,
  w: number,
  color: Color,
  frame: Color,
  pointed: boolean,
): string {
  const plane = planeAt(stage, z)
  const h = w * 1.05
  const wallColor = stage.tone.lit(color)
  const roof = stage.tone.shaded(darker(stage.palette.slate, 0.1))
  const side = -stage.tone.sunSide
  const shadowX = side < 0 ? x - 0.5 : x + w
  return (
    plane.shape(
      [
        [shadowX + (side < 0 ? 0.5 : 0), base],
        [shadowX + (side < 0 ? 0 : 0.5), base],
        [shadowX + (side < 0 ? 0.5 : 0), base + h],
      ],
      stage.tone.shadow,
      'opacity=".35"',
    ) +
    plane.rect(x, base, w, h, wallColor) +
    windowAt(
      stage,
      plane,
      { x: x + 0.14, y: base + 0.16, w: w - 0.28, h: h - 0.3 },
      { ...plainWindow, frame, sill: false, reveal: 0.06 },
    ) +
    (pointed
      ? plane.shape(
          [
            [x - 0.14, base + h - 0.04],
            [x + w / 2, base + h + w * 0.48],
            [x + w + 0.14, base + h - 0.04],
          ],
          roof,
        )
      : plane.rect(x - 0.12, base + h - 0.03, w + 0.24, 0.14, roof))
  )
}

/** A brick stack on the ridge with its pots. */
export function chimney(stage: Stage, x: number, z: number, from: number, to: number, color: Color): string {
  const plane = planeAt(stage, z)
  const material: Material = { kind: 'brick', color }
  const w = 0.8
  const dark = stage.tone.sunSide < 0 ? x + w * 0.62 : x
  return (
    wall(
      stage,
      plane,
      [
        [x, from],
        [x + w, from],
        [x + w, to],
        [x, to],
      ],
      material,
    ) +
    plane.rect(dark, from, w * 0.38, to - from, stage.tone.shadow, 'opacity=".3"') +
    plane.rect(x - 0.06, to - 0.06, w + 0.12, 0.12, stage.tone.lit(stage.palette.stone)) +
    plane.rect(x + 0.14, to + 0.06, 0.2, 0.32, stage.tone.lit('#a3593c')) +
    plane.rect(x + 0.48, to + 0.06, 0.2, 0.26, stage.tone.lit('#a3593c'))
  )
}
