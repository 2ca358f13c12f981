import type { GatsbyBrowser } from 'gatsby'

/** State of an address that a list sets for what it shows itself: Gatsby leaves the window where it is, the list moves it. */
export const KEPT_WINDOW = { keepsWindow: true } as const

const isKept = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsWindow' in state && state.keepsWindow === true

/** Whether Gatsby moves the window for a new address: to where it was left, or to the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const { pathname, state } = routerProps.location
  const isSamePage = prevRouterProps?.location.pathname === pathname
  return !(isSamePage && isKept(state))
}
