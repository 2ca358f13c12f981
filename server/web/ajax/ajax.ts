import type { FastifyPluginAsync } from 'fastify'
import { LOCALES } from '../../../src/contract/locales'
import { apiClient } from '../../../src/siteApi/http'
import { notFound } from '../../site-api/problem'
import { compileValidator } from '../../site-api/validate'
import { sendAjaxProblem } from './ajaxErrors'
import type { AjaxRoute } from './ajaxRoute'
import { searchCity } from './searchCity'

/** Every ajax route of spec §7, a file each. */
const ROUTES: readonly AjaxRoute[] = [searchCity]

export interface AjaxOptions {
  siteId: string
  siteApiUrl: string
  /** Milliseconds that the site API has for its answer. */
  timeout?: number
}

const TIMEOUT = 15_000
const BODY_LIMIT = 32 * 1024

/** The site's own calls, `/{locale}/ajax/…` (spec §7): checked here, answered with what the site API knows. */
export const ajax: FastifyPluginAsync<AjaxOptions> = async (
  app,
  { siteId, siteApiUrl, timeout = TIMEOUT },
) => {
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(sendAjaxProblem)
  for (const locale of LOCALES) {
    const log = (message: string) => app.log.warn(message)
    const client = apiClient({ baseUrl: siteApiUrl, siteId, locale, log })
    for (const { method, path, query, body, handle } of ROUTES) {
      app.route({
        method,
        url: `/${locale}/ajax/${path}`,
        bodyLimit: BODY_LIMIT,
        schema: { ...(query && { querystring: query }), ...(body && { body }) },
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const signal = AbortSignal.timeout(timeout)
          const answer = await handle({
            locale,
            client,
            query: request.query,
            body: request.body,
            request,
            reply,
            signal,
          })
          if (answer === undefined) return reply.code(204).send()
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
        },
      })
    }
    app.all(`/${locale}/ajax/*`, async () => {
      throw notFound('such call of the site')
    })
  }
}
