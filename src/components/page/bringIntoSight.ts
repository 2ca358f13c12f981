/** Pixels that are left around what is brought into sight; above it stands the header, which does not move. */
const BELOW = 12
const ABOVE = 88

/**
 * Scrolls the window as far as a list of suggestions stands out of it at the foot, or behind the keys of a phone, but never so far that the
 * box they belong to goes out at the top.
 */
export function bringIntoSight(list: Element, box: Element): void {
  const height = window.visualViewport?.height ?? window.innerHeight
  const over = list.getBoundingClientRect().bottom + BELOW - height
  const room = box.getBoundingClientRect().top - ABOVE
  const by = Math.min(over, room)
  if (by > 0) window.scrollBy({ top: by })
}
