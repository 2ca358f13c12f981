import { blob, smooth } from './blob'
import { darker, lighter, type Color } from './color'
import { project, scaleAt, visibleX } from './camera'
import { strip } from './land'
import type { Setting } from './spec'
import { withRng, type Stage } from './stage'
import { path, px, type Point } from './svg'
import { tree, type TreeKind } from './trees'

/** What lies behind the home: the far and the middle plane of a setting, and the ground up to the horizon. */
export function backdrop(stage: Stage): string {
  const s = withRng(stage, 'backdrop')
  const table: Record<Setting, (s: Stage) => string> = { city, village, country, coast, forest }
  return table[s.setting](s)
}

/** Ground colour of a setting, near the house. */
export function earth(stage: Stage): Color {
  const { palette } = stage
  return {
    city: palette.paving,
    village: palette.lawn,
    country: palette.lawn,
    coast: '#dcc9a0',
    forest: '#a39a72',
  }[stage.setting]
}

function plain(stage: Stage, far: Color): string {
  const ground = earth(stage)
  return (
    strip(stage, 40, 4000, stage.tone.far(far, 0.62)) +
    strip(stage, 14, 40, stage.tone.far(ground, 0.36)) +
    strip(stage, 0, 14, stage.tone.far(ground, 0.14))
  )
}

/** A row of rounded trees far off, as one shape. */
function treeLine(stage: Stage, z: number, height: number, color: Color, gap = 0): string {
  const { rng, camera } = stage
  const [left, right] = visibleX(camera, z)
  const scale = scaleAt(camera, z)
  let d = ''
  for (let x = left - height; x < right + height; x += height * rng.range(0.45, 0.8)) {
    if (rng.chance(gap)) {
      x += height * rng.range(0.5, 2)
      continue
    }
    const h = height * rng.range(0.65, 1.1)
    const [cx, base] = project(camera, x, 0, z)
    d += blob(cx, base - h * scale * 0.5, h * scale * 0.5, h * scale * 0.55, rng, 0.14, 10)
  }
  const [, foot] = project(camera, 0, 0, z)
  const under = gap ? '' : `M0 ${px(foot - height * scale * 0.4)}H${camera.width}V${px(foot)}H0Z`
  return path(d + under, color)
}

/** Gables and roofs against the sky, with the odd chimney. */
function rooftops(stage: Stage, z: number, height: number, color: Color, windows: boolean): string {
  const { rng, camera, tone } = stage
  const [left, right] = visibleX(camera, z)
  let d = ''
  let panes = ''
  const at = (x: number, y: number): Point => project(camera, x, y, z)
  for (let x = left - 4; x < right + 4;) {
    const w = rng.range(5, 9)
    const h = height * rng.range(0.7, 1.1)
    const roof = rng.pick([w * 0.5, w * 0.35, 1.2, 0])
    const [x0, y0] = at(x, 0)
    const [x1, y1] = at(x + w, h)
    const [xm, ym] = at(x + w / 2, h + roof)
    const flat = rng.chance(0.4)
    d += `M${px(x0)} ${px(y0)}V${px(y1)}`
    d += flat
      ? `L${px(x0 + (x1 - x0) * 0.14)} ${px(ym)}H${px(x1 - (x1 - x0) * 0.14)}`
      : `L${px(xm)} ${px(ym)}`
    d += `L${px(x1)} ${px(y1)}V${px(y0)}Z`
    if (rng.chance(0.6)) {
      const [cx, cy] = at(x + w * 0.72, h + roof * 0.4 + 1.6)
      d += `M${px(cx)} ${px(cy)}h${px((x1 - x0) * 0.11)}v${px((y0 - y1) * 0.25)}h${px(-(x1 - x0) * 0.11)}z`
    }
    for (let row = h - 2.2; windows && row > 2; row -= 3)
      for (let k = 0.18; k < 0.85; k += 0.3) {
        const [wx, wy] = at(x + w * k, row + 1.5)
        panes += `M${px(wx)} ${px(wy)}h${px((x1 - x0) * 0.13)}v${px((y0 - y1) * 0.12)}h${px(-(x1 - x0) * 0.13)}z`
      }
    x += w
  }
  return (
    path(d, color) +
    (panes &&
      path(
        panes,
        tone.lamps > 0.3 ? tone.glow : darker(color, 0.3),
        `opacity="${tone.lamps > 0.3 ? 0.5 : 0.35}"`,
      ))
  )
}

