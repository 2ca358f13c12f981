import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { handOn, hearRequests, type RequestEnd } from '../http/requestEnds'
import { probes, type Readiness } from '../watch/probes'
import { web, type WebOptions } from './app'
import { plain } from './errorPages'
import { allReady } from './readiness'
import { webServerOptions } from './serverOptions'
import { siteAt } from './siteHosts'
import { watchSiteSettings } from './siteSettings'
import { securityHeaders } from './securityHeaders'

export interface SitesOptions {
  /** More than one. */
  sites: readonly WebOptions[]
  /** What the server that takes the requests believes of a proxy. */
  trustProxy: string | false
  /** Hears of every request that a site has answered. */
  hear?: (end: RequestEnd) => void
}

/**
 * The web role of several sites: each is a server of its own that never listens; this one takes every request and hands it
 * to the site whose host it asks for.
 */
export const sites: FastifyPluginAsync<SitesOptions> = async (app, { sites: options, trustProxy, hear }) => {
  const all = await Promise.all(options.map((each) => startSite(each, app.log, trustProxy, hear)))
  app.addHook('onClose', async () => {
    for (const { server } of all) await server.close()
  })
  const headers = securityHeaders('')

  // Before a body is read: the site reads it.
  app.addHook('onRequest', async (request, reply) => {
    const own = siteAt(all, request.host)
    if (own) {
      handOn(request)
      reply.hijack()
      own.server.routing(request.raw, reply.raw)
      return
    }
    reply.headers(headers)
  })
  // Whoever watches the machine asks it by its address.
  await app.register(probes, { role: 'web', ready: () => allReady(all.map(({ ready }) => ready)) })
  app.all('/*', async (_request, reply) => plain(reply, 404, 'There is no site at this address.\n'))
}

async function startSite(
  options: WebOptions,
  log: FastifyBaseLogger,
  trustProxy: string | false,
  hear: SitesOptions['hear'],
) {
  const { siteId, siteApiUrl, publicUrl } = options
  const own = log.child({ site: siteId })
  const server: FastifyInstance = Fastify({ ...webServerOptions, trustProxy, loggerInstance: own })
  if (hear) hearRequests(server, hear)
  const settings = watchSiteSettings({ siteId, siteApiUrl, log: (message) => own.warn(message) })
  let ready = async (): Promise<Readiness> => ({ isReady: false, reason: 'it is being started' })
  const onReady: WebOptions['onReady'] = (refresh, own) => {
    ready = own
    options.onReady?.(refresh, own)
  }
  await server.register(web, { ...options, settings, onReady })
  await server.ready()
  return { siteId, publicUrl, site: settings.site, server, ready }
}
