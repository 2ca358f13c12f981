import { blob } from '../blob'
import { blend, darker, lighter, type Color } from '../color'
import { face, planeAt, type Stage } from '../stage'
import { oval, path, px, softBox, stroke } from '../svg'

/** Colour of a thing in the room's light. */
export function inRoom(stage: Stage, color: Color): Color {
  return blend(stage.tone.lit(color), stage.tone.shadow, stage.tone.hour === 'evening' ? 0.17 : 0.07)
}

export interface Box3 {
  x: number
  y: number
  /** depth of its front; its back is `d` further */
  z: number
  w: number
  h: number
  d: number
}

/** A box with light on top, its front in the room's tone, its visible side darker. `soft` rounds the front, metres. */
export function block(stage: Stage, { x, y, z, w, h, d }: Box3, color: Color, soft = 0): string {
  const { camera } = stage
  const base = inRoom(stage, color)
  const front = planeAt(stage, z)
  const top =
    y + h < camera.eye
      ? face(
          stage,
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x, y + h, z + d],
          ],
          lighter(base, 0.2),
        )
      : ''
  const below =
    y > camera.eye
      ? face(
          stage,
          [
            [x, y, z],
            [x + w, y, z],
            [x + w, y, z + d],
            [x, y, z + d],
          ],
          darker(base, 0.35),
        )
      : ''
  const sx = camera.eyeX < x ? x : camera.eyeX > x + w ? x + w : null
  const side =
    sx === null
      ? ''
      : face(
          stage,
          [
            [sx, y, z],
            [sx, y, z + d],
            [sx, y + h, z + d],
            [sx, y + h, z],
          ],
          darker(base, 0.2),
        )
  const [left, high] = front.at(x, y + h)
  const s = front.scale
  return top + below + side + softBox(left, high, w * s, h * s, soft * s, base)
}

/** The dark a thing leaves on the floor. */
export function footShadow(stage: Stage, x: number, z: number, w: number, d: number): string {
  const slide = -stage.tone.sunSide * 0.25
  return face(
    stage,
    [
      [x + slide, 0.003, z - 0.28],
      [x + w + slide, 0.003, z - 0.28],
      [x + w, 0.003, z + d],
      [x, 0.003, z + d],
    ],
    stage.tone.shadow,
    'opacity=".26"',
  )
}

export function rug(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  color: Color,
  accent: Color,
): string {
  const ring = (grow: number, fill: Color) =>
    face(
      stage,
      [
        [x + grow, 0.004, z + grow],
        [x + w - grow, 0.004, z + grow],
        [x + w - grow, 0.004, z + d - grow],
        [x + grow, 0.004, z + d - grow],
      ],
      inRoom(stage, fill),
    )
  return ring(0, color) + ring(0.12, accent) + ring(0.17, color)
}

export function sofa(stage: Stage, x: number, z: number, w: number, color: Color, cushion: Color): string {
  const seat = (w - 0.4) / Math.max(1, Math.round((w - 0.4) / 0.85))
  let out = footShadow(stage, x, z, w, 0.9)
  for (const lx of [x + 0.08, x + w - 0.14])
    out += block(stage, { x: lx, y: 0, z, w: 0.06, h: 0.14, d: 0.06 }, '#5a4433')
  out += block(
    stage,
    { x: x + 0.1, y: 0.4, z: z + 0.62, w: w - 0.2, h: 0.46, d: 0.22 },
    darker(color, 0.06),
    0.1,
  )
  out += block(stage, { x, y: 0.13, z: z + 0.04, w, h: 0.26, d: 0.86 }, darker(color, 0.14), 0.04)
  for (let i = 0; i * seat < w - 0.45; i++) {
    out += block(
      stage,
      { x: x + 0.2 + i * seat + 0.01, y: 0.42, z: z + 0.5, w: seat - 0.02, h: 0.4, d: 0.16 },
      lighter(color, 0.05),
      0.09,
    )
    out += block(
      stage,
      { x: x + 0.2 + i * seat + 0.01, y: 0.32, z, w: seat - 0.02, h: 0.17, d: 0.66 },
      lighter(color, 0.08),
      0.06,
    )
  }
  out += block(stage, { x: x + w * 0.2, y: 0.48, z: z + 0.4, w: 0.44, h: 0.36, d: 0.1 }, cushion, 0.08)
  for (const ax of [x, x + w - 0.2])
    out += block(stage, { x: ax, y: 0.13, z: z - 0.01, w: 0.2, h: 0.5, d: 0.88 }, color, 0.07)
  return out
}

