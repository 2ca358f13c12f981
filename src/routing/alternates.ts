import type { Locale } from '../contract/common'
import { href, type RouteName, type RouteParams } from './routes'

/** A screen's address in each of the site's languages. */
export function alternatesOf(
  route: RouteName,
  languages: readonly Locale[],
  params?: RouteParams,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(languages.map((locale) => [locale, href(route, locale, params)]))
}
