/** Pixels that are left around what is brought into sight; above it stands the header, which does not move. */
const BELOW = 12
const ABOVE = 88
/** A list that has less room than for three of its rows has to be brought into sight. */
const LEAST = 132

const heightInSight = () => window.visualViewport?.height ?? window.innerHeight

/**
 * Scrolls the window as far as a list of suggestions stands out of it at the foot, or behind the keys of a phone, but never so far that the
 * box they belong to goes out at the top.
 */
export function bringIntoSight(list: Element, box: Element): void {
  const over = list.getBoundingClientRect().bottom + BELOW - heightInSight()
  const room = box.getBoundingClientRect().top - ABOVE
  const by = Math.min(over, room)
  if (by > 0) window.scrollBy({ top: by })
}

/**
 * Makes a list of suggestions no higher than the window has room below its box, so that the page stays where it is and the list is scrolled;
 * with too little room for that the window is scrolled.
 */
export function fitIntoSight(list: HTMLElement, box: Element): void {
  list.style.maxHeight = ''
  const room = heightInSight() - BELOW - list.getBoundingClientRect().top
  if (room >= LEAST) list.style.maxHeight = `${room}px`
  else bringIntoSight(list, box)
}
