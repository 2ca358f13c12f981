import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { type Agreed, agreementErrors } from '../agreements/agreementErrors'
import { findAgreements } from '../agreements/agreementRepository'
import { badField, badFields } from '../problem'
import { countVisit, type Limited } from './limits'
import { idempotencyKey, once } from './once'
import { senderOf } from './senderOf'
import { visitorAddress } from './visitorAddress'

/** A booking cannot be made to look made: a program is told. @throws HttpProblem 400 */
export function refuseProgram(): never {
  throw badField('website', 'must be empty: no person sees it')
}

interface Form<B, T> {
  siteId: string
  request: FastifyRequest
  body: B
  /** The limits that hold, and the forms whose agreements must be there. */
  limited: Limited
  context: string
  /** That a mail will go to. */
  mailbox: string
  /** What a program is answered that filled in the field nobody sees. */
  pretend: () => T
  work: (transaction: Kysely<Database>, sender: Sender) => Promise<T>
}

/**
 * What every form of a visitor goes through: the honeypot, agreements, limits, the idempotency key; then its work in one
 * transaction with its mails, which are sent as soon as it is committed.
 * @throws HttpProblem 400, 422, 429
 */
export async function takeForm<B extends { agreements: Agreed[]; website?: string }, T extends object>(
  app: FastifyInstance,
  form: Form<B, T>,
): Promise<T> {
  const { siteId, request, body, limited, context, mailbox, pretend, work } = form
  const key = idempotencyKey(request)
  if (body.website) return pretend()
  const errors = agreementErrors(await findAgreements(app.db, siteId), body.agreements, context)
  if (errors.length) throw badFields(errors)
  const address = visitorAddress(request, app.config.webToken)
  await countVisit(app.db, siteId, limited, { address, mailbox }, { secret: app.config.webToken })
  const sender = await senderOf(app.db, siteId, app.config)
  const answer = await once(app.db, siteId, { call: limited, key, body }, (transaction) =>
    work(transaction, sender),
  )
  app.outbox.wake()
  return answer
}
