import { type ParsedRoute, type RouteName, SCREENS, valuesOf } from '../../src/routing/routes'

/** Screens whose value only the browser knows what to do with (spec §2): one page is built, with `_` for it. */
const SHELL_ROUTES: readonly RouteName[] = SCREENS.filter((route) => valuesOf(route).length > 0)

/** The segments of the page built for a client-only address, undefined for any other address. */
export function shellOf(segments: readonly string[], route: ParsedRoute | undefined): string[] | undefined {
  if (!route || !SHELL_ROUTES.includes(route.name)) return undefined
  const isUnfinished = route.name === 'alertsEdit' && route.params.token === 'unsubscribe'
  return isUnfinished ? undefined : [...segments.slice(0, -1), '_']
}

/** The token in the address must reach no cache, no search engine and no other site. */
export const SHELL_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
