import { apiClient, type ApiClient } from '../siteApi/http'
import { getSite } from '../siteApi/content'
import { liveOrigin } from '../siteApi/liveOrigin'
import type { Locale } from '../contract/common'
import type { Site } from '../contract/site'

const sites = new Map<string, Promise<Site>>()

/** Client for the site's own API: under the page's origin, or where an exported page says that it is. */
export function liveClient(siteId: string, locale: Locale): ApiClient {
  return apiClient({ baseUrl: liveOrigin(), siteId, locale, namesOrigin: true })
}

/** The site with its settings, asked once a visit; a failure is not remembered. */
export function liveSite(client: ApiClient): Promise<Site> {
  const { siteId } = client.options
  const known = sites.get(siteId)
  if (known) return known
  const asked = getSite(client)
  sites.set(siteId, asked)
  asked.catch(() => sites.delete(siteId))
  return asked
}
