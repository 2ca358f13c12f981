import type { FastifyPluginAsync } from 'fastify'
import { LOCALES } from '../../../src/contract/locales'
import { pattern } from '../../../src/routing/routes'
import { type ApiClient, isHttpError } from '../../../src/siteApi/http'
import { removeAlert } from '../../../src/siteApi/visitors'
import { inTurn, type VisitorTurns } from '../visitorTurns'

const TIMEOUT = 15_000
/** What can be a token at all; anything else was given to nobody, and may not even stand in a header. */
export const TOKEN = /^[\w-]+$/

/**
 * The unsubscribe page's own address takes the POST of RFC 8058: mail programs send it without cookies and without asking
 * anything. GET is the page, which changes nothing.
 */
export const oneClick: FastifyPluginAsync<{ client: ApiClient; turns: VisitorTurns }> = async (
  app,
  { client, turns },
) => {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 4096 },
    (_request, _body, done) => done(null),
  )
  for (const locale of LOCALES) {
    app.post<{ Params: { token: string } }>(pattern('alertsUnsubscribe', locale), async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { token } = request.params
      const headers = { authorization: `Bearer ${token}` }
      try {
        const end = () => removeAlert(client, {}, { headers, signal: AbortSignal.timeout(TIMEOUT) })
        if (TOKEN.test(token)) await inTurn(turns, request, end)
      } catch (error) {
        // A link nobody was given, or that expired, has nothing left to end.
        if (!isHttpError(error) || error.status >= 500) throw error
      }
      return reply.code(200).type('text/plain; charset=utf-8').send('OK\n')
    })
  }
}
