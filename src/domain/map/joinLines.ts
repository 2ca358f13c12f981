interface Point {
  x: number
  y: number
}

/** Points as near as this, in parts of a pixel, are one: ends that meet are written alike, but for rounding. */
const FINE = 4
const placeOf = ({ x, y }: Point) => `${Math.round(x * FINE)},${Math.round(y * FINE)}`

/** A street goes on ahead or around a bend, not back: cosine of the sharpest turn that it takes. */
const SHARPEST = 0.5

const reversed = <P>(line: readonly P[]): P[] => [...line].reverse()

/** Cosine of the turn at `middle` on the way from one point to another; -1 where it leads back. */
function ahead(from: Point, middle: Point, to: Point): number {
  const [ax, ay, bx, by] = [middle.x - from.x, middle.y - from.y, to.x - middle.x, to.y - middle.y]
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
}

/**
 * Lines put together where they meet, each one once, straight on where there is a choice: a street that a map has from crossing to
 * crossing becomes long enough for its name.
 */
export function joinLines<P extends Point>(lines: readonly P[][]): P[][] {
  const left = new Set(lines.filter(({ length }) => length > 1))
  const meeting = new Map<string, Set<P[]>>()
  for (const line of left)
    for (const end of [line[0], line.at(-1)])
      if (end) meeting.set(placeOf(end), (meeting.get(placeOf(end)) ?? new Set()).add(line))

  /** The line that goes on from the end of another, in its direction; it is taken. */
  function next(line: readonly P[]): P[] | undefined {
    const [before, end] = [line.at(-2), line.at(-1)]
    if (!before || !end) return undefined
    let best: { line: P[]; way: P[]; cosine: number } | undefined
    for (const other of meeting.get(placeOf(end)) ?? []) {
      if (!left.has(other)) continue
      const way = other[0] && placeOf(other[0]) === placeOf(end) ? other : reversed(other)
      const cosine = way[1] ? ahead(before, end, way[1]) : -1
      if (cosine >= SHARPEST && cosine > (best?.cosine ?? -1)) best = { line: other, way, cosine }
    }
    if (best) left.delete(best.line)
    return best?.way
  }

  function grown(line: P[]): P[] {
    const whole = [...line]
    for (let more = next(whole); more; more = next(whole)) whole.push(...more.slice(1))
    return whole
  }

  return lines.flatMap((line) => (left.delete(line) ? [grown(reversed(grown(line)))] : []))
}

/** How far a point lies from the way between two others, in their unit. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (!length) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / length
}

/** A line without the points that it hardly bends at: none of them lies farther than `most` from what is left (Douglas and Peucker). */
export function straightened<P extends Point>(line: readonly P[], most: number): P[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const inner = line.slice(1, -1).map((point) => distance(point, first, last))
  const farthest = Math.max(...inner)
  if (farthest <= most) return [first, last]
  const at = inner.indexOf(farthest) + 1
  return [...straightened(line.slice(0, at + 1), most), ...straightened(line.slice(at), most).slice(1)]
}
