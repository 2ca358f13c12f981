import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { plainName } from '../../../src/contract/personName'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { badField, badFields } from '../../http/problem'
import { visitorAddress } from '../../http/visitorAddress'
import { type Agreed, agreementErrors } from '../agreements/agreementErrors'
import { findAgreements } from '../agreements/agreementRepository'
import { countVisit, type Limited, type VisitKeys, visitKeys } from './limits'
import { answered, doneOnce } from './idempotency'
import { senderOf } from './senderOf'

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
  /** With the form as it is kept and mailed; `keys` say whose it is, without naming anybody. */
  work: (transaction: Kysely<Database>, sender: Sender, body: B, keys: VisitKeys) => Promise<T>
}

const NAMES: ReadonlySet<string> = new Set(['name', 'friendName'])

/** Names in the letters they were checked in (`isPersonName`): what a mail program sees must be what was looked at. */
const withPlainNames = <B extends object>(body: B): B =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]: [string, unknown]) => [
      field,
      NAMES.has(field) && typeof value === 'string' ? plainName(value) : value,
    ]),
  ) as B

/**
 * What every form of a visitor goes through: the idempotency key, the honeypot, agreements, limits; then its work in one
 * transaction with its mails, which are sent as soon as it is committed. What was done before under the key is answered as
 * it was then, whatever changed since, and counts for no limit.
 * @throws HttpProblem 400, 422, 429
 */
export async function takeForm<B extends { agreements: Agreed[]; website?: string }, T extends object>(
  app: FastifyInstance,
  form: Form<B, T>,
): Promise<T> {
  const { siteId, request, body, limited, context, mailbox, pretend, work } = form
  if (body.website) return pretend()
  // The route checked it: every form is a keyed call.
  const key = request.headers['idempotency-key'] as string | undefined
  const keyed = { call: limited, key, body }
  const before = await answered<T>(app.db, siteId, keyed)
  if (before) return before
  const errors = agreementErrors(await findAgreements(app.db, siteId), body.agreements, context)
  if (errors.length) throw badFields(errors)
  const visit = { address: visitorAddress(request, app.config.webToken), mailbox }
  const { webToken: secret } = app.config
  const sender = await senderOf(app.db, siteId, app.config)
  const count = (transaction: Kysely<Database>) => countVisit(transaction, siteId, limited, visit, { secret })
  const keys = visitKeys(limited, visit, secret)
  const answer = await doneOnce(app.db, siteId, keyed, count, (transaction) =>
    work(transaction, sender, withPlainNames(body), keys),
  )
  app.outbox.wake()
  return answer
}
