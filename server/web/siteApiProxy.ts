import httpProxy from '@fastify/http-proxy'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { type Addresses, listOf } from '../../src/siteApi/askInTurn'
import { hasLeft } from '../http/closedSignal'
import { sendProblem as sendError } from '../http/problem'
import { network } from '../http/visitorAddress'
import { isFromElsewhere } from '../http/sameOrigin'
import { answerHere, type OwnSiteApi } from './answerHere'
import { callCost } from './callCost'
import { mayPassOn } from './siteApiPath'
import { headersFor, isPicture, passable, UNLESS_SAID } from './passedOn'
import { openUpstream } from './upstream'
import { type EndTurn, SOON_SECONDS, TOO_MUCH, type VisitorTurns } from './visitorTurns'

export interface SiteApiProxyOptions {
  siteId: string
  siteApiUrl: Addresses
  /** The site API where it is of this process: it answers pictures without a connection in between. */
  siteApi?: OwnSiteApi | undefined
  publicUrl: string
  /** Other names of the site. */
  hostnames?: () => readonly string[]
  webToken: string
  /** Of the visitors, with what else asks the site API for them. */
  turns: VisitorTurns
  /** Milliseconds that the site API has for its answer; undici counts them in steps of a second. */
  timeout?: number
}

const TIMEOUT = 15_000

const pathOf = ({ raw }: FastifyRequest) => (raw.url ?? '').split('?', 1)[0] ?? ''

function sendProblem(reply: FastifyReply, status: number, title: string, detail: string) {
  const problem = { type: 'about:blank', title, status, detail }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

const wasTooSlow = (error: Error) => /TIMEOUT|TIMED_?OUT/i.test((error as NodeJS.ErrnoException).code ?? '')

/** Passes this site's calls on to the site API under the same origin (spec §7), without the operator's calls. */
export const siteApiProxy: FastifyPluginAsync<SiteApiProxyOptions> = async (app, options) => {
  const { siteId, siteApiUrl, siteApi, publicUrl, hostnames, webToken, turns, timeout = TIMEOUT } = options

  app.addHook('onRequest', async (request, reply) => {
    if (!mayPassOn(pathOf(request), siteId))
      return sendProblem(reply, 404, 'Not found', 'This site has no such call.')
    if (!isFromElsewhere(request, publicUrl, hostnames?.())) return undefined
    return sendProblem(reply, 403, 'Forbidden', 'This can only be sent from the site itself.')
  })

  const costs = new WeakMap<FastifyRequest, number>()
  const bodies = new WeakMap<FastifyRequest, Buffer>()
  const ends = new WeakMap<FastifyRequest, EndTurn>()
  app.addHook('preHandler', async (request, reply) => {
    // A page has many pictures, which cost little once they are there and are made a few at a time anyway.
    if (isPicture(request)) return siteApi && answerHere(siteApi, request, reply, webToken)
    const end = await turns.take(network(request.ip), costs.get(request))
    if (!end) {
      reply.header('retry-after', SOON_SECONDS)
      return sendProblem(reply, 429, 'Too many requests', TOO_MUCH)
    }
    // Nobody waits for it any more.
    if (hasLeft(reply)) {
      end()
      return reply.hijack()
    }
    ends.set(request, end)
    return undefined
  })

  app.setErrorHandler(sendError)
  // Read whole before a connection is taken for it: who sends slowly would keep one of the few there are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    costs.set(request, callCost(body.toString()))
    bodies.set(request, body)
    done(null, body.length ? Readable.from([body]) : undefined)
  })
  const upstream = openUpstream(listOf(siteApiUrl), {
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect: { timeout: Math.min(timeout, 5000), rejectUnauthorized: true },
  })

  await app.register(httpProxy, {
    // Only named to it: whom to ask, and below which path, is `openUpstream`'s.
    upstream: new URL(listOf(siteApiUrl)[0] ?? '').origin,
    prefix: '/sites',
    rewritePrefix: '/sites',
    httpMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
    proxyPayloads: false,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: upstream.dispatcher,
    handler: (request, reply, path, options) =>
      upstream.pass({
        request,
        reply,
        body: bodies.get(request),
        onEnd: () => ends.get(request)?.(),
        ask: () => reply.from(path, options),
      }),
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => headersFor(request as FastifyRequest, headers, webToken),
      rewriteHeaders: (headers) => ({ ...UNLESS_SAID, ...passable(headers) }),
      onError: (reply, { error }) => {
        const slow = wasTooSlow(error)
        const detail = slow ? 'The site API took too long to answer.' : 'The site API cannot be reached.'
        sendProblem(reply as FastifyReply, slow ? 504 : 502, slow ? 'Gateway timeout' : 'Bad gateway', detail)
      },
    },
  })
}
