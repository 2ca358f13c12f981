import type { FastifyPluginAsync } from 'fastify'
import { IdempotencyHeader } from '../../../src/contract/calls'
import { LOCALES } from '../../../src/contract/locales'
import type { Addresses } from '../../../src/siteApi/askInTurn'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { notFound } from '../../http/problem'
import { checkRequest } from '../../http/checkRequest'
import { compileValidator } from '../../http/validate'
import { refuseElsewhere } from '../../http/sameOrigin'
import { visitorHeaders } from '../visitorHeaders'
import { inTurn, type VisitorTurns } from '../visitorTurns'
import { sendAjaxProblem } from './ajaxErrors'
import type { AjaxRoute } from './ajaxRoute'
import { contactForm } from './contactForm'
import { estate, similarEstate } from './estateCards'
import { notifications } from './notifications'
import { oneClick } from './oneClick'
import { searchCity } from './searchCity'
import { sendToFriend } from './sendToFriend'

/** Every ajax route of spec §7, a file each. */
export const AJAX_ROUTES: readonly AjaxRoute[] = [
  searchCity,
  estate,
  similarEstate,
  contactForm,
  sendToFriend,
  ...notifications,
]

export interface AjaxOptions {
  siteId: string
  siteApiUrl: Addresses
  /** The address visitors use: forms sent from anywhere else are refused. */
  publicUrl: string
  /** Other names of the site. */
  hostnames?: () => readonly string[]
  webToken: string
  /** Of the visitors, with what else asks the site API for them. */
  turns: VisitorTurns
  /** Milliseconds that the site API has for its answer. */
  timeout?: number
}

const TIMEOUT = 15_000
const BODY_LIMIT = 32 * 1024

/** The site's own calls, `/{locale}/ajax/…` (spec §7): checked here, answered with what the site API knows. */
export const ajax: FastifyPluginAsync<AjaxOptions> = async (
  app,
  { siteId, siteApiUrl, publicUrl, hostnames, webToken, turns, timeout = TIMEOUT },
) => {
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(sendAjaxProblem)
  // Plain text is no JSON: as any other type it is 415 (docs/decisions/080-ajax-routes.md).
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', refuseElsewhere(publicUrl, hostnames))
  const log = (message: string) => app.log.warn(message)
  await app.register(oneClick, { client: siteApiClient({ siteApiUrl, siteId, log }), turns })
  for (const locale of LOCALES) {
    const client = siteApiClient({ siteApiUrl, siteId, locale, log })
    for (const {
      method,
      path,
      query,
      body,
      params,
      keyed,
      status = 200,
      turns: cost,
      handle,
    } of AJAX_ROUTES) {
      app.route({
        method,
        url: `/${locale}/ajax/${path}`,
        bodyLimit: BODY_LIMIT,
        schema: {
          ...(query && { querystring: query }),
          ...(body && { body }),
          ...(params && { params }),
          ...(keyed && { headers: IdempotencyHeader }),
        },
        // What the database cannot hold is not for it.
        preValidation: (request) => checkRequest(request),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const ask = () =>
            handle({
              locale,
              client,
              query: request.query,
              body: request.body,
              params: request.params,
              idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
              visitor: visitorHeaders(request, webToken),
              request,
              reply,
              signal: AbortSignal.timeout(timeout),
            })
          const answer = await inTurn(turns, request, ask, cost)
          if (answer === undefined) return reply.code(204).send()
          return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer))
        },
      })
    }
    app.all(`/${locale}/ajax/*`, async () => {
      throw notFound('such call of the site')
    })
  }
}
