/** The keys that walk, and where each leads: to the right and down are above 0. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  x: number
  y: number
}

/** Whether a key walks. */
export const isStep = (key: string): boolean => key in WAYS

/** What stands aside counts twice, and beyond half a right angle not at all. */
const ASIDE = 2

/** Which of some that stand on a map is next in the direction of a key; undefined when none is. */
export function stepFrom<T extends Point>(from: Point, others: Iterable<T>, key: string): T | undefined {
  const [wayX, wayY] = WAYS[key] ?? [0, 0]
  let next: T | undefined
  let nearest = Infinity
  for (const other of others) {
    const [x, y] = [other.x - from.x, other.y - from.y]
    const on = x * wayX + y * wayY
    const aside = Math.abs(x * wayY) + Math.abs(y * wayX)
    if (on <= 0 || aside > on) continue
    const way = on + ASIDE * aside
    if (way >= nearest) continue
    nearest = way
    next = other
  }
  return next
}
