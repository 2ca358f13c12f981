import type { Site } from '../../src/contract/site'
import type { Addresses } from '../../src/siteApi/askInTurn'
import { siteApiClient } from '../../src/siteApi/siteApiClient'
import { getSite } from '../../src/siteApi/content'

const REFRESH_MS = 60_000

interface Options {
  siteId: string
  siteApiUrl: Addresses
  log: (message: string) => void
}

/** What the site API says of a site: undefined until it did once, and what it said last as long as it is silent. */
export interface SiteSettingsWatch {
  site(): Site | undefined
  refresh(): Promise<void>
  stop(): void
}

/** Keeps a site's settings in mind, no older than a minute. */
export function watchSiteSettings({ siteId, siteApiUrl, log }: Options): SiteSettingsWatch {
  const client = siteApiClient({ siteApiUrl, siteId })
  let site: Site | undefined
  const refresh = async () => {
    try {
      site = await getSite(client, { signal: AbortSignal.timeout(5000) })
    } catch (error) {
      log(`the settings of ${siteId} could not be read: ${(error as Error).message}`)
    }
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS)
  timer.unref()
  return { site: () => site, refresh, stop: () => clearInterval(timer) }
}