export function table(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  color: Color,
): string {
  let out = footShadow(stage, x, z, w, d)
  const leg = 0.06
  for (const [lx, lz] of [
    [x + 0.05, z + d - 0.12],
    [x + w - 0.11, z + d - 0.12],
    [x + 0.05, z + 0.05],
    [x + w - 0.11, z + 0.05],
  ] as const)
    out += block(stage, { x: lx, y: 0, z: lz, w: leg, h: h - 0.05, d: leg }, darker(color, 0.25))
  return out + block(stage, { x, y: h - 0.06, z, w, h: 0.06, d }, color)
}

/** A dining chair; `turned` shows its back to the eye. */
export function chair(stage: Stage, x: number, z: number, color: Color, turned: boolean): string {
  const legs = [z + 0.38, z + 0.02]
    .map((lz) =>
      [x + 0.02, x + 0.4]
        .map((lx) => block(stage, { x: lx, y: 0, z: lz, w: 0.04, h: 0.44, d: 0.04 }, darker(color, 0.2)))
        .join(''),
    )
    .join('')
  const seat = block(stage, { x, y: 0.44, z, w: 0.44, h: 0.05, d: 0.42 }, color, 0.02)
  const backZ = turned ? z : z + 0.4
  const rest =
    [0.02, 0.38]
      .map((dx) =>
        block(stage, { x: x + dx, y: 0.46, z: backZ, w: 0.04, h: 0.42, d: 0.03 }, darker(color, 0.1)),
      )
      .join('') + block(stage, { x: x + 0.01, y: 0.68, z: backZ, w: 0.42, h: 0.17, d: 0.03 }, color, 0.04)
  return footShadow(stage, x, z, 0.44, 0.42) + (turned ? legs + seat + rest : legs + rest + seat)
}

export function pendant(
  stage: Stage,
  x: number,
  z: number,
  ceiling: number,
  drop: number,
  color: Color,
): string {
  const plane = planeAt(stage, z)
  const [cx, top] = plane.at(x, ceiling)
  const [, y] = plane.at(x, ceiling - drop)
  const s = plane.scale
  const glow =
    stage.tone.hour === 'evening'
      ? oval(cx, y + 0.3 * s, s * 0.75, s * 0.6, stage.tone.glow, 'opacity=".2"')
      : ''
  return (
    glow +
    stroke(`M${px(cx)} ${px(top)}V${px(y)}`, '#3a3632', 2.4) +
    path(
      `M${px(cx - 0.05 * s)} ${px(y)}H${px(cx + 0.05 * s)}Q${px(cx + 0.26 * s)} ${px(y + 0.05 * s)} ${px(cx + 0.29 * s)} ${px(y + 0.24 * s)}H${px(cx - 0.29 * s)}Q${px(cx - 0.26 * s)} ${px(y + 0.05 * s)} ${px(cx - 0.05 * s)} ${px(y)}Z`,
      inRoom(stage, color),
    ) +
    oval(
      cx,
      y + 0.24 * s,
      0.29 * s,
      0.035 * s,
      stage.tone.hour === 'evening' ? '#fbe3ae' : darker(color, 0.35),
    )
  )
}

export function floorLamp(stage: Stage, x: number, z: number): string {
  const plane = planeAt(stage, z)
  const [cx, y] = plane.at(x, 1.62)
  const [, foot] = plane.at(x, 0)
  const s = plane.scale
  const lit = stage.tone.hour === 'evening'
  return (
    (lit ? oval(cx, y, s * 0.8, s * 0.8, stage.tone.glow, 'opacity=".2"') : '') +
    oval(cx, foot, 0.17 * s, 0.035 * s, '#3d3833') +
    stroke(`M${px(cx)} ${px(foot)}V${px(y)}`, '#3d3833', 0.025 * s) +
    path(
      `M${px(cx - 0.13 * s)} ${px(y - 0.3 * s)}h${px(0.26 * s)}l${px(0.1 * s)} ${px(0.34 * s)}h${px(-0.46 * s)}z`,
      lit ? '#fbe0a8' : inRoom(stage, '#efe4cf'),
    )
  )
}

