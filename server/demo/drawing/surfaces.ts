import { blend, darker, lighter, luminance, type Color } from './color'
import type { Rng } from './rng'
import { clipped, define, face, facePoints, seen, type Plane, type Point3, type Stage } from './stage'
import { between, lines, pathOf, px, stroke, type Point } from './svg'

export type Material = { kind: 'brick' | 'plaster' | 'timber' | 'concrete' | 'stone'; color: Color }

/** A front wall (points in metres on the plane) with the grain of its material and light from the sun's side. */
export function wall(stage: Stage, plane: Plane, points: readonly Point[], material: Material): string {
  const color = stage.tone.lit(material.color)
  const outline = plane.outline(points)
  const [left, bottom, right, top] = bounds(points)
  if (!seen(stage, plane.at(left, 0)[0], plane.at(right, 0)[0])) return ''
  const area: Area = {
    edge: stage.camera.width,
    plane,
    left,
    bottom,
    right,
    top,
    color,
    rng: stage.rng.fork(`wall${left.toFixed(1)}${top.toFixed(1)}`),
  }
  const grain = {
    brick: brickGrain,
    plaster: plasterGrain,
    timber: timberGrain,
    concrete: slabGrain,
    stone: ashlarGrain,
  }
  return (
    plane.shape(points, color) + clipped(stage, outline, grain[material.kind](area)) + wash(stage, outline)
  )
}

interface Area {
  /** last px column of the picture */
  edge: number
  plane: Plane
  left: number
  bottom: number
  right: number
  top: number
  color: Color
  rng: Rng
}

