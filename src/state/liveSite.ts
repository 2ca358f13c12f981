import { apiClient, type ApiClient } from '../siteApi/http'
import { getSite } from '../siteApi/content'
import type { Locale } from '../contract/common'
import type { Site } from '../contract/site'

const sites = new Map<string, Promise<Site>>()

/** Client for the site's own API, under the page's origin. */
export function liveClient(siteId: string, locale: Locale): ApiClient {
  return apiClient({ baseUrl: '', siteId, locale })
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
