import { blend, darker, lighter } from './color'
import { face, planeAt, withRng, type Stage } from './stage'
import { oval, path, px, stroke } from './svg'
import { tree } from './trees'

/** A bicycle leaning at the wall: 1.75 m long, 26-inch wheels, a basket now and then. */
export function bicycle(stage: Stage, x: number, z: number): string {
  const s = withRng(stage, `bike${x.toFixed(1)}`)
  const { tone, rng } = s
  const plane = planeAt(s, z)
  const at = (dx: number, y: number) =>
    plane
      .at(x + dx, y)
      .map(px)
      .join(' ')
  const color = tone.lit(rng.pick(['#2f5d50', '#2a2d30', '#7d2f1c', '#31485e', '#c9b48a']))
  const wheel = (dx: number) => {
    const [cx, cy] = plane.at(x + dx, 0.34)
    return `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(0.33 * plane.scale)}" fill="none" stroke="#26282a" stroke-width="${px(Math.max(1.2, 0.035 * plane.scale))}"/>`
  }
  const frame = `M${at(0.33, 0.34)}L${at(0.55, 0.86)}L${at(1.12, 0.84)}M${at(0.33, 0.34)}L${at(0.72, 0.3)}L${at(0.52, 0.78)}M${at(0.72, 0.3)}L${at(1.13, 0.8)}M${at(1.08, 0.98)}L${at(1.38, 0.34)}`
  const bars = `M${at(0.96, 1.04)}Q${at(1.04, 1.08)} ${at(1.1, 0.98)}M${at(0.44, 0.92)}L${at(0.68, 0.93)}`
  const basket = rng.chance(0.4) ? plane.rect(x + 1.14, 0.78, 0.34, 0.26, tone.lit('#b08a5a')) : ''
  const [sx, sy] = plane.at(x + 0.85, 0.02)
  return (
    oval(
      sx - tone.sunSide * 0.2 * plane.scale,
      sy,
      plane.scale * 1.05,
      plane.scale * 0.07,
      tone.shadow,
      'opacity=".28"',
    ) +
    wheel(0.33) +
    wheel(1.4) +
    stroke(
      frame,
      color,
      Math.max(1.6, 0.045 * plane.scale),
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    stroke(bars, '#2b2622', Math.max(1.6, 0.05 * plane.scale), 'stroke-linecap="round"') +
    basket
  )
}

/** A lamp post with its thin shadow across the pavement. */
export function lampPost(stage: Stage, x: number, z: number): string {
  const s = withRng(stage, `lamp${x.toFixed(1)}`)
  const { tone, rng } = s
  const plane = planeAt(s, z)
  const color = tone.lit('#33413f')
  const [cx, top] = plane.at(x, 4.6)
  const k = plane.scale
  const classic = rng.chance(0.55)
  const halo =
    tone.hour === 'evening' ? oval(cx, top - 0.1 * k, k * 0.85, k * 0.85, tone.glow, 'opacity=".22"') : ''
  const head = classic
    ? path(
        `M${px(cx - 0.16 * k)} ${px(top - 0.45 * k)}h${px(0.32 * k)}l${px(-0.06 * k)} ${px(0.45 * k)}h${px(-0.2 * k)}z`,
        tone.hour === 'evening' ? tone.glow : '#e9e4d4',
      ) +
      path(
        `M${px(cx - 0.22 * k)} ${px(top - 0.45 * k)}L${px(cx)} ${px(top - 0.72 * k)}L${px(cx + 0.22 * k)} ${px(top - 0.45 * k)}Z`,
        color,
      )
    : stroke(
        `M${px(cx)} ${px(top)}Q${px(cx)} ${px(top - 0.5 * k)} ${px(cx + 0.7 * k)} ${px(top - 0.5 * k)}`,
        color,
        0.07 * k,
      ) + oval(cx + 0.75 * k, top - 0.46 * k, 0.22 * k, 0.08 * k, color)
  return (
    shadowLine(s, x, z, 4.6) +
    halo +
    plane.rect(x - 0.045, 0, 0.09, 4.6, color) +
    plane.rect(x - 0.1, 0, 0.2, 0.7, darker(color, 0.2)) +
    head
  )
}

function shadowLine(stage: Stage, x: number, z: number, height: number): string {
  const reach = -stage.tone.sunSide * height * stage.tone.slant
  return face(
    stage,
    [
      [x - 0.06, 0, z],
      [x + 0.06, 0, z],
      [x + reach + 0.06, 0, z + 0.5],
      [x + reach - 0.06, 0, z + 0.5],
    ],
    stage.tone.shadow,
    'opacity=".25"',
  )
}

/** A tub with a clipped tree or a round shrub beside a door. */
export function tub(stage: Stage, x: number, z: number): string {
  const s = withRng(stage, `tub${x.toFixed(1)}`)
  const plane = planeAt(s, z)
  const { tone, rng } = s
  const clay = tone.lit(rng.pick(['#b0633f', '#6d7578', '#3d4144']))
  const w = 0.42
  const green = rng.chance(0.5)
    ? tree({ ...s, camera: { ...s.camera } }, { x, z, height: 1.1, kind: 'shrub' })
    : plane.rect(x - 0.02, 0.4, 0.04, 0.6, '#6b5546')
  const [cx, cy] = plane.at(x, 1.15)
  const ball =
    oval(cx, cy, plane.scale * 0.3, plane.scale * 0.3, tone.shaded(s.palette.foliageDark)) +
    oval(
      cx + tone.sunSide * 0.07 * plane.scale,
      cy - 0.06 * plane.scale,
      plane.scale * 0.2,
      plane.scale * 0.2,
      tone.lit(s.palette.foliage),
    )
  return (
    plane.rect(x - w / 2 - (tone.sunSide > 0 ? 0.35 : 0), 0, w + 0.35, 0.06, tone.shadow, 'opacity=".25"') +
    green +
    (green.startsWith('<rect') ? ball : '') +
    plane.shape(
      [
        [x - w / 2, 0.45],
        [x + w / 2, 0.45],
        [x + w * 0.38, 0],
        [x - w * 0.38, 0],
      ],
      clay,
    ) +
    plane.rect(x - w / 2 - 0.02, 0.4, w + 0.04, 0.08, lighter(clay, 0.2))
  )
}

/** A bench of two planks. */
export function bench(stage: Stage, x: number, z: number): string {
  const plane = planeAt(stage, z)
  const wood = stage.tone.lit(blend(stage.palette.wood, '#8a6a4a', 0.4))
  const leg = darker(wood, 0.6)
  return (
    plane.rect(x - 0.2 * stage.tone.sunSide, 0, 1.8, 0.06, stage.tone.shadow, 'opacity=".3"') +
    plane.rect(x + 0.15, 0, 0.08, 0.85, leg) +
    plane.rect(x + 1.37, 0, 0.08, 0.85, leg) +
    plane.rect(x, 0.4, 1.6, 0.08, wood) +
    plane.rect(x, 0.55, 1.6, 0.11, lighter(wood, 0.1)) +
    plane.rect(x, 0.72, 1.6, 0.11, wood)
  )
}

/** A low post-and-rail fence. */
export function fence(stage: Stage, x1: number, x2: number, z: number, height = 0.9): string {
  const plane = planeAt(stage, z)
  const wood = stage.tone.lit('#b9a88c')
  let out = ''
  for (let x = x1; x <= x2; x += 1.6) out += plane.rect(x, 0, 0.11, height + 0.08, darker(wood, 0.12))
  return (
    out +
    plane.rect(x1, height - 0.12, x2 - x1, 0.1, wood) +
    plane.rect(x1, height * 0.45, x2 - x1, 0.1, wood)
  )
}
