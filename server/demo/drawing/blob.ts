import type { Rng } from './rng'
import { type Point, Trail } from './svg'

/** A closed, softly uneven outline round a centre: leaf masses, clouds, bushes. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rng: Rng,
  rough = 0.12,
  count = 14,
): string {
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const reach = 1 + rng.range(-rough, rough)
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach])
  }
  return smooth(points)
}

/** A closed curve through the middles of a polygon's sides. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[i % points.length] ?? [0, 0]
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2]
  const trail = new Trail(middle(0))
  for (let i = 1; i <= points.length; i++) trail.curve(at(i), middle(i))
  return `${trail.d}Z`
}
