import { type Config, sitesOf } from './config'
import { closeServer, createServer, openServer } from './http/httpServer'
import { loggerAt } from './http/logger'
import { webhookRoute } from './publisher/hooks/webhookRoute'
import { leavesFrom } from './publisher/leaves/leafRoute'
import { previewsFrom } from './publisher/preview/previewRoute'
import { statusRoutes } from './publisher/status/statusRoutes'
import type { takeWebhooks } from './startPublisher'
import { openFigures } from './watch/figures'
import { metricsRoute } from './watch/metricsRoute'
import { probes, type Readiness } from './watch/probes'
import { readyFigure } from './watch/readyFigure'
import { releaseFigures } from './watch/releaseFigures'
import { watchRequests } from './watch/watchRequests'
import type { OwnSiteApi } from './web/answerHere'
import { web } from './web/app'
import { allReady } from './web/readiness'
import { routeName } from './web/routeName'
import { webServerOptions } from './web/serverOptions'
import { sites } from './web/sites'

export interface StartedWeb {
  close(): Promise<void>
  /** Has a site look at once whether something else is to be served. */
  refresh(siteId: string): Promise<void>
}

interface Options {
  config: Config
  log: (line: string) => void
  /** The site API where it is of this process. */
  siteApi?: OwnSiteApi | undefined
}

/**
 * Starts role `web`.
 * @param hooks of the publisher in the same process, which has no port of its own then
 */
export async function startWeb(
  { config, log, siteApi }: Options,
  hooks: ReturnType<typeof takeWebhooks> | undefined,
): Promise<StartedWeb> {
  const { dataDir, siteApiUrls, siteIds, webToken, metricsToken, trustedProxies, publisherUrls } = config
  const trustProxy = trustedProxies || false
  const refreshes = new Map<string, () => Promise<void>>()
  const readies: (() => Promise<Readiness>)[] = []
  const [first, ...others] = sitesOf(config).map(({ siteId, publicUrl }) => ({
    siteId,
    publicUrl,
    dataDir,
    siteApiUrl: siteApiUrls,
    siteApi,
    webToken,
    previews: hooks ? hooks.previews(siteId) : previewsFrom(publisherUrls, siteId),
    laterLeaves: hooks ? hooks.laterLeaves(siteId) : leavesFrom(publisherUrls, siteId),
    onReady: (see: () => Promise<void>, ready: () => Promise<Readiness>) => {
      refreshes.set(siteId, see)
      readies.push(ready)
    },
  }))
  if (!first) throw new Error('There is no site to serve')
  const figures = hooks?.figures ?? openFigures(log)
  figures.ask(releaseFigures(dataDir, siteIds))
  figures.ask(readyFigure({ web: () => allReady(readies), ...(hooks && { publisher: hooks.ready }) }))
  const hear = watchRequests({ role: 'web', figures, routeOf: routeName })
  const app = createServer({ ...webServerOptions, trustProxy, logger: loggerAt(config, 'web') }, hear)
  await app.register(metricsRoute, { figures, token: metricsToken })
  if (hooks) {
    await app.register(probes, { role: 'publisher', ready: hooks.ready, hasPort: false })
    await app.register(webhookRoute, hooks.options)
    await app.register(statusRoutes, hooks.status)
  }
  if (others.length) await app.register(sites, { sites: [first, ...others], trustProxy, hear })
  // Which of several sites would be meant by that name, nobody says: each has one in its settings.
  else await app.register(web, { ...first, publicApiUrl: config.publicApiUrl })
  await openServer(app, config)
  log(`web on port ${config.port}`)
  return { close: () => closeServer(app), refresh: async (siteId) => refreshes.get(siteId)?.() }
}
