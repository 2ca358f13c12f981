import type { GatsbyBrowser } from 'gatsby'
import { isCarriedTo } from './carriedSpot'

/** State of an address that a list sets for what it shows itself: Gatsby leaves the window where it is, the list moves it. */
export const KEPT_WINDOW = { keepsWindow: true } as const

type State = { keepsWindow?: unknown; key?: unknown } | null | undefined

const isKept = (state: unknown) => (state as State)?.keepsWindow === true

/** Whether a link of the site made this entry of the history: a way to a part of the page that is shown makes one without a key. */
const isEntry = (state: unknown) => (state as State)?.key !== undefined

const leftAt = (saved: unknown): number => Number((saved as number[] | null)?.[1]) || 0

/**
 * Whether Gatsby moves the window for an address: to where it was left, or to the top. Not for one that a list set, on the way
 * back to it neither: Gatsby saw no scroll there, and the list itself knows where it was left (`useListScroll`). Nor for the same page
 * in another language, where the window is brought to what it showed (`carriedSpot`). On the way back to a part of a page that its
 * address names, Gatsby would go to that part anew: here it is where the window was left too. A document that opens is
 * the browser's: Gatsby takes every first page of a visit for one, and would go where the last of this path was left.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const isOpened = !prevRouterProps && !location.hash
  if (isOpened || isKept(location.state) || isCarriedTo(location.pathname + location.search + location.hash))
    return false
  const left = isEntry(location.state) && location.hash && leftAt(getSavedScrollPosition(location))
  if (!left) return true
  window.scrollTo(0, left)
  return false
}
