import type { Static, TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../src/contract/locales'
import type { ApiClient } from '../../../src/siteApi/http'

/** What a handler is given: query and body checked, the language of the address, and the site API in that language. */
export interface AjaxCall<Q extends TSchema, B extends TSchema> {
  locale: Locale
  client: ApiClient
  query: Static<Q>
  body: Static<B>
  request: FastifyRequest
  reply: FastifyReply
  /** Ends a call of the site API that takes too long; hand it on. */
  signal: AbortSignal
}

/** One of the site-local calls of spec §7: `/{locale}/ajax/{path}`. It answers what it returns, as JSON. */
export interface AjaxRoute<Q extends TSchema = TSchema, B extends TSchema = TSchema> {
  method: 'GET' | 'POST'
  /** Below `/{locale}/ajax/`. */
  path: string
  query?: Q
  body?: B
  handle(call: AjaxCall<Q, B>): Promise<unknown>
}

/** Describes a route with its types; `ajax.ts` registers it. */
export const ajaxRoute = <Q extends TSchema, B extends TSchema>(route: AjaxRoute<Q, B>): AjaxRoute =>
  route as unknown as AjaxRoute
