/** What a click on the scroll indicator does (spec §9): so far down, in px, over so long, in ms. */
export const SCROLL_STEP = 100
export const SCROLL_TIME = 200

/**
 * Where a movement over `distance` stands after `elapsed` of `time` ms: slow, fast, slow; never beyond its ends.
 * @example easedOffset(100, 100, 200) // 50
 */
export function easedOffset(distance: number, elapsed: number, time: number): number {
  const share = time > 0 ? Math.min(1, Math.max(0, elapsed / time)) : 1
  const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
  return distance * eased
}

/**
 * Scrolls an element down by one step; at once when the visitor wants no motion. A visitor who scrolls meanwhile is let go
 * where they want.
 */
export function scrollOneStep(element: HTMLElement, calm: boolean): void {
  const from = element.scrollTop
  const start = performance.now()
  let at = from
  const frame = (now: number) => {
    if (Math.abs(element.scrollTop - at) > 1) return
    const elapsed = calm ? SCROLL_TIME : now - start
    element.scrollTop = from + easedOffset(SCROLL_STEP, elapsed, SCROLL_TIME)
    at = element.scrollTop
    if (elapsed < SCROLL_TIME) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
