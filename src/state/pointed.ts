/** Something listed that is pointed at, by pointer or focus, and where: the other side shows which one it is. */
export interface Pointed {
  id: number
  on: 'list' | 'map'
  /** Picked rather than passed over: the other side goes there. */
  isChosen?: true
}

/** Points at something, or at nothing any more. */
export type Point = (id: number | null, on: Pointed['on'], isChosen?: boolean) => void

/** What is pointed at from now on. */
export const pointedAt: (...pointed: Parameters<Point>) => Pointed | null = (id, on, isChosen = false) =>
  id === null ? null : { id, on, ...(isChosen && { isChosen }) }
