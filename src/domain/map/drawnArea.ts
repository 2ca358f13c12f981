import type { Area } from '../search/area'

/** A point of a stroke on the screen, in pixels. */
export interface ScreenPoint {
  x: number
  y: number
}

/** As many points as an area may have, less one for safety against rounding. */
const MOST_POINTS = 59

function distanceToLine(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs(dy * (point.x - from.x) - dx * (point.y - from.y)) / length
}

/** A stroke as narrow as this encloses nothing, px: a hand draws no line quite straight. */
const NARROW = 8

/** How wide what some points enclose is across its longest way, px. */
function breadth(points: readonly ScreenPoint[]): number {
  let [length, from, to] = [0, points[0], points[0]]
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) {
      const apart = Math.hypot(other.x - one.x, other.y - one.y)
      if (apart > length) [length, from, to] = [apart, one, other]
    }
  if (!from || !to) return 0
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const across = points.map(({ x, y }) => dy * (x - from.x) - dx * (y - from.y))
  return length && Math.max(...across) - Math.min(...across)
}

/** The corners of a stroke, by Douglas and Peucker: what lies nearer than `tolerance` pixels to a line is left out. */
function corners(points: readonly ScreenPoint[], tolerance: number): ScreenPoint[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...corners(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...corners(points.slice(farthest), tolerance),
  ]
}

/**
 * What a hand drew, as few points as an area may have; undefined when it encloses nothing: a line, or hardly more than a point.
 * @param toDegrees longitude and latitude of a point on the screen
 */
export function drawnArea(
  stroke: readonly ScreenPoint[],
  toDegrees: (point: ScreenPoint) => readonly [lon: number, lat: number],
): Area | undefined {
  let tolerance = 2
  let points = corners(stroke, tolerance)
  while (points.length > MOST_POINTS) points = corners(stroke, (tolerance *= 1.5))
  return points.length >= 3 && breadth(points) > NARROW ? points.map(toDegrees) : undefined
}
