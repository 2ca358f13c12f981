import type { FastifyRequest } from 'fastify'
import { badField } from '../../site-api/problem'
import { idempotencyKey } from '../../site-api/visitors/once'

/** The key every form is sent with. @throws HttpProblem 400 */
export function requiredKey(request: Pick<FastifyRequest, 'headers'>): string {
  const key = idempotencyKey(request)
  if (key === undefined) throw badField('idempotency-key', 'is required')
  return key
}

/** The token of a mail, handed on as it came. */
export const tokenHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> =>
  headers.authorization ? { authorization: headers.authorization } : {}
