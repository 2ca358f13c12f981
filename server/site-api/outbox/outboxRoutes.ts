import type { FastifyInstance } from 'fastify'
import { keptMails } from '../../mail/outbox'
import { notFound } from '../../http/problem'
import { checkRequest } from '../../http/checkRequest'
import { SITE_PREFIX } from '../route'

const SHOWN = 100
const DEMO = 'demo'

/** What waits in the outbox of the demo site, while there is no mail server: for whoever tries it out, and for tests. */
export async function outboxRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app
  app.get<{ Params: { siteId: string }; Querystring: { id?: string } }>(
    `${SITE_PREFIX}/outbox`,
    { schema: { hide: true }, preValidation: (request) => checkRequest(request) },
    async ({ params: { siteId }, query: { id } }, reply) => {
      if (siteId !== DEMO || !config.siteIds.includes(DEMO) || config.mailUrl) throw notFound('such call')
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      return JSON.stringify(await keptMails(db, siteId, SHOWN, id))
    },
  )
}
