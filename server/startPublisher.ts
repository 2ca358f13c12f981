import { type Config, sitesOf } from './config'
import type { Connection } from './db/connect'
import { createServer, httpLimits, openServer } from './http/httpServer'
import { loggerAt } from './http/logger'
import type { Say } from './http/logOutput'
import { webhookRoute, type WebhookRouteOptions } from './publisher/hooks/webhookRoute'
import { forgetOldWebhooks } from './publisher/queue/changeStore'
import { leafRoute } from './publisher/leaves/leafRoute'
import { previewRoute } from './publisher/preview/previewRoute'
import type { LaterLeaves } from './preview/laterLeaves'
import type { Previews } from './preview/previews'
import { openSitePublisher, type SitePublisher } from './publisher/sitePublisher'
import { readPreviewToken } from './preview/previewToken'
import { noRelease, sitesWithoutRelease } from './releases/sitesWithoutRelease'
import { OneLineLog } from './http/requestLog'
import { sendNotFound, sendProblem } from './http/problem'
import { takeTurns } from './http/takeTurns'
import { publishFigures } from './publisher/status/publishFigures'
import { publisherFigures } from './publisher/status/publisherFigures'
import { type StatusOptions, statusRoutes } from './publisher/status/statusRoutes'
import { databaseCheck } from './watch/databaseCheck'
import { openFigures } from './watch/figures'
import { metricsRoute } from './watch/metricsRoute'
import { probes, type Readiness } from './watch/probes'
import { queueFigures } from './watch/queueFigures'
import { readyFigure } from './watch/readyFigure'
import { releaseFigures } from './watch/releaseFigures'
import { watchRequests } from './watch/watchRequests'

/** What role `publisher` works with. */
export interface PublisherOptions {
  config: Config
  projectDir: string
  log: Say
  /** Shows how far a whole build is, where somebody looks on; '' takes that away. */
  progress?: ((text: string) => void) | undefined
  signal: AbortSignal
  connection: Connection
  /** Called whenever what a site serves has changed. */
  onChange: (siteId: string) => Promise<void>
}

/** Takes webhooks before there is anything to publish onto: they wait in the database until there is. */
export function takeWebhooks({
  config,
  connection,
  log,
}: Pick<PublisherOptions, 'config' | 'connection' | 'log'>) {
  const publishers = new Map<string, SitePublisher>()
  const push = async (siteId: string) => publishers.get(siteId)?.push()
  const options: WebhookRouteOptions = {
    db: connection.db,
    siteIds: config.siteIds,
    secrets: config.webhookSecret,
    onStored: push,
  }
  const figures = openFigures(log)
  figures.ask(queueFigures(connection.db, config.siteIds))
  figures.ask(
    publisherFigures(connection.db, config.siteIds, (siteId) => publishers.get(siteId)?.renderers() ?? 0),
  )
  const database = databaseCheck(connection.db)
  /** The database can be asked, and each site has its queue and a release to publish onto. */
  const ready = async (): Promise<Readiness> => {
    const asked = await database()
    const without = config.siteIds.filter((siteId) => !publishers.has(siteId))
    if (!asked.isReady) return asked
    const not = (reason: string) => ({ isReady: false, reason: `Not publishing yet: ${reason}` })
    if (without.length) return not(`${without.join(', ')} is still being built`)
    const bare = await sitesWithoutRelease(config)
    return bare.length ? not(noRelease(bare)) : asked
  }
  const status: StatusOptions = {
    db: connection.db,
    sites: sitesOf(config),
    adminToken: config.adminToken,
    push,
  }
  const previews =
    (siteId: string): Previews =>
    async (asked) => {
      const isGood =
        config.siteIds.includes(siteId) && readPreviewToken(asked.token, siteId, config.previewSecret)
      if (!isGood) return { is: 'nothing' }
      return (await publishers.get(siteId)?.previews(asked)) ?? { is: 'later' }
    }
  const laterLeaves =
    (siteId: string): LaterLeaves =>
    async (path) =>
      config.siteIds.includes(siteId)
        ? ((await publishers.get(siteId)?.laterLeaves(path)) ?? { is: 'later' })
        : { is: 'nothing' }
  return {
    options,
    status,
    previews,
    laterLeaves,
    figures,
    publishing: publishFigures(figures, config.siteIds),
    ready,
    connect: (publisher: SitePublisher) => publishers.set(publisher.siteId, publisher),
  }
}

/** A server of its own for webhooks, the status page and previews, where the site is served by another process. */
export async function listenForWebhooks(
  config: Config,
  {
    options,
    status,
    previews,
    laterLeaves,
    figures,
    ready,
  }: Omit<ReturnType<typeof takeWebhooks>, 'connect'>,
) {
  const app = createServer(
    {
      ...httpLimits(),
      frameworkErrors: sendProblem,
      logger: loggerAt(config, 'publisher'),
      logController: new OneLineLog(),
      trustProxy: config.trustedProxies || false,
    },
    watchRequests({ role: 'publisher', figures }),
  )
  figures.ask(releaseFigures(config.dataDir, config.siteIds))
  figures.ask(readyFigure({ publisher: ready }))
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)
  await app.register(metricsRoute, { figures, token: config.metricsToken })
  await app.register(probes, { role: 'publisher', ready })
  await app.register(webhookRoute, options)
  await app.register(statusRoutes, status)
  await app.register(previewRoute, { of: previews })
  await app.register(leafRoute, { of: laterLeaves })
  await openServer(app, { port: config.publisherPort, host: config.host })
  return app
}

/** Brings every site up to date, then publishes all changes that webhooks tell of; sites do not wait for each other. */
export async function startPublisher(
  options: PublisherOptions,
  hooks: ReturnType<typeof takeWebhooks>,
): Promise<{ close(): Promise<void> }> {
  const { config, log, connection, onChange } = options
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, options.signal])
  const several = config.siteIds.length > 1
  // One whole build takes all the machine has, and what it is renders in; changes are published meanwhile.
  const buildInTurn = takeTurns(1)
  const publishers: SitePublisher[] = []
  const close = async () => {
    controller.abort()
    await Promise.all(publishers.map((publisher) => publisher.close()))
  }
  const open = async (own: Config) => {
    const publisher = await openSitePublisher({
      ...options,
      config: own,
      signal,
      buildInTurn,
      figures: hooks.publishing,
      log: several ? (line, level) => log(`${own.siteId}: ${line}`, level) : log,
      onChange: () => onChange(own.siteId),
    })
    publishers.push(publisher)
    hooks.connect(publisher)
  }
  const opened = await Promise.allSettled(sitesOf(config).map(open))
  const failed = opened.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    await close()
    throw failed.reason
  }
  await forgetOldWebhooks(connection.db).catch((error: Error) => log(`old webhooks: ${error.message}`))
  return { close }
}
