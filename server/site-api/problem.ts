import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldError } from '../../src/contract/check'
import type { Problem } from '../../src/contract/problem'

/** A failure that is the caller's to know: thrown anywhere, answered as RFC 9457 problem+json. */
export class HttpProblem extends Error {
  constructor(
    readonly statusCode: number,
    detail: string,
    readonly errors: FieldError[] = [],
    /** Members of its own (RFC 9457 §3.2): free slots, seconds to wait. */
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail)
  }
}

export const notFound = (what: string) => new HttpProblem(404, `There is no ${what}`)
export const badField = (field: string, reason: string) => badFields([{ field, reason }])
export const badFields = (errors: FieldError[]) =>
  new HttpProblem(
    400,
    errors.map(({ field, reason }) => `${field || 'The body'} ${reason}`).join('; '),
    errors,
  )

/** What is answered for an error. Nothing of an error that is not the caller's gets out. */
export function problemOf(error: unknown): Problem {
  const { statusCode = 500, message = '' } = error as Partial<FastifyError>
  const errors = error instanceof HttpProblem ? error.errors : []
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(status < 500 || error instanceof HttpProblem ? { detail: message } : {}),
    ...(errors.length ? { errors } : {}),
    ...(error instanceof HttpProblem ? error.members : {}),
  }
}

/** Says in a header what a problem says of waiting (RFC 9110 §10.2.3). */
export function sayWhenToRetry(reply: FastifyReply, problem: Problem): void {
  const { retryAfter } = problem as { retryAfter?: unknown }
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
}

/** Answers an error; one that is ours is logged and not told. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error(error)
  sayWhenToRetry(reply, problem)
  void reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Answers an address that leads nowhere. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  sendProblem(notFound(`${request.method} ${request.url.split('?')[0] ?? ''}`), request, reply)
