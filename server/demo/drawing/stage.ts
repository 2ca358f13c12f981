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

export function withRng(stage: Stage, key: string): Stage {
  return { ...stage, rng: stage.rng.fork(key) }
}

/** The stage for something that stands at (x, z) and draws itself from its own origin. */
export function placed(stage: Stage, x: number, z = 0): Stage {
  return { ...stage, camera: movedTo(stage.camera, x, z) }
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
      return box(left, top, w * scale, h * scale, fill, extra)
    },
    shape: (points, fill, extra) =>
      polygon(
        points.map(([x, y]) => at(x, y)),
        fill,
        extra,
      ),
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
