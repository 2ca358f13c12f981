import { blob } from './blob'
import { darker, lighter, type Color } from './color'
import { face, planeAt, withRng, type Stage } from './stage'
import { path, px } from './svg'

/** A clipped hedge from x1 to x2 at depth z, with its shadow on the ground. */
export function hedge(
  stage: Stage,
  x1: number,
  x2: number,
  z: number,
  height: number,
  color: Color = stage.palette.evergreenDark,
): string {
  const s = withRng(stage, `hedge${x1.toFixed(1)},${z.toFixed(1)}`)
  const { tone, rng } = s
  const plane = planeAt(s, z)
  const deep = 0.7
  const lit = tone.lit(color)
  let leaves = ''
  const count = Math.min(150, Math.round((x2 - x1) * height * 16))
  for (let i = 0; i < count; i++) {
    const [x, y] = plane.at(rng.range(x1, x2), rng.range(0.04, height))
    const r = plane.scale * 0.045
    leaves += `M${px(x)} ${px(y)}q${px(r)} ${px(-r)} ${px(r * 2)} 0q${px(-r)} ${px(r)} ${px(-r * 2)} 0z`
  }
  const reach = height * tone.slant * 0.5 * -tone.sunSide
  return (
    face(
      s,
      [
        [x1, 0, z],
        [x2, 0, z],
        [x2 + reach, 0, z - 0.35],
        [x1 + reach, 0, z - 0.35],
      ],
      tone.shadow,
      'opacity=".22"',
    ) +
    face(
      s,
      [
        [x1, height, z],
        [x2, height, z],
        [x2, height, z + deep],
        [x1, height, z + deep],
      ],
      lighter(lit, 0.2),
    ) +
    plane.rect(x1, 0, x2 - x1, height, lit) +
    path(leaves, lighter(lit, 0.3), 'opacity=".4"') +
    plane.rect(x1, 0, x2 - x1, height * 0.3, darker(lit, 0.5), 'opacity=".28"')
  )
}

/** A loose border of low plants with a few flowers. */
export function border(stage: Stage, x1: number, x2: number, z: number, height = 0.45): string {
  const s = withRng(stage, `border${x1.toFixed(1)},${z.toFixed(1)}`)
  const { rng, tone, palette } = s
  const plane = planeAt(s, z)
  let back = ''
  let front = ''
  let flowers = ''
  for (let x = x1 + 0.2; x < x2 - 0.1; x += rng.range(0.22, 0.4)) {
    const h = height * rng.range(0.5, 1.5) * plane.scale
    const [cx, base] = plane.at(x, 0)
    back += blob(cx, base - h * 0.3, h * 0.75, h * 0.5, rng, 0.18, 9)
    front += blob(cx + tone.sunSide * h * 0.1, base - h * 0.38, h * 0.62, h * 0.42, rng, 0.22, 9)
    if (rng.chance(0.5))
      flowers += blob(
        cx + h * rng.range(-0.4, 0.4),
        base - h * rng.range(0.6, 1),
        h * 0.09,
        h * 0.09,
        rng,
        0.2,
        6,
      )
  }
  return (
    path(back, tone.shaded(palette.evergreenDark)) +
    path(front, tone.lit(palette.evergreen)) +
    path(flowers, tone.lit(palette.blossom))
  )
}
