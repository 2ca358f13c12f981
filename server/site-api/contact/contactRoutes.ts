import type { FastifyInstance } from 'fastify'
import type { Accepted } from '../../../src/contract/ajax'
import { tellFriend } from './tellFriend'
import { route } from '../route'
import { takeForm } from '../visitors/takeForm'
import { contact } from './contact'

const pretend = (): Accepted => ({ status: 'accepted' })

/** Questions to the agency and listings for friends (docs/decisions/080-ajax-routes.md). */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'contact', {}, ({ siteId, body, request }) =>
    takeForm(app, {
      siteId,
      request,
      body,
      limited: 'contact',
      context: 'contact',
      mailbox: body.email,
      pretend,
      work: contact,
    }),
  )

  route(app, 'tellFriend', {}, ({ siteId, body, request }) =>
    takeForm(app, {
      siteId,
      request,
      body,
      limited: 'friend',
      context: 'contact',
      mailbox: body.friendEmail,
      pretend,
      work: tellFriend,
    }),
  )
}
