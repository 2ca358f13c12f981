import type { Point } from './svg'

/**
 * A shift-lens camera: planes that face it stay undistorted, depth runs to one vanishing point.
 * World in metres: x right, y up from the ground, z away from the viewer; z = 0 is the front of the house.
 */
export interface Camera {
  width: number
  height: number
  /** px per metre at z = 0 */
  scale: number
  /** world x of the eye, and the px column it stands on */
  eyeX: number
  originX: number
  /** px row of the horizon, and the height of the eye in metres */
  horizon: number
  eye: number
  /** metres from the eye to z = 0 */
  distance: number
}

const nearest = 0.8

/** px per metre at depth z. */
export function scaleAt(camera: Camera, z: number): number {
  return (camera.scale * camera.distance) / Math.max(nearest, camera.distance + z)
}

export function project(camera: Camera, x: number, y: number, z: number): Point {
  const scale = scaleAt(camera, z)
  return [camera.originX + (x - camera.eyeX) * scale, camera.horizon - (y - camera.eye) * scale]
}

/** The same camera for a drawing whose own origin stands at (x, z). */
export function movedTo(camera: Camera, x: number, z: number): Camera {
  const scale = scaleAt(camera, z)
  return { ...camera, scale, eyeX: camera.eyeX - x, distance: camera.distance + z }
}

/** World x range seen at depth z. */
export function visibleX(camera: Camera, z: number): [number, number] {
  const scale = scaleAt(camera, z)
  return [camera.eyeX - camera.originX / scale, camera.eyeX + (camera.width - camera.originX) / scale]
}

/** Depth of the ground at the lower edge of the picture. */
export function nearEdge(camera: Camera): number {
  const scale = (camera.height - camera.horizon) / camera.eye
  return (camera.scale * camera.distance) / scale - camera.distance
}
