import { isDesktop } from '../../styles/media'

/** Whether the beginning of list and map is out of sight; that of the map also where it would slide under the filter that sticks above it. */
function isBegunAbove(found: HTMLElement): boolean {
  const covered =
    isDesktop() && found.childElementCount > 1 ? parseFloat(getComputedStyle(found).scrollMarginTop) : 0
  return found.getBoundingClientRect().top < covered
}

const topOf = (bar: Element | null | undefined) => bar?.getBoundingClientRect().top ?? 0

/**
 * Shows the beginning of list and map, if that is out of sight above; on a phone, where the filter lay over the page, from the heading
 * on, which says how many were found. A filter that sticks beside it goes on sticking: what is open in
 * it stays under the pointer.
 */
export function toBegin(found: HTMLElement | null): void {
  if (!found || !isBegunAbove(found)) return
  const bar = found.parentElement?.querySelector('[role=search]')
  const before = topOf(bar)
  const start = isDesktop() ? found : document.querySelector('h1')
  start?.scrollIntoView()
  window.scrollBy(0, Math.max(0, topOf(bar) - before))
}
