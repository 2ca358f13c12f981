import { isDesktop } from '../../styles/media'

/** Whether the beginning of list and map is out of sight; that of the map also where it would slide under the filter that sticks above it. */
export function isBegunAbove(found: HTMLElement): boolean {
  const covered =
    isDesktop() && found.childElementCount > 1 ? parseFloat(getComputedStyle(found).scrollMarginTop) : 0
  return found.getBoundingClientRect().top < covered
}
