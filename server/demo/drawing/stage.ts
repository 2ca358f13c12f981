import { movedTo, project, scaleAt, type Camera } from './camera'
import type { Color } from './color'
import type { Palette } from './palette'
import type { Rng } from './rng'
import type { Setting } from './spec'
import { box, group, pathOf, polygon, type Point } from './svg'
import type { Tone } from './tone'

/** Everything a part of a picture may know: where the eye is, what light, which inks. */
export interface Stage {
  camera: Camera
  tone: Tone
  palette: Palette
  setting: Setting
  rng: Rng
  /** definitions collected for the head of the file */
  defs: string[]
}

/** A definition is stored once; the id counts up, so the text is deterministic. */
export function define(stage: Stage, markup: (id: string) => string): string {
  const id = `d${stage.defs.length}`
  stage.defs.push(markup(id))
  return id
}

export function clipped(stage: Stage, d: string, content: string): string {
  if (!content) return ''
  const id = define(stage, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
  return group(content, `clip-path="url(#${id})"`)
}

/** Clips only where the outline is curved: what goes into a square opening is drawn inside it anyway. */
export function clippedToHead(stage: Stage, d: string, content: string): string {
  return /[AQ]/.test(d) ? clipped(stage, d, content) : content
}

export function withRng(stage: Stage, key: string): Stage {
  return { ...stage, rng: stage.rng.fork(key) }
}

/** The stage for something that stands at (x, z) and draws itself from its own origin. */
export function placed(stage: Stage, x: number, z = 0): Stage {
  return { ...stage, camera: movedTo(stage.camera, x, z) }
}

/** Whether anything between two px columns can be seen: what cannot is left out of the file. */
export function seen(stage: Stage, left: number, right: number): boolean {
  return Math.max(left, right) > -30 && Math.min(left, right) < stage.camera.width + 30
}

/** A plane that faces the eye at depth z: metres in, px out; y counts up. */
export interface Plane {
  scale: number
  at(x: number, y: number): Point
  rect(x: number, y: number, w: number, h: number, fill: Color, extra?: string): string
  shape(points: readonly Point[], fill: Color, extra?: string): string
  outline(points: readonly Point[]): string
}

export function planeAt(stage: Stage, z = 0): Plane {
  const { camera } = stage
  const at = (x: number, y: number) => project(camera, x, y, z)
  const scale = scaleAt(camera, z)
  return {
    scale,
    at,
    rect: (x, y, w, h, fill, extra) => {
      const [left, top] = at(x, y + h)
      return seen(stage, left, left + w * scale) ? box(left, top, w * scale, h * scale, fill, extra) : ''
    },
    shape: (points, fill, extra) => {
      const corners = points.map(([x, y]) => at(x, y))
      const columns = corners.map((p) => p[0])
      return seen(stage, Math.min(...columns), Math.max(...columns)) ? polygon(corners, fill, extra) : ''
    },
    outline: (points) => pathOf(points.map(([x, y]) => at(x, y))),
  }
}

export type Point3 = readonly [x: number, y: number, z: number]

export function face(stage: Stage, points: readonly Point3[], fill: Color, extra?: string): string {
  return polygon(facePoints(stage, points), fill, extra)
}

export function facePoints(stage: Stage, points: readonly Point3[]): Point[] {
  return points.map(([x, y, z]) => project(stage.camera, x, y, z))
}
