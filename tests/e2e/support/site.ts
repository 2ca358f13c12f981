import { apiClient } from '../../../src/siteApi/http'
import type { SiteUnderTest } from '../../support/siteUnderTest'

function told(): SiteUnderTest {
  const text = process.env['SITE_UNDER_TEST']
  if (!text) throw new Error('The journeys need a running site: npm test -- --only e2e')
  return JSON.parse(text) as SiteUnderTest
}

/** The site that is visited. */
export const site = told()

/** Its API, by the way the browser takes: under the site's own origin. */
export const client = apiClient({ baseUrl: site.siteUrl, siteId: site.siteId })
