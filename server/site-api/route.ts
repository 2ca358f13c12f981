import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, CALLS, type CallName, IdempotencyHeader } from '../../src/contract/calls'
import { Problem } from '../../src/contract/problem'
import { checkRequest } from '../http/checkRequest'
import { notFound } from '../http/problem'
import { dataVersion } from './sites/siteRepository'

type Part<N extends CallName, K extends 'query' | 'body'> =
  (typeof CALLS)[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined

/** What a handler is given: everything checked against the contract. `siteId` and `version` are '' for calls of no site. */
export interface CallInput<N extends CallName, P extends TProperties> {
  siteId: string
  /** Of the site's data, before anything was read. */
  version: string
  params: Static<ReturnType<typeof Type.Object<P>>>
  query: Part<N, 'query'>
  body: Part<N, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

export const SITE_PREFIX = '/sites/:siteId'
/** Any text that can be a site's: an unknown one is 404, not 400. */
export const SiteId = Type.String({ minLength: 1, maxLength: 63 })

export const callUrl = (call: Call) => (call.root ? call.path : `${SITE_PREFIX}${call.path}`)

interface RouteOptions {
  /** Whether the version of the data is asked first; who needs none is given '', and finds a site that is not there itself. */
  isVersioned?: boolean
}

/**
 * Registers a call of the contract: address, checks and description come from CALLS, `params` says what stands in the
 * address, the handler answers an object, JSON text (or its bytes), or nothing for 204. A call of a site that is not there is 404.
 */
export function route<N extends CallName, P extends TProperties>(
  app: FastifyInstance,
  name: N,
  params: P,
  handler: (call: CallInput<N, P>) => unknown,
  { isVersioned = true }: RouteOptions = {},
): void {
  const call: Call = CALLS[name]
  const status = call.status ?? 200
  app.route({
    method: call.method,
    url: callUrl(call),
    schema: {
      operationId: name,
      summary: call.summary,
      params: Type.Object(call.root ? params : { siteId: SiteId, ...params }),
      ...(call.keyed && {
        headers: call.keyed === true ? IdempotencyHeader : Type.Partial(IdempotencyHeader),
      }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { [status]: call.response ?? Type.Unknown(), '4xx': Problem },
    },
    preValidation: (request) => checkRequest(request),
    handler: async (request, reply) => {
      const { siteId = '' } = request.params as { siteId?: string }
      const version = call.root || !isVersioned ? '' : await dataVersion(app.db, siteId)
      if (version === undefined) throw notFound(`site ${siteId}`)
      const input = { siteId, version, params: request.params, query: request.query, body: request.body }
      reply.code(status)
      // A string, or bytes, is JSON that the database wrote.
      if (call.response) reply.type('application/json; charset=utf-8')
      const answer = await handler({ ...input, request, reply } as unknown as CallInput<N, P>)
      return status === 204 ? reply.send() : answer
    },
  })
}