function bounds(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Light falls off across the wall, away from the sun. */
function wash(stage: Stage, outline: string): string {
  const from = stage.tone.sunSide < 0 ? 0 : 1
  const id = define(
    stage,
    (name) =>
      `<linearGradient id="${name}" x1="${from}" y1="0" x2="${1 - from}" y2="1"><stop offset="0" stop-color="#fff3d8" stop-opacity=".16"/><stop offset=".5" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="${stage.tone.shadow}" stop-opacity=".16"/></linearGradient>`,
  )
  return `<path d="${outline}" fill="url(#${id})"/>`
}

function courses({ plane, left, right, bottom, top }: Area, step: number): string {
  let d = ''
  for (let y = bottom + step; y < top; y += step) {
    const [x, row] = plane.at(left, y)
    d += `M${px(x)} ${px(row)}h${px((right - left) * plane.scale)}`
  }
  return d
}

function sprinkle(area: Area, count: number, w: number, h: number, bond: number): string {
  const { plane, rng } = area
  const rows = Math.max(1, Math.floor((area.top - area.bottom) / h))
  const columns = Math.max(1, Math.floor((area.right - area.left) / w))
  let d = ''
  for (let i = 0; i < count; i++) {
    const row = rng.int(0, rows)
    const column = rng.int(-1, columns)
    const [x, y] = plane.at(area.left + column * w + (row % 2) * w * bond, area.bottom + (row + 1) * h)
    if (x < -40 || x > area.edge) continue
    d += `M${px(x)} ${px(y)}h${px(w * plane.scale)}v${px(h * plane.scale)}h${px(-w * plane.scale)}z`
  }
  return d
}

/** Courses, never finer than the eye can hold, and a scatter of bricks burnt darker or paler. */
function brickGrain(area: Area): string {
  const step = Math.max(0.066, 5.4 / area.plane.scale)
  const count = Math.min(
    area.plane.scale < 48 ? 60 : 190,
    Math.round((area.right - area.left) * (area.top - area.bottom) * 3),
  )
  const mortar = luminance(area.color) > 0.55 ? darker(area.color, 0.35) : lighter(area.color, 0.5)
  const paint = (d: string, color: Color, opacity: number) =>
    `<path d="${d}" fill="${color}" opacity="${opacity}"/>`
  return (
    paint(sprinkle(area, count, step * 3.1, step, 0.5), darker(area.color, 0.4), 0.22) +
    paint(sprinkle(area, count >> 1, step * 3.1, step, 0.5), lighter(area.color, 0.5), 0.2) +
    stroke(courses(area, step), mortar, Math.max(0.6, area.plane.scale * 0.009), 'opacity=".26"')
  )
}

function plasterGrain(area: Area): string {
  const step = Math.max(0.12, 8 / area.plane.scale)
  const count = Math.min(90, Math.round((area.right - area.left) * (area.top - area.bottom) * 0.7))
  const d = sprinkle(area, count, step * 3.4, step * 0.22, 0.37)
  return `<path d="${d}" fill="${darker(area.color, 0.3)}" opacity=".13"/>`
}

function timberGrain({ plane, left, right, bottom, top, color, rng }: Area): string {
  let d = ''
  let boards = ''
  const step = Math.max(0.13, 7 / plane.scale)
  for (let x = left; x < right; x += step) {
    const [column, row] = plane.at(x, top)
    const height = px((top - bottom) * plane.scale)
    d += `M${px(column)} ${px(row)}v${height}`
    if (rng.chance(0.3))
      boards += `M${px(column)} ${px(row)}h${px(step * plane.scale)}v${height}h${px(-step * plane.scale)}z`
  }
  return (
    `<path d="${boards}" fill="${darker(color, 0.5)}" opacity=".16"/>` +
    stroke(d, darker(color, 0.6), 1.1, 'opacity=".4"')
  )
}

function slabGrain(area: Area): string {
  return stroke(courses(area, 0.6), darker(area.color, 0.5), 1, 'opacity=".16"')
}

function ashlarGrain(area: Area): string {
  const d = sprinkle(
    area,
    Math.round((area.right - area.left) * (area.top - area.bottom) * 1.6),
    0.62,
    0.3,
    0.5,
  )
  return (
    `<path d="${d}" fill="${darker(area.color, 0.4)}" opacity=".13"/>` +
    stroke(courses(area, 0.3), darker(area.color, 0.5), 1, 'opacity=".22"')
  )
}

/** A wall or roof seen at an angle: points run along one long edge and back along the other. */
export function slope(
  stage: Stage,
  quad: readonly [Point3, Point3, Point3, Point3],
  color: Color,
  grain: { lines: number; along: 'first' | 'second' },
): string {
  const [a, b, c, d] = facePoints(stage, quad) as [Point, Point, Point, Point]
  const dark = darker(color, 0.45)
  const width = Math.max(0.8, stage.camera.scale * 0.012)
  if (!seen(stage, Math.min(a[0], b[0], c[0], d[0]), Math.max(a[0], b[0], c[0], d[0]))) return ''
  const ends = Array.from({ length: Math.max(0, Math.ceil(grain.lines) - 1) }, (_, index) => {
    const t = (index + 1) / grain.lines
    return grain.along === 'first'
      ? ([between(a, d, t), between(b, c, t)] as const)
      : ([between(a, b, t), between(d, c, t)] as const)
  })
  return face(stage, quad, color) + lines(ends, dark, width, 'opacity=".28"')
}

/** Tiles on a roof plane: courses, plus a scatter of tiles of another firing. */
export function tiledRoof(
  stage: Stage,
  quad: readonly [Point3, Point3, Point3, Point3],
  color: Color,
  lines = 18,
): string {
  const [a, b, c, d] = facePoints(stage, quad) as [Point, Point, Point, Point]
  if (!seen(stage, Math.min(a[0], b[0], c[0], d[0]), Math.max(a[0], b[0], c[0], d[0]))) return ''
  const rng = stage.rng.fork(`tiles${px(a[0])}`)
  const outline = pathOf([a, b, c, d])
  let marks = ''
  for (let i = 0; i < 60; i++) {
    const row = rng.int(0, lines - 1) / lines
    const along = rng.next()
    const p = between(between(a, d, row), between(b, c, row), along)
    const q = between(between(a, d, row + 1 / lines), between(b, c, row + 1 / lines), along)
    const w = stage.camera.scale * 0.26
    marks += `M${px(p[0])} ${px(p[1])}h${px(w)}L${px(q[0] + w)} ${px(q[1])}h${px(-w)}z`
  }
  return (
    slope(stage, quad, color, { lines, along: 'first' }) +
    clipped(stage, outline, `<path d="${marks}" fill="${blend(color, '#f0c9a0', 0.4)}" opacity=".22"/>`) +
    wash(stage, outline)
  )
}
