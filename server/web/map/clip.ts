import { meets, type Box } from '../../../src/domain/map/box'

type Inside = (x: number, y: number) => boolean
type Cross = (ax: number, ay: number, bx: number, by: number) => [number, number]

function sides({ left, top, right, bottom }: Box): [Inside, Cross][] {
  const atX =
    (edge: number): Cross =>
    (ax, ay, bx, by) => [edge, ay + ((by - ay) * (edge - ax)) / (bx - ax)]
  const atY =
    (edge: number): Cross =>
    (ax, ay, bx, by) => [ax + ((bx - ax) * (edge - ay)) / (by - ay), edge]
  return [
    [(x) => x >= left, atX(left)],
    [(x) => x <= right, atX(right)],
    [(_x, y) => y >= top, atY(top)],
    [(_x, y) => y <= bottom, atY(bottom)],
  ]
}

function cutSide(points: readonly number[], inside: Inside, cross: Cross): number[] {
  const kept: number[] = []
  let ax = points.at(-2) ?? 0
  let ay = points.at(-1) ?? 0
  for (let i = 0; i < points.length; i += 2) {
    const bx = points[i] ?? 0
    const by = points[i + 1] ?? 0
    if (inside(ax, ay) !== inside(bx, by)) kept.push(...cross(ax, ay, bx, by))
    if (inside(bx, by)) kept.push(bx, by)
    ax = bx
    ay = by
  }
  return kept
}

/** The part of a closed ring (`x, y, x, y…`) within a box, by Sutherland and Hodgman; empty when there is none. */
export function clipRing(ring: readonly number[], box: Box): number[] {
  return sides(box).reduce((points, [inside, cross]) => cutSide(points, inside, cross), [...ring])
}

/** The pieces of a line that may be seen in a box: neighbours of what is inside stay, so that nothing ends in sight. */
export function piecesIn(line: readonly number[], box: Box): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(i, i + 4)
    const segment = {
      left: Math.min(ax, bx),
      right: Math.max(ax, bx),
      top: Math.min(ay, by),
      bottom: Math.max(ay, by),
    }
    if (meets(segment, box)) piece.push(...(piece.length ? [] : [ax, ay]), bx, by)
    else if (piece.length) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length) pieces.push(piece)
  return pieces
}