/** A church tower: square shaft, belfry openings, slated spire. */
function spire(stage: Stage, x: number, z: number, height: number, haze: number): string {
  const { camera, tone } = stage
  const at = (dx: number, y: number) =>
    project(camera, x + dx, y, z)
      .map(px)
      .join(' ')
  const half = height * 0.075
  const shaft = height * 0.56
  return (
    path(
      `M${at(-half, 0)}L${at(-half, shaft)}L${at(half, shaft)}L${at(half, 0)}Z`,
      tone.far('#b19a82', haze),
    ) +
    path(
      `M${at(half * -stage.tone.sunSide * 0.1, 0)}L${at(half * -stage.tone.sunSide * 0.1, shaft)}L${at(half * -stage.tone.sunSide, shaft)}L${at(half * -stage.tone.sunSide, 0)}Z`,
      tone.far('#7f7480', haze),
      'opacity=".6"',
    ) +
    path(
      `M${at(-half * 1.15, shaft)}L${at(-half * 0.3, height * 0.7)}L${at(0, height)}L${at(half * 0.3, height * 0.7)}L${at(half * 1.15, shaft)}Z`,
      tone.far('#565c68', haze),
    ) +
    path(
      `M${at(-half * 0.4, shaft * 0.8)}L${at(-half * 0.4, shaft * 0.94)}L${at(half * 0.4, shaft * 0.94)}L${at(half * 0.4, shaft * 0.8)}Z`,
      tone.far('#565260', haze),
    )
  )
}

function city(s: Stage): string {
  const { tone, rng, palette } = s
  const [left, right] = visibleX(s.camera, 120)
  return (
    rooftops(s, 150, 17, tone.far('#8d7f7c', 0.72), false) +
    (rng.chance(0.75)
      ? spire(s, left + (right - left) * rng.pick([0.14, 0.26, 0.78, 0.88]), 120, rng.range(48, 62), 0.6)
      : '') +
    plain(s, palette.paving) +
    rooftops(s, 60, 12.5, tone.far(palette.otherBrick, 0.48), true) +
    (rng.chance(0.6) ? treeLine(s, 34, 6.5, tone.far(palette.foliageDark, 0.36), 0.45) : '')
  )
}

function village(s: Stage): string {
  const { tone, rng, palette } = s
  const [left, right] = visibleX(s.camera, 110)
  return (
    hills(s, 400, 16, tone.far(palette.foliageDark, 0.74)) +
    plain(s, palette.lawn) +
    treeLine(s, 160, 11, tone.far(palette.foliageDark, 0.6)) +
    (rng.chance(0.8)
      ? spire(s, left + (right - left) * rng.pick([0.12, 0.24, 0.8, 0.9]), 110, rng.range(30, 38), 0.48)
      : '') +
    rooftops(s, 80, 6, tone.far(palette.otherBrick, 0.45), false) +
    treeLine(s, 40, 6.5, tone.far(palette.foliage, 0.36), 0.4)
  )
}

function hills(s: Stage, z: number, height: number, color: Color): string {
  const { rng, camera } = s
  const [left, right] = visibleX(camera, z)
  const points: Point[] = [project(camera, left - 80, -10, z)]
  for (let i = 0; i <= 7; i++)
    points.push(project(camera, left + ((right - left) * i) / 7, height * rng.range(0.4, 1.3), z))
  points.push(project(camera, right + 80, -10, z))
  return path(smooth(points), color)
}

