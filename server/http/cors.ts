import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What the pages of a site send (src/siteApi/http.ts). */
const HEADERS = 'accept-language, authorization, content-type, idempotency-key, x-site, zabun-client'
const METHODS = 'GET, HEAD, POST, PUT, DELETE'
/** What their scripts read of an answer besides its body. */
const READ = 'retry-after'
/** Seconds for which a browser need not ask again whether it may; none keeps it longer than two hours. */
const HOLDS = 7200

/** Origins of the pages that may read what a request is answered; those of the site only, never any. */
export type OriginsOf = (request: FastifyRequest) => Promise<readonly string[]> | readonly string[]

/**
 * Lets pages of a site's own origins read answers, and answers what browsers ask before that (Fetch, CORS protocol). Without
 * credentials: no cookie goes with such a call. Pages of others are answered as ever, and read nothing.
 */
export function addCors(app: FastifyInstance, originsOf: OriginsOf): void {
  const allowed = new WeakSet<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !(await originsOf(request)).includes(origin)) return undefined
    allowed.add(request)
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READ })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': HOLDS,
    })
    return reply.code(204).send()
  })

  // Last: whoever answers says in `vary` what the answer goes by besides.
  app.addHook('onSend', async (request, reply) => {
    if (!allowed.has(request)) return
    const said = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(said)) reply.header('vary', said ? `${said}, Origin` : 'Origin')
  })
}
