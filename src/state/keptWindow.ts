import type { GatsbyBrowser } from 'gatsby'
import { isCarriedTo } from './carriedSpot'

/** State of an address that a list sets for what it shows itself: Gatsby leaves the window where it is, the list moves it. */
export const KEPT_WINDOW = { keepsWindow: true } as const

const isKept = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsWindow' in state && state.keepsWindow === true

/**
 * Whether Gatsby moves the window for an address: to where it was left, or to the top. Not for one that a list set, on the way
 * back to it neither: Gatsby saw no scroll there, and the list itself knows where it was left (`useListScroll`). Nor for the same page
 * in another language, where the window is brought to what it showed (`carriedSpot`).
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location } }) =>
  !isKept(location.state) && !isCarriedTo(location.pathname + location.search + location.hash)
