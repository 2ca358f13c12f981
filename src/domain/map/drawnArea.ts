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
 * What a hand drew, as few points as an area may have; undefined when it holds nothing.
 * @param toDegrees longitude and latitude of a point on the screen
 */
export function drawnArea(
  stroke: readonly ScreenPoint[],
  toDegrees: (point: ScreenPoint) => readonly [lon: number, lat: number],
): Area | undefined {
  let tolerance = 2
  let points = corners(stroke, tolerance)
  while (points.length > MOST_POINTS) points = corners(stroke, (tolerance *= 1.5))
  const width = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))
  const height = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y))
  return points.length >= 3 && width > 8 && height > 8 ? points.map(toDegrees) : undefined
}
