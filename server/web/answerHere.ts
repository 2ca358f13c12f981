import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headersFor, UNLESS_SAID } from './passedOn'

/** A site API of this very process. */
export type OwnSiteApi = Pick<FastifyInstance, 'routing'>

/**
 * Has the site API of this process answer a request that has no body, told of it what it is told of one that is passed on. A page has
 * many pictures, and a connection to oneself took longer than answering them (docs/decisions/450-pictures-without-a-detour.md).
 */
export function answerHere(
  siteApi: OwnSiteApi,
  request: FastifyRequest,
  reply: FastifyReply,
  webToken: string,
): FastifyReply {
  const { raw } = reply
  for (const [name, value] of Object.entries({ ...UNLESS_SAID, ...reply.getHeaders() }))
    if (value !== undefined) raw.setHeader(name, value)
  request.raw.headers = headersFor(request, request.headers, webToken)
  reply.hijack()
  siteApi.routing(request.raw, raw)
  return reply
}
