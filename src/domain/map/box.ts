/** A rectangle, its unit that of whoever uses it. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Whether two rectangles have a point in common, their edges included. */
export const meets = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
