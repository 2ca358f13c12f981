import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { sendProblem } from '../../http/problem'
import { checkHook, type HookBody, hookHeaders, ownSignature, signatureError } from '../../http/webhook'
import { changesOf } from '../../queue/webhookChanges'
import { storeChanges } from '../queue/changeStore'

export interface WebhookRouteOptions {
  db: Kysely<Database>
  /** The sites that are published here. */
  siteIds: readonly string[]
  secrets: string
  /** Called when changes are stored, before the answer. */
  onStored: (siteId: string) => Promise<void>
}

const BODY_LIMIT = 256 * 1024

const problem = (reply: FastifyReply, status: number, title: string, detail: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send({ type: 'about:blank', title, status, detail })

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** `POST /hooks/rebuild`: a signed message that something changed (Standard Webhooks; record 112). */
export const webhookRoute: FastifyPluginAsync<WebhookRouteOptions> = async (app, options) => {
  const { db, siteIds, secrets, onStored } = options
  app.setErrorHandler(sendProblem)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Body: Buffer | undefined }>('/hooks/rebuild', async (request, reply) => {
    const body = request.body ?? Buffer.alloc(0)
    const reason = signatureError(secrets, body, request.headers)
    if (reason) return problem(reply, 401, 'Not signed', reason)
    const message = parsed(body)
    const errors = checkHook(message)
    if (errors.length) {
      const { field, reason: why } = errors[0] ?? { field: '', reason: '' }
      return problem(reply, 400, 'Not understood', `${field || 'The body'} ${why}`)
    }
    const told = message as HookBody
    const { siteId } = told
    if (!siteIds.includes(siteId)) return problem(reply, 404, 'Not found', `There is no site ${siteId} here`)
    const seen = {
      id: hookHeaders(request.headers)['webhook-id'],
      signature: ownSignature(secrets, body, request.headers),
      bodyHash: createHash('sha256').update(body).digest('hex'),
    }
    const { job, state } = await storeChanges(db, siteId, changesOf(told), seen)
    if (state === 'replayed') return problem(reply, 409, 'Seen before', 'This very message came before')
    if (state === 'another')
      return problem(reply, 422, 'Used before', 'This webhook-id was used for another message')
    if (state === 'new') await onStored(siteId)
    return reply.code(202).header('cache-control', 'no-store').send({ job })
  })
}
