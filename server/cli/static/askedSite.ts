import Fastify from 'fastify'
import type { Site } from '../../../src/contract/site'
import { getSite } from '../../../src/siteApi/content'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import type { Config } from '../../config'
import { leavesFrom } from '../../publisher/leaves/leafRoute'
import { web } from '../../web/app'
import { webServerOptions } from '../../web/serverOptions'

export interface Asked {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: Buffer
}

/** The site as the web role answers it, which says what an export holds: nothing of headers or redirects is said twice. */
export interface AskedSite {
  site: Site
  ask(address: string): Promise<Asked>
  close(): Promise<void>
}

/**
 * What of the configuration a site is asked with. It needs no secret: by `WEB_TOKEN` the site API would take an export for a visitor, and
 * its large answers would wait behind theirs, few of them at a time; a program has turns of its own (docs/decisions/300-large-answers.md).
 */
export type AskedConfig = Pick<Config, 'siteId' | 'dataDir' | 'siteApiUrls' | 'publicUrl' | 'publisherUrls'>

/**
 * Opens a web role of its own, without a port.
 * @param liveUrl origin at which pages ask for what is live
 * @throws Error when the site API does not say what the site is
 */
export async function openAskedSite(config: AskedConfig, liveUrl: string): Promise<AskedSite> {
  const { siteId, dataDir, siteApiUrls, publicUrl, publisherUrls } = config
  const client = siteApiClient({ siteApiUrl: siteApiUrls, siteId, log: () => undefined })
  const site = await getSite(client).catch((error: unknown) => {
    throw new Error(
      `The site API at ${siteApiUrls.join(', ')} does not say what site ${siteId} is (${(error as Error).message}). Start it (npm start) or set SITE_API_URL.`,
    )
  })
  const app = Fastify({ ...webServerOptions, logger: false })
  await app.register(web, {
    ...{ siteId, dataDir, siteApiUrl: siteApiUrls, publicUrl, liveUrl },
    settings: { site: () => site, refresh: async () => undefined, stop: () => undefined },
    laterLeaves: leavesFrom(publisherUrls, siteId),
  })
  await app.ready()
  const host = new URL(publicUrl).host
  return {
    site,
    async ask(address) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: address,
        headers: { host, 'accept-encoding': 'identity', 'accept-language': site.settings.defaultLanguage },
      })
      return { status: statusCode, headers, body: rawPayload }
    },
    close: () => app.close(),
  }
}