/** A house plant with long leaves in a clay or woven pot. */
export function plant(stage: Stage, x: number, z: number, h: number, y = 0): string {
  const rng = stage.rng.fork(`plant${x.toFixed(2)}`)
  const plane = planeAt(stage, z)
  const [cx, base] = plane.at(x, y)
  const s = plane.scale
  const pot = h * 0.26 * s
  const fig = rng.chance(0.5)
  const dark = inRoom(stage, stage.palette.evergreenDark)
  const light = inRoom(stage, stage.palette.evergreen)
  let a = ''
  let b = ''
  for (let i = 0; i < 15; i++) {
    const angle = -Math.PI / 2 + rng.range(-1.15, 1.15)
    const r = h * s * rng.range(0.4, 0.74)
    const [tx, ty] = [cx + Math.cos(angle) * r * 0.75, base - pot + Math.sin(angle) * r]
    const w = h * s * 0.055
    const leaf = fig
      ? blob(tx, ty, h * s * 0.1, h * s * 0.075, rng, 0.15, 8)
      : `M${px(cx)} ${px(base - pot)}Q${px((cx + tx) / 2 - w * 2)} ${px((base + ty) / 2 - r * 0.35)} ${px(tx)} ${px(ty)}Q${px((cx + tx) / 2 + w * 2)} ${px((base + ty) / 2 - r * 0.1)} ${px(cx)} ${px(base - pot)}`
    if (i % 2) a += leaf
    else b += leaf
  }
  const stem = fig
    ? stroke(`M${px(cx)} ${px(base - pot)}V${px(base - h * s * 0.7)}`, '#6b5546', 0.025 * s)
    : ''
  return (
    (y ? '' : footShadow(stage, x - h * 0.13, z - 0.02, h * 0.26, 0.1)) +
    stem +
    path(a, dark) +
    path(b, light) +
    path(
      `M${px(cx - pot * 0.55)} ${px(base - pot)}h${px(pot * 1.1)}l${px(-pot * 0.16)} ${px(pot)}h${px(-pot * 0.78)}z`,
      inRoom(stage, rng.pick(['#b0633f', '#d8cdb8', '#7d756a'] as const)),
    )
  )
}

/** A framed picture: a small landscape in the home's own inks. */
export function picture(stage: Stage, x: number, y: number, w: number, h: number, z = 0): string {
  const plane = planeAt(stage, z)
  const rng = stage.rng.fork(`picture${x.toFixed(2)}`)
  const { palette } = stage
  const ink = (c: Color) => inRoom(stage, c)
  const [ax, ay] = [x + 0.07, y + 0.07]
  const [iw, ih] = [w - 0.14, h - 0.14]
  const rise = rng.range(0.25, 0.5) * ih
  return (
    plane.rect(x + 0.03, y - 0.04, w, h, stage.tone.shadow, 'opacity=".18"') +
    plane.rect(x, y, w, h, ink(palette.wood)) +
    plane.rect(x + 0.025, y + 0.025, w - 0.05, h - 0.05, ink('#f4eee0')) +
    plane.rect(ax, ay, iw, ih, ink(lighter(palette.textileAccent, 0.62))) +
    plane.shape(
      [
        [ax, ay],
        [ax + iw, ay],
        [ax + iw, ay + rise * 0.7],
        [ax + iw * 0.55, ay + rise],
        [ax, ay + rise * 0.5],
      ],
      ink(palette.foliageDark),
    ) +
    plane.shape(
      [
        [ax, ay],
        [ax + iw, ay],
        [ax + iw, ay + rise * 0.25],
        [ax, ay + rise * 0.42],
      ],
      ink(palette.textileAccent),
    ) +
    oval(
      ...plane.at(ax + iw * 0.7, ay + ih * 0.72),
      iw * 0.1 * plane.scale,
      iw * 0.1 * plane.scale,
      ink('#f6dfae'),
    )
  )
}

/** Open shelves with books and a few jars. */
export function shelves(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  rows: number,
  d = 0.3,
): string {
  const rng = stage.rng.fork(`shelves${x.toFixed(2)}`)
  const { palette } = stage
  const plane = planeAt(stage, z + d * 0.4)
  const pitch = 0.4
  let out = block(
    stage,
    { x, y, z: z + d * 0.8, w, h: rows * pitch, d: d * 0.2 },
    darker(palette.interiorWall, 0.14),
  )
  for (let r = 0; r < rows; r++) {
    const base = y + r * pitch
    out += block(stage, { x, y: base, z, w, h: 0.035, d }, palette.wood)
    for (let bx = x + 0.05; bx < x + w - 0.12;) {
      const bw = rng.range(0.03, 0.06)
      const bh = rng.range(0.2, 0.31)
      if (rng.chance(0.14)) {
        bx += rng.range(0.1, 0.3)
        continue
      }
      out += plane.rect(
        bx,
        base + 0.035,
        bw,
        bh,
        inRoom(
          stage,
          rng.pick([
            palette.brick,
            palette.door,
            '#efe6d2',
            palette.textile,
            '#35495a',
            '#c9a76a',
            palette.foliageDark,
          ] as const),
        ),
      )
      bx += bw + 0.006
    }
  }
  return out + block(stage, { x, y: y + rows * pitch, z, w, h: 0.035, d }, palette.wood)
}
