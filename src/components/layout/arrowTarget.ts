/**
 * Which of `count` links a key moves to from the one at `index` (-1: from their button); undefined when the key moves
 * nowhere. Ends are joined.
 */
export function arrowTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return index < 0 ? undefined : 0
    case 'End':
      return index < 0 ? undefined : count - 1
    default:
      return undefined
  }
}
