import type { Static, TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../src/contract/locales'
import type { ApiClient } from '../../../src/siteApi/http'

/** What a handler is given: query and body checked, the language of the address, and the site API in that language. */
interface AjaxCall<Q extends TSchema, B extends TSchema, P extends TSchema> {
  locale: Locale
  client: ApiClient
  query: Static<Q>
  body: Static<B>
  /** Values that stand in the path. */
  params: Static<P>
  /** Given with a route that is `keyed`. */
  idempotencyKey: string
  request: FastifyRequest
  reply: FastifyReply
  /** Headers that tell the site API whose form it is (docs/decisions/082-visitor-calls.md). */
  visitor: Readonly<Record<string, string>>
  /** Ends a call of the site API that takes too long; hand it on. */
  signal: AbortSignal
}

/** One of the site-local calls of spec §7: `/{locale}/ajax/{path}`. It answers what it returns, as JSON. */
export interface AjaxRoute<
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  P extends TSchema = TSchema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/{locale}/ajax/`. */
  path: string
  query?: Q
  body?: B
  params?: P
  /** Needs the header `Idempotency-Key`, which goes to the site API with the form. */
  keyed?: true
  /** Of a visitor's six turns that it takes, 1 unless told (docs/decisions/224-calls-by-what-they-ask.md). */
  turns?: number
  /** Of success, 200 unless told; an answer of nothing is 204. */
  status?: number
  handle(call: AjaxCall<Q, B, P>): Promise<unknown>
}

/** Describes a route with its types; `ajax.ts` registers it. */
export const ajaxRoute = <Q extends TSchema, B extends TSchema, P extends TSchema>(
  route: AjaxRoute<Q, B, P>,
): AjaxRoute => route as unknown as AjaxRoute