function country(s: Stage): string {
  const { tone, rng, palette } = s
  const field = rng.pick(['#d9bf83', '#b9b878', '#c7ad7c'])
  let row = ''
  if (rng.chance(0.65)) {
    const kind: TreeKind = 'poplar'
    const [left, right] = visibleX(s.camera, 70)
    const from = left + (right - left) * rng.range(0, 0.7)
    for (let i = 0; i < 6; i++)
      row += tree(s, { x: from + i * 5.2, z: 70 + i * 6, height: rng.range(17, 21), kind, haze: 0.5 })
  }
  return (
    hills(s, 500, rng.range(10, 26), tone.far(palette.foliageDark, 0.76)) +
    plain(s, field) +
    treeLine(s, 220, 13, tone.far(palette.foliageDark, 0.64)) +
    strip(s, 60, 130, tone.far(field, 0.4)) +
    row +
    strip(s, 26, 60, tone.far(palette.lawn, 0.3)) +
    treeLine(s, 44, 3, tone.far(palette.foliageDark, 0.4), 0.3)
  )
}

function coast(s: Stage): string {
  const { tone, camera } = s
  const sea = tone.far('#6d9a9c', 0.3)
  return (
    strip(s, 160, 9000, sea, -3) +
    strip(s, 300, 420, lighter(sea, 0.35), -3, 'opacity=".6"') +
    strip(s, 20, 160, tone.far('#e2cfa6', 0.3), -1) +
    dune(s, 90, 4.4, tone.far('#d5c08f', 0.4)) +
    dune(s, 36, 2.6, tone.far('#dcc795', 0.22)) +
    `<path d="M0 ${px(camera.horizon + 2)}H${camera.width}" stroke="${tone.skyLow}" stroke-width="2" opacity=".6"/>`
  )
}

/** A long dune with a fringe of marram. */
export function dune(s: Stage, z: number, height: number, color: Color): string {
  const { rng, camera, palette, tone } = s
  const [left, right] = visibleX(camera, z)
  const scale = scaleAt(camera, z)
  const ridge: Point[] = []
  for (let i = 0; i <= 9; i++) ridge.push([left + ((right - left) * i) / 9, height * rng.range(0.25, 1.15)])
  const points = [[left - 30, -2] as Point, ...ridge, [right + 30, -2] as Point].map(([x, y]) =>
    project(camera, x, y, z),
  )
  let blades = ''
  for (let i = 0; i < 70; i++) {
    const k = rng.int(0, 8)
    const [ax, ay] = ridge[k] ?? [0, 0]
    const [bx, by] = ridge[k + 1] ?? [0, 0]
    const t = rng.next()
    const [x, y] = project(camera, ax + (bx - ax) * t, (ay + (by - ay) * t) * 0.86, z)
    const h = rng.range(0.5, 1) * scale
    blades += `M${px(x)} ${px(y)}q${px(h * 0.05)} ${px(-h * 0.7)} ${px(h * 0.4)} ${px(-h)}M${px(x)} ${px(y)}q${px(-h * 0.02)} ${px(-h * 0.6)} ${px(-h * 0.25)} ${px(-h * 0.8)}`
  }
  return (
    path(smooth(points), color) +
    `<path d="${blades}" stroke="${tone.far(palette.foliageDark, 0.4)}" stroke-width="${px(Math.max(1, scale * 0.05))}" fill="none" opacity=".6"/>`
  )
}

function forest(s: Stage): string {
  const { tone, rng, palette, camera } = s
  let near = ''
  const [left, right] = visibleX(camera, 22)
  const kinds: readonly [TreeKind, ...TreeKind[]] = ['pine', 'fir', 'birch']
  for (let i = 0; i < 7; i++) {
    near += tree(s, {
      x: left + ((right - left) * (i + rng.range(0.1, 0.9))) / 7,
      z: rng.range(14, 24),
      height: rng.range(13, 18),
      kind: rng.pick(kinds),
      haze: 0.32,
    })
  }
  return (
    treeLine(s, 160, 24, tone.far(palette.foliageDark, 0.72)) +
    treeLine(s, 70, 17, tone.far(palette.foliageDark, 0.56)) +
    plain(s, '#9c9a6c') +
    treeLine(s, 34, 3.5, tone.far(palette.foliageDark, 0.36), 0.3) +
    near
  )
}
