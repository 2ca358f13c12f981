/** Something listed that is pointed at, by pointer or focus, and where: the other side shows which one it is. */
export interface Pointed {
  id: number
  on: 'list' | 'map'
}

/** Points at something, or at nothing any more. */
export type Point = (id: number | null, on: Pointed['on']) => void

/** What is pointed at from now on. */
export const pointedAt: (...pointed: Parameters<Point>) => Pointed | null = (id, on) =>
  id === null ? null : { id, on }
