import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { web, type WebOptions } from './app'
import { plain } from './errorPages'
import { webServerOptions } from './serverOptions'
import { siteAt } from './siteHosts'
import { watchSiteSettings } from './siteSettings'
import { securityHeaders } from './securityHeaders'

export interface SitesOptions {
  /** More than one. */
  sites: readonly WebOptions[]
  /** What the server that takes the requests believes of a proxy. */
  trustProxy: string | false
}

interface Health {
  status: 'ok' | 'unavailable'
  site: string
}

/**
 * The web role of several sites: each is a server of its own that never listens; this one takes every request and hands it
 * to the site whose host it asks for.
 */
export const sites: FastifyPluginAsync<SitesOptions> = async (app, { sites: options, trustProxy }) => {
  const all = await Promise.all(options.map((each) => startSite(each, app.log, trustProxy)))
  app.addHook('onClose', async () => {
    for (const { server } of all) await server.close()
  })
  const headers = securityHeaders('')

  // Before a body is read: the site reads it.
  app.addHook('onRequest', async (request, reply) => {
    const own = siteAt(all, request.host)
    if (own) {
      reply.hijack()
      own.server.routing(request.raw, reply.raw)
      return
    }
    reply.headers(headers)
  })
  // Whoever watches the machine asks it by its address.
  app.get('/healthz', async (_request, reply) => {
    const answers = await Promise.all(all.map(({ server }) => server.inject('/healthz')))
    const sound = answers.every(({ statusCode }) => statusCode === 200)
    const told = answers.map((answer) => answer.json<Health>())
    reply.code(sound ? 200 : 503).header('cache-control', 'no-store')
    return { status: sound ? 'ok' : 'unavailable', sites: told }
  })
  app.all('/*', async (_request, reply) => plain(reply, 404, 'There is no site at this address.\n'))
}

async function startSite(options: WebOptions, log: FastifyBaseLogger, trustProxy: string | false) {
  const { siteId, siteApiUrl, publicUrl } = options
  const own = log.child({ site: siteId })
  const server: FastifyInstance = Fastify({ ...webServerOptions, trustProxy, loggerInstance: own })
  const settings = watchSiteSettings({ siteId, siteApiUrl, log: (message) => own.warn(message) })
  await server.register(web, { ...options, settings })
  await server.ready()
  return { siteId, publicUrl, site: settings.site, server }
}
