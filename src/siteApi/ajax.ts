import type { Locale } from '../contract/common'
import type { FoundCity } from '../contract/estateMap'
import type { ApiClient, CallOptions } from './http'

/** Address of one of the site's own calls (spec §7 ajax routes). */
export const ajaxPath = (locale: Locale, path: string) => `/${locale}/ajax/${path}`

/** Municipalities with listings for what was typed so far, named in the language; throws HttpError. */
export const searchCity = (client: ApiClient, locale: Locale, typed: string, call?: CallOptions) =>
  client.get<FoundCity[]>(`${ajaxPath(locale, 'search-city')}?q=${encodeURIComponent(typed)}`, call)
