import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '../../http/problem'
import { route } from '../route'
import { takeForm } from '../visitors/takeForm'
import { alertState } from './alertState'
import { editAlert } from './editAlert'
import { removeAlert } from './removeAlert'
import { subscribe } from './subscribe'
import { openToken } from './tokens'

/** The token a request carries. @throws HttpProblem 401 */
function tokenOf({ headers }: FastifyRequest): string {
  const token = /^Bearer +([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1]
  if (!token) throw new HttpProblem(401, 'This call needs the token of a mail')
  return token
}

/** Alerts: asking for one, and what its mails' tokens open (docs/decisions/080-ajax-routes.md). */
export async function alertRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app

  route(app, 'subscribeAlert', {}, ({ siteId, body, request }) =>
    takeForm(app, {
      siteId,
      request,
      body,
      limited: 'alert',
      context: 'alerts',
      mailbox: body.email,
      pretend: () => ({ status: 'accepted' as const }),
      work: subscribe,
    }),
  )

  route(app, 'alertState', {}, async ({ siteId, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return alertState(db, siteId, await openToken(db, siteId, tokenOf(request)))
  })

  route(app, 'editAlert', {}, async ({ siteId, body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const token = tokenOf(request)
    return db.transaction().execute(async (transaction) => {
      await editAlert(transaction, siteId, await openToken(transaction, siteId, token), body)
      return alertState(transaction, siteId, await openToken(transaction, siteId, token))
    })
  })

  route(app, 'removeAlert', {}, async ({ siteId, query: { everything = false }, request }) => {
    const token = tokenOf(request)
    await db.transaction().execute(async (transaction) => {
      await removeAlert(transaction, siteId, await openToken(transaction, siteId, token), everything)
    })
  })
}
